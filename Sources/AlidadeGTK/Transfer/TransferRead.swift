#if GTK
import AlidadeRender
import CGTK
import Dispatch

/// An operation that reads the clipboard or dropped content.
///
/// If the content belongs to another program, the operation completes later.
@MainActor final class TransferRead {
  typealias Finish = @MainActor (Result<TransferContent, TransferError>) -> Void

  /// The object to read from.
  enum Source {
    case clipboard(OpaquePointer)
    case drop(OpaquePointer)

    var formats: OpaquePointer? {
      switch self {
      case .clipboard(let clipboard): gdk_clipboard_get_formats(clipboard)
      case .drop(let drop): gdk_drop_get_formats(drop)
      }
    }
  }

  /// The formats in which other programs offer text.
  // Proof: the formats never change after they are created, and are never freed.
  nonisolated(unsafe) static let textFormats: OpaquePointer? = {
    gdk_content_formats_union_deserialize_mime_types(
      gdk_content_formats_new_for_gtype(FundamentalType.string))
  }()

  private static let chunk = gsize(64 << 10)

  private let reader: TransferReader
  private let type: ContentType
  private let finish: Finish
  private var bytes: [UInt8] = []

  private init(_ reader: TransferReader, _ type: ContentType, _ finish: @escaping Finish) {
    self.reader = reader
    self.type = type
    self.finish = finish
  }

  /// Reads the clipboard of a widget's display.
  ///
  /// - Returns: `true` if the clipboard has content of one of the kinds.
  static func start(
    in widget: UnsafeMutablePointer<GtkWidget>, _ kinds: TransferKinds, _ finish: @escaping Finish
  ) -> Bool {
    guard let clipboard = gtk_widget_get_clipboard(widget) else { return false }
    return start(.clipboard(clipboard), kinds, finish)
  }

  /// Reads from an object.
  ///
  /// - Returns: `true` if it has content of one of the kinds.
  static func start(_ source: Source, _ kinds: TransferKinds, _ finish: @escaping Finish) -> Bool {
    switch kinds.choice(in: source.formats) {
    case nil: return false
    case .value(let reader, let type): TransferRead(reader, type, finish).begin(source)
    case .files: readValue(of: gdk_file_list_get_type(), source, .addressList, finish)
    case .text: readValue(of: FundamentalType.string, source, .plainText, finish)
    }
    return true
  }

  // MARK: - Text and files

  private static func readValue(
    of valueType: GType, _ source: Source, _ type: ContentType, _ finish: @escaping Finish
  ) {
    let priority = Int32(G_PRIORITY_DEFAULT)
    let answer = AsyncAnswer.data { origin, result in
      let origin = origin.map { OpaquePointer($0) }
      var error: UnsafeMutablePointer<GError>?
      let value =
        switch source {
        case .clipboard: gdk_clipboard_read_value_finish(origin, result, &error)
        case .drop: gdk_drop_read_value_finish(origin, result, &error)
        }
      if let value, let content = TransferContent(value) {
        finish(.success(content))
      } else {
        finish(.failure(.unreadable(type, reason: reason(of: error))))
      }
    }
    switch source {
    case .clipboard(let clipboard):
      gdk_clipboard_read_value_async(
        clipboard, valueType, priority, nil, AsyncAnswer.callback, answer)
    case .drop(let drop):
      gdk_drop_read_value_async(drop, valueType, priority, nil, AsyncAnswer.callback, answer)
    }
  }

  /// Returns the message of an error, and frees the error.
  private static func reason(of error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "There is none." }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
  }

  // MARK: - Values

  private func begin(_ source: Source) {
    let priority = Int32(G_PRIORITY_DEFAULT)
    let answer = AsyncAnswer.data { [self] origin, result in
      let origin = origin.map { OpaquePointer($0) }
      var error: UnsafeMutablePointer<GError>?
      let stream =
        switch source {
        case .clipboard: gdk_clipboard_read_finish(origin, result, nil, &error)
        case .drop: gdk_drop_read_finish(origin, result, nil, &error)
        }
      if let stream { readMore(stream) } else { fail(error) }
    }
    let name = g_strdup(type.name)
    defer { g_free(name) }
    var names: [UnsafePointer<CChar>?] = [UnsafePointer(name), nil]
    switch source {
    case .clipboard(let clipboard):
      gdk_clipboard_read_async(clipboard, &names, priority, nil, AsyncAnswer.callback, answer)
    case .drop(let drop):
      gdk_drop_read_async(drop, &names, priority, nil, AsyncAnswer.callback, answer)
    }
  }

  /// Reads the rest of a stream, and releases the stream.
  private func readMore(_ stream: UnsafeMutablePointer<GInputStream>) {
    let answer = AsyncAnswer.data { [self] _, result in
      var error: UnsafeMutablePointer<GError>?
      guard let chunk = g_input_stream_read_bytes_finish(stream, result, &error) else {
        g_object_unref(stream)
        return fail(error)
      }
      defer { g_bytes_unref(chunk) }
      var count = gsize(0)
      let data = g_bytes_get_data(chunk, &count)
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: data, count: Int(count)))
      if count > 0, bytes.count <= reader.maximumByteCount { return readMore(stream) }
      g_object_unref(stream)
      decode()
    }
    g_input_stream_read_bytes_async(
      stream, TransferRead.chunk, Int32(G_PRIORITY_DEFAULT), nil, AsyncAnswer.callback, answer)
  }

  private func fail(_ error: UnsafeMutablePointer<GError>?) {
    finish(.failure(.unreadable(type, reason: TransferRead.reason(of: error))))
  }

  /// Decodes the bytes; the reader refuses them if there are more than it accepts.
  private func decode() {
    BackgroundThreads.run { [reader, type, bytes, finish] in
      let result = Result { () throws(TransferError) in try reader.content(of: bytes, as: type) }
      DispatchQueue.main.async { finish(result) }
    }
  }
}
#endif
