#if GTK
import AlidadeApplication
import CGTK

/// An operation that writes a document to a PDF file.
///
/// The pages are painted in turns of the main loop, and the whole file is replaced at the end.
@MainActor final class PDFFile {
  typealias Finish = @MainActor (PrintRequest.Outcome) -> Void

  /// The bytes that Cairo has written.
  private final class Output {
    var bytes: [UInt8] = []
  }

  private let painter: PagePainter
  private let address: String
  private let finish: Finish
  private let output = Output()

  private init(_ painter: PagePainter, _ address: String, _ finish: @escaping Finish) {
    self.painter = painter
    self.address = address
    self.finish = finish
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - painter: the painter of the document.
  ///   - address: the address of the file.
  ///   - finish: called once, when the file has been written or the operation has failed.
  static func write(
    _ painter: PagePainter, to address: String, _ finish: @escaping Finish
  ) {
    let file = PDFFile(painter, address, finish)
    painter.layOut(on: painter.request.document.setup) { error in
      if let error { return finish(.failed(error)) }
      file.begin()
    }
  }

  // MARK: - Pages

  private func begin() {
    let size = painter.pages.pageSize
    let write: cairo_write_func_t = { output, data, count in
      guard let output, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        write, Unmanaged.passUnretained(output).toOpaque(), size.width * PagePainter.scale,
        size.height * PagePainter.scale),
      let cairo = cairo_create(surface)
    else { return finish(.failed(DesktopError("The pages couldn't be painted."))) }
    // Not every printer can read newer versions.
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_TITLE, painter.request.document.title)
    paint(0, cairo, surface)
  }

  /// Paints the pages from an index on, one in each turn of the main loop.
  private func paint(_ index: Int, _ cairo: OpaquePointer, _ surface: OpaquePointer) {
    guard index < painter.pages.count, cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
      return end(cairo, surface)
    }
    painter.paint(index, on: cairo)
    cairo_show_page(cairo)
    painter.later { self.paint(index + 1, cairo, surface) }
  }

  private func end(_ cairo: OpaquePointer, _ surface: OpaquePointer) {
    var status = cairo_status(cairo)
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    if status == CAIRO_STATUS_SUCCESS { status = cairo_surface_status(surface) }
    cairo_surface_destroy(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      return finish(.failed(DesktopError(String(cString: cairo_status_to_string(status)))))
    }
    store()
  }

  // MARK: - The file

  private func store() {
    let file = g_file_new_for_uri(address)
    let bytes = g_bytes_new(output.bytes, gsize(output.bytes.count))
    let finish = finish
    g_file_replace_contents_bytes_async(
      file, bytes, nil, 0, G_FILE_CREATE_NONE, nil, AsyncAnswer.callback,
      AsyncAnswer.data { file, result in
        var error: UnsafeMutablePointer<GError>?
        let source = file.map { OpaquePointer($0) }
        if g_file_replace_contents_finish(source, result, nil, &error) != 0 {
          return finish(.finished)
        }
        finish(.failed(DesktopError(error)))
      })
    g_bytes_unref(bytes)
    if let file { g_object_unref(UnsafeMutableRawPointer(file)) }
  }
}
#endif
