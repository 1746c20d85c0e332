#if GTK
import AlidadeApplication
import AlidadeCore

/// An application with one window.
struct SingleWindow: App {
  private let window: Window

  init(_ window: Window) {
    self.window = window
  }

  /// Creates an application with an empty window.
  init() {
    window = Window("") {}
  }

  var name: String { window.title }

  var body: some Component { window }
}
#endif
