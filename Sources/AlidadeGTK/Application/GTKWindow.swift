#if GTK
import AlidadeCore
import AlidadeLayout
import AlidadeRender
import CGTK

/// A window that shows a component.
///
/// The window has the desktop's border and buttons. Use it only on the main thread.
@MainActor public final class GTKWindow {
  /// The `GtkWindow`; this object keeps it alive even after the window is closed.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// The view that shows the component and fills the window.
  public let hostingView: GTKHostingView

  /// A closure that is called after the user or the program has closed the window.
  public var didClose: (@MainActor () -> Void)?
  /// A closure that removes the window from the application's list of windows.
  var didLeaveApplication: (@MainActor () -> Void)?

  private var titleText: String

  /// Creates a window without showing it.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - size: the size of the content when the window opens, in points.
  ///   - content: the component; several are stacked vertically.
  public init(title: String, size: Size, @ComponentBuilder content: () -> ComponentList) {
    GTKToolkit.start()
    widget = gtk_window_new()
    g_object_ref_sink(widget)
    hostingView = GTKHostingView(sizing: .fill, content: content)
    titleText = title
    hostingView.root.apply(.backgroundColor(.windowBackground))
    gtk_window_set_title(widget.window, title)
    gtk_window_set_default_size(
      widget.window, max(1, wholePoints(size.width)), max(1, wholePoints(size.height)))
    gtk_window_set_child(widget.window, hostingView.widget)
    // A window that is still referenced isn't destroyed when it is closed, but it is always
    // unrealized.
    connect(widget, "unrealize", isAfter: true) { [weak self] _ in
      // The application may hold the last reference.
      guard let self else { return .none }
      didLeaveApplication?()
      didClose?()
      return .none
    }
  }

  isolated deinit {
    g_object_unref(widget)
  }

  /// The title of the window.
  public var title: String {
    get { titleText }
    set {
      titleText = newValue
      gtk_window_set_title(widget.window, newValue)
    }
  }

  /// Shows the window and brings it to the front.
  public func present() {
    gtk_window_present(widget.window)
  }

  /// Closes the window permanently.
  public func close() {
    gtk_window_destroy(widget.window)
  }
}
#endif
