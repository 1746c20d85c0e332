#if GTK
import AlidadeCore
import AlidadeLayout
import AlidadeRender
import CGTK

/// A window that shows a component.
///
/// The window has the border and the buttons of the desktop. Main thread only.
@MainActor public final class GTKWindow {
  /// The `GtkWindow`; kept alive by this object, even after it was closed.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// What shows the component; takes all of the window.
  public let hostingView: GTKHostingView

  /// Called when the user or the program has closed the window.
  public var didClose: (@MainActor () -> Void)?

  private var titleText: String

  /// Makes a window, which is not shown yet.
  ///
  /// - Parameters:
  ///   - title: what the border of the window says.
  ///   - size: the size of the content when the window opens, in points.
  ///   - content: the component; several stand below each other.
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
    // A window that somebody holds is not destroyed when it is closed, but it always gives up its
    // place on the screen.
    connect(widget, "unrealize", isAfter: true) { [weak self] _ in
      self?.didClose?()
      return .none
    }
  }

  isolated deinit {
    g_object_unref(widget)
  }

  /// What the border of the window says.
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

  /// Closes the window for good.
  public func close() {
    gtk_window_destroy(widget.window)
  }
}
#endif
