import AlidadeComponents
import AlidadeCore

/// The content of a window, and the windows that code has opened for it.
struct WindowContent: Component, Equatable {
  let window: WindowReference
  let presentations: Store<Presentations>
  let toasts: Store<[Toast]>
  let commands: [HandledCommand]
  let content: ComponentList

  func body(_ context: Context<NoState>) -> some Component {
    CommandHandler(
      commands + WindowContent.commands(of: window, context), opensWindow: true,
      content: AnyComponent(
        content.overlay(alignment: .topStart) {
          ForEach(context.read(presentations, \.windows)) { $0.window }
        }
        .overlay(alignment: .bottom) { ToastView(window: window, toasts: toasts) })
    )
    .environment(WindowKey.self, window)
  }

  /// Returns what every window handles, unless the program does.
  private static func commands(
    of window: WindowReference, _ context: Context<NoState>
  ) -> [HandledCommand] {
    [
      HandledCommand(.keyboardShortcuts) {
        window.show(shortcutsOf: $0.commands, title: context.title(of: .keyboardShortcuts))
      },
      HandledCommand(.closeWindow) { _ in window.close() },
    ]
  }
}
