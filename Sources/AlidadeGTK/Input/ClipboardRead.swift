#if GTK
import AlidadeRender
import CGTK

/// A read of the clipboard, which may belong to another program and then completes later.
@MainActor enum ClipboardRead {
  private final class Request {
    let finish: @MainActor (TransferContent) -> Void
    init(_ finish: @escaping @MainActor (TransferContent) -> Void) { self.finish = finish }
  }

  /// The formats in which other programs offer text.
  // Proof: the formats never change after they are created, and are never freed.
  nonisolated(unsafe) private static let textFormats: OpaquePointer? = {
    gdk_content_formats_union_deserialize_gtypes(
      gdk_content_formats_new_for_gtype(FundamentalType.string))
  }()

  /// Reads content from the clipboard of a widget's display, in the first of several kinds that it
  /// has.
  ///
  /// - Returns: `true` if the clipboard has content of one of the kinds.
  static func start(
    in widget: UnsafeMutablePointer<GtkWidget>, _ kinds: TransferKinds,
    _ finish: @escaping @MainActor (TransferContent) -> Void
  ) -> Bool {
    guard let clipboard = gtk_widget_get_clipboard(widget) else { return false }
    let formats = gdk_clipboard_get_formats(clipboard)
    let type = kinds.types.first {
      gdk_content_formats_contain_gtype(formats, $0) != 0
        || $0 == FundamentalType.string
          && gdk_content_formats_match(formats, ClipboardRead.textFormats) != 0
    }
    guard let type else { return false }
    start(clipboard, type, finish)
    return true
  }

  private static func start(
    _ clipboard: OpaquePointer, _ type: GType,
    _ finish: @escaping @MainActor (TransferContent) -> Void
  ) {
    gdk_clipboard_read_value_async(
      clipboard, type, Int32(G_PRIORITY_DEFAULT), nil,
      { clipboard, result, request in
        guard let request else { return }
        // Proof: GLib calls on the thread that made the request, and the pointers don't leave this
        // call.
        nonisolated(unsafe) let (clipboard_, result_, request_) = (clipboard, result, request)
        onMainThread { ClipboardRead.end(clipboard_, result_, request_) }
      }, Unmanaged.passRetained(Request(finish)).toOpaque())
  }

  private static func end(
    _ clipboard: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?,
    _ pointer: UnsafeMutableRawPointer
  ) {
    let request = Unmanaged<Request>.fromOpaque(pointer).takeRetainedValue()
    guard
      let value = gdk_clipboard_read_value_finish(clipboard.map { OpaquePointer($0) }, result, nil),
      let content = TransferContent(value)
    else { return }
    request.finish(content)
  }
}
#endif
