import AlidadeHeadless
import AlidadeNative
import Foundation
import Testing

@testable import AlidadeLists

/// The rows that are built when a list opens.
@MainActor @Suite struct OpeningCostTests {
  private func list(_ items: [Item], _ controller: ListController, _ builds: BuildLog) -> List {
    List(items, estimatedRowHeight: 40, controller: controller) {
      ItemRow(item: $0, builds: builds)
    }
  }

  /// Returns the position of a reader who has scrolled to a row, after it was saved.
  private func savedPosition(of row: Int, in items: [Item]) throws -> ListPosition {
    let controller = ListController()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      list(items, controller, BuildLog())
    }
    view.settle()
    controller.scroll(toRow: row)
    controller.offset += 7
    let saved = try JSONEncoder().encode(controller.position)
    withExtendedLifetime(view) {}
    return try JSONDecoder().decode(ListPosition.self, from: saved)
  }

  /// Opens a list, and returns the number of rows that are built for the first frame and until it
  /// is at rest.
  private func open(
    _ items: [Item], at position: ListPosition
  ) -> (first: Int, rest: Int, offset: Double) {
    let (controller, builds) = (ListController(), BuildLog())
    let host = HeadlessMountHost(background: .manual)
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (true, true)
    let view = HeadlessHostingView(size: Size(width: 300, height: 400), mountHost: host) {
      list(items, controller, builds).opens(at: position)
    }
    host.runMainWork()
    host.runFrame()
    let first = builds.total
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (false, false)
    view.settle()
    return (first, builds.total, controller.offset)
  }

  @Test func `opening at a saved position builds no more rows than opening at the start`() throws {
    let items = Item.even(0..<100_000)
    let saved = try savedPosition(of: 70_000, in: items)
    // The reader sees parts of two rows at the ends instead of one whole row.
    let start = open(items, at: .row(0, at: .start))
    let middle = open(items, at: saved)
    #expect(middle.offset == 70_000 * 40 + 7)
    #expect(start.first > 0 && middle.first <= start.first + 1)
    #expect(middle.rest <= 2 * start.rest, "the rows above are prepared, too")
    #expect(middle.rest < 100)
  }
}
