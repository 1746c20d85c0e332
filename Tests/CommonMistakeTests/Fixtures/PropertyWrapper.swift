// unknown attribute 'State'

import Alidade

#if REMEDY
struct Counter: Component {
  struct State { var taps = 0 }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Button("\(context.state.taps)") { context.update { $0.taps += 1 } }
  }
}
#else
struct Counter: Component {
  @State var taps = 0

  var body: some Component {
    Button("\(taps)") { taps += 1 }
  }
}
#endif
