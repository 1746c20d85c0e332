// a Picker changes its selection; pass a binding, as in context.binding(\.size), or add a closure

import Alidade

struct Order: Component {
  enum Size { case small, large }

  struct State { var size = Size.small }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let sizes = [PickerOption(Size.small, "Small"), PickerOption(.large, "Large")]
    #if REMEDY
    Picker("Size", selection: context.binding(\.size), choices: sizes)
    #else
    Picker("Size", selection: context.state.size, choices: sizes)
    #endif
  }
}
