#if GTK
import AlidadeRender
import CGTK

/// The content of the clipboard of the display, and the objects that follow it.
@MainActor enum ClipboardChanges {
  private static let observers = WeakObservers<any ClipboardObserver>()
  private static var connection: SignalConnection?

  /// Returns `true` if there seems to be content of one of the kinds.
  static func hasContent(
    of kinds: TransferKinds, in widget: UnsafeMutablePointer<GtkWidget>
  ) -> Bool {
    guard let clipboard = gtk_widget_get_clipboard(widget) else { return false }
    return kinds.choice(in: gdk_clipboard_get_formats(clipboard)) != nil
  }

  /// Notifies an object after the content has changed, as long as the object exists.
  static func observe(
    _ observer: any ClipboardObserver, in widget: UnsafeMutablePointer<GtkWidget>
  ) {
    observers.add(observer)
    guard connection == nil, let clipboard = gtk_widget_get_clipboard(widget) else { return }
    connection = SignalConnection(
      "changed", of: UnsafeMutableRawPointer(clipboard).assumingMemoryBound(to: GObject.self)
    ) { _ in
      observers.notify { $0.clipboardDidChange() }
      return .none
    }
  }
}
#endif
