import AlidadeComponents
import AlidadeCore

/// The content of a window, and the windows that code has opened for it.
struct WindowContent: Component, Equatable {
  let window: WindowReference
  let applicationName: String
  let presentations: Store<[Presentation]>
  let toasts: Store<[Toast]>
  let commands: [HandledCommand]
  let traits: WindowTraits
  /// The width that the content is likely to get first, in points.
  let expectedWidth: Double
  let content: ComponentList

  func body(_ context: Context<NoState>) -> some Component {
    CommandHandler(
      commands + WindowContent.commands(of: window, applicationName, context), opensWindow: true,
      content: AnyComponent(
        WidthClassArea(
          WidthClass.standard, expectedWidth: expectedWidth, content: AnyComponent(content)
        ).overlay(alignment: .topStart) {
          ForEach(context.read(presentations, \.self)) { $0.window }
        }
        .overlay(alignment: .bottom) { ToastView(window: window, toasts: toasts) })
    )
    .environment(WindowKey.self, window)
    .environment(WindowTraitsKey.self, traits)
  }

  /// Returns the commands that every window handles, unless the program does.
  private static func commands(
    of window: WindowReference, _ applicationName: String, _ context: Context<NoState>
  ) -> [HandledCommand] {
    let aboutTitle = context.standardText("About \(applicationName)")
    return [
      HandledCommand(.about, title: aboutTitle) { _ in Task { await window.showAbout() } },
      HandledCommand(.keyboardShortcuts) { _ in Task { await window.showKeyboardShortcuts() } },
      HandledCommand(.closeWindow) { _ in window.close() },
    ]
  }
}
