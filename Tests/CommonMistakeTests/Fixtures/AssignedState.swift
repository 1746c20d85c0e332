// the state in a body cannot be changed in place; write context.update { $0.… = … }

import Alidade

struct Counter: Component {
  struct State { var taps = 0 }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    #if REMEDY
    Button("\(context.state.taps)") { context.update { $0.taps += 1 } }
    #else
    Button("\(context.state.taps)") { context.state.taps += 1 }
    #endif
  }
}
