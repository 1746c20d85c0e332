import AlidadeCore
import AlidadeRender

/// The component of an open window, which takes no space and has no view where it stands.
struct WindowNode: ViewComponent, ControllerProviding {
  let window: Window
  /// The component whose environment the content of the window gets.
  let parent: ParentComponent?

  func view() -> ViewConfiguration? { nil }

  final class Controller: ComponentController<WindowNode> {
    private var session: WindowSession?

    override func didMount() {
      if session != nil { return }
      guard let application = context.application.application else { return reportMissing() }
      let session = WindowSession(
        component.window, parent: component.parent, of: application,
        owner: context.window.session)
      self.session = session
      session.open()
    }

    override func didUpdate(from older: WindowNode) { update() }

    // An open window remains open while the page that opened it isn't shown.
    override func didUpdateUnmounted(from older: WindowNode) { update() }

    override func invalidate() {
      session?.end()
      session = nil
    }

    private func update() { session?.update(component.window, parent: component.parent) }

    private func reportMissing() {
      Diagnostics.reportOnce(
        Diagnostic(
          "A window is outside of an application.",
          values: ["title  \(component.window.configuration.title)"],
          remedy: """
            Windows, dialogs and alerts need a running App, which opens them. A hosting view in a window of another \
            toolkit has none. The window isn't opened.
            """))
    }
  }
}
