#if GTK
import AlidadeComponents
import CGTK

/// An area by which the user moves the window: a `GtkWindowHandle`.
final class GTKWindowHandleView: GTKControlView<WindowHandleContent> {
  /// Creates an empty area.
  required init() {
    super.init(gtk_window_handle_new())
  }
}
#endif
