#if GTK
import AlidadeRender
import CGTK

/// Text that the user has selected, which is assembled when a program asks for it.
struct SelectedText: Transferable {
  /// The closure that returns the text, as an object with an identity.
  private final class Source: Sendable {
    let text: @Sendable () -> String?
    init(_ text: @escaping @Sendable () -> String?) { self.text = text }
  }

  private let source: Source

  init(_ text: @escaping @Sendable () -> String?) { source = Source(text) }

  var exportedTypes: [ContentType] { String.importedTypes }

  /// No types, because selected text is pasted as a `String`.
  static let importedTypes: [ContentType] = []

  func encoded(as type: ContentType) -> [UInt8] { Array((source.text() ?? "").utf8) }

  init(decoding bytes: [UInt8], as type: ContentType) throws {
    let text = try String(decoding: bytes, as: type)
    self.init { text }
  }

  /// Makes the text the primary selection of a widget's display.
  @MainActor func offer(from widget: UnsafeMutablePointer<GtkWidget>) {
    guard let clipboard = gtk_widget_get_primary_clipboard(widget),
      let provider = TransferProvider.make(TransferValue(self))
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
    gdk_clipboard_set_content(clipboard, provider)
  }

  static func == (one: SelectedText, other: SelectedText) -> Bool { one.source === other.source }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}
#endif
