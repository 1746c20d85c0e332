#if GTK
@testable import AlidadeApplication
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Foundation
import Testing

extension GTKTests {
  @MainActor @Suite struct PrintingTests {
    private static let setup = PageSetup(
      PaperSize(width: 200, height: 140), margins: EdgeInsets(10))

    private static let document = PrintDocument("Colors", on: setup) {
      Column {
        Box(background: Color(hex: 0xff0000)).frame(height: 100)
        Box(background: Color(hex: 0x0000ff)).frame(height: 100)
        Text("Alidade").frame(height: 60)
      }
    }

    private func request(
      _ document: PrintDocument = document, to destination: PrintRequest.Destination = .printer
    ) -> PrintRequest {
      PrintRequest(document: document, destination: destination, parent: nil)
    }

    private func temporaryFile(_ name: String) -> URL {
      FileManager.default.temporaryDirectory
        .appendingPathComponent("alidade-\(UUID().uuidString)-\(name)")
    }

    private func write(
      _ document: PrintDocument, to address: String
    ) async -> PrintRequest.Outcome? {
      let window = GTKWindow(title: "Test", size: Size(width: 100, height: 100)) { Text("Test") }
      var outcome: PrintRequest.Outcome?
      window.print(request(document, to: .file(address))) { outcome = $0 }
      await MainLoop.run { outcome != nil }
      window.close()
      return outcome
    }

    /// Returns the colors of a painted page at points, each as 0xRRGGBB.
    private func colors(
      _ painter: PagePainter, _ page: Int, at points: [(Int, Int)]
    ) throws -> [UInt32] {
      let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 150, 105)
      defer { cairo_surface_destroy(surface) }
      let cairo = try #require(cairo_create(surface))
      cairo_set_source_rgb(cairo, 1, 1, 1)
      cairo_paint(cairo)
      painter.paint(page, on: cairo)
      cairo_destroy(cairo)
      cairo_surface_flush(surface)
      let data = try #require(cairo_image_surface_get_data(surface))
      let stride = Int(cairo_image_surface_get_stride(surface))
      return points.map { x, y in
        data.advanced(by: y * stride + x * 4).withMemoryRebound(to: UInt32.self, capacity: 1) {
          $0.pointee & 0xffffff
        }
      }
    }

    @Test func `pages are painted one after the other, between the margins`() async throws {
      let painter = PagePainter(request(), .leftToRight)
      var isDone = false
      painter.layOut(on: PrintingTests.setup) { error in
        #expect(error == nil)
        isDone = true
      }
      await MainLoop.run { isDone }
      #expect(painter.pages.count == 3)
      let points = [(2, 2), (75, 50), (75, 90)]
      #expect(try colors(painter, 0, at: points) == [0xffffff, 0xff0000, 0xffffff])
      #expect(try colors(painter, 1, at: points) == [0xffffff, 0x0000ff, 0xffffff])
      #expect(try colors(painter, 0, at: points) == [0xffffff, 0xff0000, 0xffffff])
    }

    @Test func `pages have light colors on a dark desktop`() async throws {
      let previous = GTKAppearance.preferred
      GTKAppearance.preferred = .dark
      defer { GTKAppearance.preferred = previous }
      let document = PrintDocument("Scheme", on: PrintingTests.setup) {
        Box(background: Color(light: RGBA(hex: 0x00ff00), dark: RGBA(hex: 0xff00ff))).frame(
          height: 120)
      }
      let painter = PagePainter(request(document), .leftToRight)
      var isDone = false
      painter.layOut(on: PrintingTests.setup) { _ in isDone = true }
      await MainLoop.run { isDone }
      #expect(try colors(painter, 0, at: [(75, 50)]) == [0x00ff00])
      #expect(GTKAppearance.scheme == .dark)
    }

    @Test func `a PDF file has the pages, the paper and the fonts of a document`() async throws {
      let file = temporaryFile("colors.pdf")
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(await write(PrintingTests.document, to: file.absoluteString) == .finished)
      let text = String(decoding: try Data(contentsOf: file), as: Unicode.ASCII.self)
      #expect(text.hasPrefix("%PDF-"))
      #expect(text.matches(of: /\/Type \/Page\b/).count == 3)
      #expect(text.contains("/MediaBox [ 0 0 150 105 ]"))
      #expect(text.contains("/FontFile"))
      #expect(!text.contains("/Subtype /Image"))
    }

    @Test func `a file that can't be written fails with a reason, and stays`() async throws {
      let outcome = await write(
        PrintingTests.document, to: "file:///alidade-missing-folder/report.pdf")
      guard case .failed(let error) = outcome else {
        Issue.record("\(String(describing: outcome))")
        return
      }
      #expect(!error.message.isEmpty)
    }

    @Test func `the print operation of GTK prints the pages`() async throws {
      let file = temporaryFile("operation.pdf")
      defer { try? FileManager.default.removeItem(at: file) }
      let painter = PagePainter(request(), .leftToRight)
      var isDone = false
      painter.layOut(on: PrintingTests.setup) { _ in isDone = true }
      await MainLoop.run { isDone }
      var outcome: PrintRequest.Outcome?
      let operation = PrintOperation(painter) { outcome = $0 }
      operation.setExportFile(file.path)
      // GTK exports before the call returns, so the pages can't be laid out meanwhile.
      operation.run(GTK_PRINT_OPERATION_ACTION_EXPORT, in: nil)
      await MainLoop.run { outcome != nil }
      #expect(outcome == .finished)
      #expect(try Data(contentsOf: file).starts(with: Array("%PDF-".utf8)))
    }

    @Test func `a document without room on its pages fails with the reason`() async throws {
      let document = PrintDocument("Full", on: PrintingTests.setup) { Text("Text") }
        .header { _ in Text("Header").frame(height: 200) }
      let file = temporaryFile("full.pdf")
      let reason = "The margins, the header and the footer leave no room on the paper."
      #expect(await write(document, to: file.absoluteString) == .failed(DesktopError(reason)))
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `a dialog that the user closes prints nothing`() async throws {
      let window = await GTKWindow.opened(size: Size(width: 200, height: 100)) { Text("Test") }
      defer { window.close() }
      var outcome: PrintRequest.Outcome?
      window.print(request()) { outcome = $0 }
      await MainLoop.run { dialog(of: window) != nil }
      let open = try #require(dialog(of: window))
      gtk_window_close(open)
      await MainLoop.run { outcome != nil }
      #expect(outcome == .canceled)
    }

    @Test func `a window that is closed closes its print dialog`() async throws {
      let window = await GTKWindow.opened(size: Size(width: 200, height: 100)) { Text("Test") }
      var outcome: PrintRequest.Outcome?
      window.print(request()) { outcome = $0 }
      await MainLoop.run { dialog(of: window) != nil }
      window.close()
      await MainLoop.run { outcome != nil && dialog(of: window) == nil }
      #expect(outcome == .canceled)
    }

    /// The dialog in front of a window.
    private func dialog(of window: GTKWindow) -> UnsafeMutablePointer<GtkWindow>? {
      guard let windows = gtk_window_get_toplevels() else { return nil }
      for index in 0..<g_list_model_get_n_items(windows) {
        guard let item = g_list_model_get_item(windows, index) else { continue }
        defer { g_object_unref(item) }
        let candidate = item.assumingMemoryBound(to: GtkWindow.self)
        if gtk_window_get_transient_for(candidate) == window.widget.window,
          gtk_widget_get_mapped(item.assumingMemoryBound(to: GtkWidget.self)) != 0
        {
          return candidate
        }
      }
      return nil
    }
  }
}
#endif
