#if GTK
import AlidadeComponents
import AlidadeCore
import AlidadeGTK
import AlidadeLayout
import AlidadeLists
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// What rows of a list look like and tell, with six rows of 40 points in sight.
  @MainActor @Suite struct RowTests {
    private func list(in view: GTKHostingView) throws -> GTKScrollView {
      try #require(view.root.scrollViews.first)
    }

    @Test func `a line is painted at the bottom of rows, where it is wanted`() async throws {
      let (window, view) = await TestWindow.showing(
        Box(background: .white) {
          List(0..<3, id: \.self, estimatedRowHeight: 40) { _ in Text("").frame(height: 40) }
            .separators(start: 30, end: 10)
        })
      await window.frame()
      let list = try list(in: view)
      let pixels = try Pixels(of: view.root)
      let width = Int(list.viewportSize.width)
      let ground = pixels[100, 20]
      for bottom in [39, 79] {
        #expect(pixels[100, bottom] != ground, "the line below the row that ends at \(bottom)")
        #expect(pixels[28, bottom] == ground && pixels[width - 5, bottom] == ground)
        #expect(pixels[100, bottom - 1] == ground && pixels[100, bottom + 1] == ground)
      }
      #expect(pixels[100, 119] == ground, "there is none below the last row")
    }

    @Test func `rows are seen by the clock of the system`() async throws {
      let log = EventLog()
      let (window, _) = await TestWindow.showing(
        List(0..<2, id: \.self, estimatedRowHeight: 40) { Text("\($0)").frame(height: 40) }
          .onSeen(for: .milliseconds(20)) { (ids: [Int]) in log.record("\(ids.sorted())") })
      var seen: [String] = []
      await MainLoop.run {
        seen += log.take()
        return !seen.isEmpty
      }
      #expect(seen == ["[0, 1]"])
      withExtendedLifetime(window) {}
    }
  }
}
#endif
