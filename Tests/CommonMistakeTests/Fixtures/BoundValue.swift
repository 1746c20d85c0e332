// cannot convert value of type 'String' to expected argument type 'Binding<String>'

import Alidade

struct Profile: Component {
  struct State { var name = "" }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    #if REMEDY
    TextField("Name", text: context.binding(\.name))
    #else
    TextField("Name", text: context.state.name)
    #endif
  }
}
