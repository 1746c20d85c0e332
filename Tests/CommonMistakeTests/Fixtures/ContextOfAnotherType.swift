// a component that declares a State needs func body(_ context: Context<State>) -> some Component

import Alidade

struct Counter: Component {
  struct State { var taps = 0 }
  func initialState() -> State { State() }

  #if REMEDY
  func body(_ context: Context<State>) -> some Component { Text("0") }
  #else
  func body(_ context: Context<NoState>) -> some Component { Text("0") }
  #endif
}
