import Alidade

/// What has been entered into the form.
struct SignUp: Sendable {
  /// What the keyboard can be in.
  enum Field: Hashable { case name, mail, password, about }

  var name = ""
  var mail = ""
  var password = ""
  var about = ""
  var plan = "team"
  var seats = 3.0
  var hasNews = true
  var isAccepted = false
  var focus = FocusState<Field>()
  /// Whether somebody has tried to send it.
  var isChecked = false

  static let plans = [PickerOption("single", "Single"), PickerOption("team", "Team")]
  static let shortestPassword = 8

  /// What must be put right before it can be sent, and where.
  var problem: (field: Field?, text: String)? {
    if name.isEmpty { return (.name, "A name is missing.") }
    if !isAddress { return (.mail, "The address is not complete.") }
    if password.count < SignUp.shortestPassword {
      return (.password, "The password is shorter than \(SignUp.shortestPassword) characters.")
    }
    return isAccepted ? nil : (nil, "The terms are not accepted.")
  }

  /// What is shown about a field: nothing while nothing has been entered.
  func validation(_ isRight: Bool, _ text: String) -> TextInputValidation {
    if isRight { return .valid }
    return text.isEmpty && !isChecked ? .none : .invalid
  }

  /// Whether there is something around an @.
  var isAddress: Bool {
    let parts = mail.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
  }

  /// An address has no spaces, however it was typed or pasted.
  mutating func enterMail(_ entered: String) {
    mail = entered.filter { !$0.isWhitespace }
  }

  /// Goes to what must be put right, if anything must.
  mutating func send() {
    isChecked = true
    if let field = problem?.field { focus.field = field }
  }
}
