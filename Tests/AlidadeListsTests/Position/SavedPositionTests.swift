import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// The positions that an application saves; rows are 40 points high, and ten are visible.
@MainActor @Suite struct SavedPositionTests {
  private let controller = ListController()

  private func list(_ ids: Range<Int>, _ controller: ListController) -> List {
    List(Array(ids), id: \.self, estimatedRowHeight: 40, controller: controller) {
      Text("\($0)").frame(height: 40)
    }
  }

  private func show(_ list: List) -> HeadlessHostingView {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { list }
    view.settle()
    return view
  }

  @Test func `a list that never had room keeps the position at which it opens`() {
    let list = list(0..<100, controller).opens(at: .row(50, at: .center))
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) {
      Column { list.frame(height: 0) }
    }
    view.settle()
    #expect(controller.position == .row(50, at: .center))
    withExtendedLifetime(view) {}
  }

  @Test func `the end is the position of a list only if it follows its end`() {
    let view = show(list(0..<100, controller))
    controller.scroll(to: .end)
    let other = ListController()
    let next = show(list(0..<150, other).opens(at: controller.position))
    #expect(other.offset == 3_600, "the reader's row")
    view.update { list(0..<100, controller).followsEnd() }
    view.settle()
    #expect(controller.position == .end)
    withExtendedLifetime((view, next)) {}
  }

  @Test func `a list without room is at the reader's row, also after rows are added above`() {
    let view = show(list(0..<100, controller))
    controller.scroll(toRow: 10)
    view.size = Size(width: 200, height: 0)
    view.settle()
    #expect(controller.position == .row(10))
    view.update { list(-5..<100, controller) }
    view.settle()
    #expect(controller.position == .row(10))
    view.size = Size(width: 200, height: 400)
    view.settle()
    #expect(controller.offset == 600)
  }
}
