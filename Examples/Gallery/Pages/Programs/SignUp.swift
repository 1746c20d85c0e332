import Alidade

/// The data entered into the form.
struct SignUp: Sendable {
  /// A field that can have the keyboard focus.
  enum Field: Hashable { case name, mail, password, about }

  var name = ""
  var mail = ""
  var password = ""
  var about = ""
  var plan = "team"
  var seats = 3.0
  var hasUnseen = true
  var isAccepted = false
  var focus = FocusState<Field>()
  /// A Boolean value that is `true` if the user has tried to send the form.
  var isChecked = false

  static let plans = [PickerOption("single", "Single"), PickerOption("team", "Team")]
  static let shortestPassword = 8

  /// The first problem that prevents sending the form, and its field.
  var problem: (field: Field?, text: String)? {
    if name.isEmpty { return (.name, "A name is missing.") }
    if !isAddress { return (.mail, "The address is not complete.") }
    if password.count < SignUp.shortestPassword {
      return (.password, "The password is shorter than \(SignUp.shortestPassword) characters.")
    }
    return isAccepted ? nil : (nil, "The terms are not accepted.")
  }

  /// Returns the validation state of a field; `none` if the field is empty before the first attempt
  /// to send.
  func validation(_ isRight: Bool, _ text: String) -> TextInputValidation {
    if isRight { return .valid }
    return text.isEmpty && !isChecked ? .none : .invalid
  }

  /// A Boolean value that is `true` if the mail address has text on both sides of one @.
  var isAddress: Bool {
    let parts = mail.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
  }

  /// Sets the mail address without spaces, even if they were typed or pasted.
  mutating func enterMail(_ entered: String) {
    mail = entered.filter { !$0.isWhitespace }
  }

  /// Moves the focus to the first problem, if there is one.
  mutating func send() {
    isChecked = true
    if let field = problem?.field { focus.field = field }
  }
}
