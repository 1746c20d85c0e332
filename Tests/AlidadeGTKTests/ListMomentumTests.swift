#if GTK
import AlidadeNative
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  /// Lists whose rows change while they coast, in real windows.
  @MainActor @Suite struct ListMomentumTests {
    private struct Entry: Identifiable, Sendable {
      let id: Int
      var height = 40.0
    }

    private let source = DataSource((0..<5_000).map { Entry(id: $0) })
    private let controller = ListController()

    /// A list at row 2000 that coasts downward.
    private func coast() async throws -> (window: TestWindow, list: GTKScrollView) {
      let (window, view) = await TestWindow.showing(
        List(source, estimatedRowHeight: 40, controller: controller) { entry in
          Text("\(entry.id)").frame(height: entry.height)
        })
      controller.scroll(toRow: 2_000)
      await window.frame()
      let list = try #require(view.root.scrollViews.first)
      // Slow enough to coast for less than the viewport, even if a single frame shows all of it.
      list.release(velocity: 12)
      let offset = list.scrollOffset
      await MainLoop.run { list.scrollOffset > offset }
      return (window, list)
    }

    /// The distance of each visible text from the top of the list.
    private func tops(_ list: GTKScrollView) -> [String: Float] {
      let tops = list.texts.compactMap { text -> (String, Float)? in
        var bounds = graphene_rect_t()
        guard let name = text.textLayout?.content.plainText,
          gtk_widget_get_mapped(text.widget) != 0,
          gtk_widget_compute_bounds(text.widget, list.widget, &bounds) != 0
        else { return nil }
        return (name, bounds.origin.y)
      }
      return Dictionary(tops, uniquingKeysWith: { first, _ in first })
    }

    /// Checks that what is visible goes on upward for some frames, while rows change between them.
    private func expectCoasting(
      _ window: TestWindow, _ list: GTKScrollView, frames: Int = 8,
      change: (_ frame: Int) async -> Void
    ) async {
      var (before, way) = (tops(list), Float(0))
      for frame in 0..<frames {
        await change(frame)
        await window.frame()
        let after = tops(list)
        let distances = before.compactMap { name, top in after[name].map { $0 - top } }
        #expect(!distances.isEmpty, "frame \(frame) shows other rows")
        // Less than the viewport, however long the frame took.
        #expect(distances.allSatisfy { $0 <= 0 && $0 > -200 }, "\(distances) in frame \(frame)")
        way += distances.min() ?? 0
        before = after
      }
      #expect(way < 0, "it has stopped")
    }

    @Test func `a list that coasts goes on while rows come and go above`() async throws {
      let (window, list) = try await coast()
      await expectCoasting(window, list) { frame in
        switch frame {
        case 1: source.insert(contentsOf: (10_000..<13_000).map { Entry(id: $0) }, at: 0)
        case 3: source.removeSubrange(500..<1_500)
        case 5:
          source.insert(contentsOf: (20_000..<20_003).map { Entry(id: $0, height: 90) }, at: 0)
        default: break
        }
      }
      #expect(source.elements.count == 7_003)
    }

    @Test func `a list that coasts goes on while visible rows change`() async throws {
      let (window, list) = try await coast()
      let first = source.elements.firstIndex { tops(list)["\($0.id)"].map { $0 > 40 } == true }
      let row = try #require(first)
      await expectCoasting(window, list) { frame in
        // Above the topmost visible row, and below those that are compared.
        source.update(id: row - 30 + frame) { $0.height = 120 }
        source.update(id: row + 20) { $0.height = 50 + Double(frame) }
      }
    }
  }
}
#endif
