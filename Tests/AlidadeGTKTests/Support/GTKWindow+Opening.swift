#if GTK
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import CGTK
import Testing

extension GTKWindow {
  /// Opens a window, and waits until its component is shown.
  static func opened(
    size: Size, isDecorated: Bool = true, @ComponentBuilder _ content: () -> ComponentList
  ) async -> GTKWindow {
    let window = GTKWindow(title: "Test", size: size, content: content)
    gtk_window_set_decorated(window.widget.window, isDecorated ? 1 : 0)
    window.present()
    await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
    await MainLoop.settle()
    return window
  }
}
#endif
