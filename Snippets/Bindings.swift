// A form whose controls show and change parts of the state of one component.

import Alidade
import AlidadeHeadless

struct Profile: Component {
  struct State {
    var name = ""
    var isPublic = false
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    TextField("Name", text: context.binding(\.name))
    Toggle("Public", isOn: context.binding(\.isPublic))
    Text(context.state.isPublic ? "Everybody sees \(context.state.name)." : "Nobody sees this.")
  }
}

let view = HeadlessHostingView(size: Size(width: 300, height: 200)) { Profile() }
print(view.root.visibleTexts)

// snippet.hide
let field = view.root.descendants.compactMap { $0 as? HeadlessTextInputView }.first
let toggle = view.root.descendants.compactMap { $0 as? HeadlessToggleView }.first
// snippet.show
field?.type("Ada")
toggle?.toggle()
print(view.root.visibleTexts)
