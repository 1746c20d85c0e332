// a component that declares a State needs func initialState() -> State

import Alidade

struct Counter: Component {
  struct State { var taps = 0 }
  #if REMEDY
  func initialState() -> State { State() }
  #endif

  func body(_ context: Context<State>) -> some Component {
    Text("\(context.state.taps)")
  }
}
