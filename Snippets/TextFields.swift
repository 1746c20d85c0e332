// A text field whose text, selection and focus are state.

import Alidade
import AlidadeHeadless

struct NameField: Component {
  struct State {
    var name = "Ada"
    var selection: TextSelection?
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    TextField("Name", text: context.state.name) { name in context.update { $0.name = name } }
      .selection(context.state.selection) { selection in context.update { $0.selection = selection }
      }
    Button("Select all") {
      context.update {
        $0.selection = TextSelection(anchor: 0, caret: $0.name.unicodeScalars.count)
      }
    }
    Button("Add a title") {
      context.update {
        let name = "Dr. \($0.name)"
        let change = TextReplacement(from: $0.name, to: name)
        $0.selection = $0.selection.map { change?.selection(of: $0) ?? $0 }
        $0.name = name
      }
    }
  }
}

struct PlainField: Component {
  struct State { var name = "Ada" }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    TextField("Name", text: context.state.name) { name in
      context.update { $0.name = name }
    }
  }
}

struct FindBar: Component {
  struct State { var term = "" }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    TextField("Find", text: context.binding(\.term)).defaultFocus()
  }
}

struct SignIn: Component {
  enum Field: Hashable { case name, password }

  struct State {
    var name = ""
    var password = ""
    var focus = FocusState<Field>(.name)
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    TextField("Name", text: context.binding(\.name))
      .onSubmit { context.update { $0.focus.field = .password } }
      .focused(context.state.focus, equals: .name) { focus in context.update { $0.focus = focus } }
    SecureField("Password", text: context.binding(\.password))
      .focused(context.state.focus, equals: .password) { focus in
        context.update { $0.focus = focus }
      }
  }
}

// snippet.hide
@MainActor func fields(in view: HeadlessHostingView) -> [HeadlessTextInputView] {
  view.root.descendants.compactMap { $0 as? HeadlessTextInputView }
}
// snippet.show

let bar = HeadlessHostingView(size: Size(width: 240, height: 40)) { FindBar() }
print("a new bar has the focus:", bar.mountHost.focusedView is HeadlessTextInputView)

let view = HeadlessHostingView(size: Size(width: 240, height: 200)) {
  Column(spacing: 8) {
    NameField()
    PlainField()
    SignIn()
  }
}
let all = fields(in: view)
all[2].type("Ada")
all[2].submit()
view.settle()
all[3].type("secret")
view.settle()
print(all.map(\.text), "the password has the focus: \(view.mountHost.focusedView === all[3])")
