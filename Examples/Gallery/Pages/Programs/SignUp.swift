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
  var wantsNews = true
  var isAccepted = false
  var focus = FocusState<Field>()
  /// A Boolean value that is `true` if the user has tried to send the form.
  var isChecked = false
  /// The name with which the form was sent; `nil` if it hasn't been sent since the last edit.
  var welcomed: String?

  static let plans = [PickerOption("single", "Single"), PickerOption("team", "Team")]
  static let shortestPassword = 8

  /// The first problem that prevents sending the form, and its field.
  var problem: (field: Field?, text: String)? {
    if name.isEmpty { return (.name, "Enter a name.") }
    if !isAddress { return (.mail, "Enter a complete address.") }
    if password.count < SignUp.shortestPassword {
      return (.password, "The password is shorter than \(SignUp.shortestPassword) characters.")
    }
    return isAccepted ? nil : (nil, "Accept the terms to sign up.")
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

  /// Sends the form, or moves the focus to the first problem if there is one.
  mutating func send() {
    isChecked = true
    guard let problem else {
      welcomed = name
      return
    }
    if let field = problem.field { focus.field = field }
  }
}
