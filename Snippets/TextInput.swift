// A form: text in the state, a mask, focus that the program moves, and submitting.

import Alidade
import AlidadeHeadless

struct Login: Component {
  enum Field: Hashable { case card, password }

  struct State {
    var card = ""
    var password = ""
    var focus = FocusState<Field>(.card)
    var message = "Who are you?"
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 8) {
      Text(context.state.message)
      TextField("Card", text: context.state.card) { card in
        context.update { $0.card = Login.masked(card) }
      }
      .purpose(.digits)
      .validation(context.state.card.count == 9 ? .valid : .none)
      .onSubmit { context.update { $0.focus.field = .password } }
      .focused(context.state.focus, equals: .card) { focus in
        context.update { $0.focus = focus }
      }
      SecureField("Password", text: context.state.password) { password in
        context.update { $0.password = password }
      }
      .maximumLength(64)
      .onSubmit { context.update { $0.message = "Welcome, \($0.card)" } }
      .focused(context.state.focus, equals: .password) { focus in
        context.update { $0.focus = focus }
      }
    }
  }

  /// Returns up to eight digits in two groups.
  static func masked(_ card: String) -> String {
    let digits = card.filter(\.isNumber).prefix(8)
    return digits.count > 4 ? "\(digits.prefix(4))-\(digits.dropFirst(4))" : String(digits)
  }
}

// snippet.hide
extension HeadlessHostingView {
  var focusedField: HeadlessTextInputView? { mountHost.focusedView as? HeadlessTextInputView }
}
// snippet.show

let view = HeadlessHostingView(size: Size(width: 300, height: 200)) { Login() }
view.focusedField?.type("1234x5678")
view.focusedField?.submit()
view.focusedField?.type("secret")
print(view.root.visibleTexts)
view.focusedField?.submit()
print(view.root.visibleTexts[0])
