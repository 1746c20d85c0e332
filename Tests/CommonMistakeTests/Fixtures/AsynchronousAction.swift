// cannot pass function of type '@Sendable () async -> Void' to parameter expecting synchronous
// function type

import Alidade

struct News: Component {
  let load: @Sendable () async -> String
  struct State { var text = "" }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    #if REMEDY
    Button("Reload") {
      Task {
        let text = await load()
        context.update { $0.text = text }
      }
    }
    #else
    Button("Reload") {
      let text = await load()
      context.update { $0.text = text }
    }
    #endif
  }
}
