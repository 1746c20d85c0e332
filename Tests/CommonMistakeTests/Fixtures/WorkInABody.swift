// a body only describes components; do this in the action of a control, in .onAppear or in .task

import Alidade

struct Visits: Component {
  struct State { var visits = 0 }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    #if REMEDY
    Text("\(context.state.visits)").onAppear { context.update { $0.visits += 1 } }
    #else
    context.update { $0.visits += 1 }
    Text("\(context.state.visits)")
    #endif
  }
}
