import AlidadeCore
import AlidadeRender

/// The properties of a window that the header bars in it depend on.
package struct WindowTraits: Equatable, Sendable {
  /// The title of the window.
  var title = ""
  /// The buttons that the header bars show, if the desktop has them.
  var buttons: Set<WindowButton> = []

  /// Creates the properties of a window with a title bar of its own.
  init() {}

  /// Creates the properties of a window.
  package init(title: String, buttons: Set<WindowButton>) {
    self.title = title
    self.buttons = buttons
  }
}

/// The environment key of the properties of the window.
package enum WindowTraitsKey: EnvironmentKey {
  package static let defaultValue = WindowTraits()
}
