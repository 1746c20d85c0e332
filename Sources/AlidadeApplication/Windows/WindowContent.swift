import AlidadeComponents
import AlidadeCore

/// The content of a window, and the windows that code has opened for it.
struct WindowContent: Component {
  let window: WindowReference
  let presentations: Store<Presentations>
  let content: ComponentList

  func body(_ context: Context<NoState>) -> some Component {
    content
      .overlay(alignment: .topStart) {
        ForEach(context.read(presentations, \.windows)) { $0.window }
      }
      .environment(WindowKey.self, window)
  }
}
