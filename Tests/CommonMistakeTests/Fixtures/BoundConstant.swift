// a binding changes this part of the state; declare the property as var

import Alidade

struct Profile: Component {
  struct State {
    #if REMEDY
    var name = ""
    #else
    let name = ""
    #endif
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    TextField("Name", text: context.binding(\.name))
  }
}
