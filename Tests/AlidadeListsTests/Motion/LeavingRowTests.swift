import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Rows that disappear while the list scrolls; the viewport is 400 points high, a row 40.
@MainActor @Suite struct LeavingRowTests {
  private let source = DataSource(Item.even(0..<1_000))
  private let controller = ListController()
  private let view: HeadlessHostingView

  init() {
    let (source, controller) = (source, controller)
    view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(source, estimatedRowHeight: 40, controller: controller) {
        Text("\($0.id)").frame(height: 40)
      }
      .rowAnimation(.linear(duration: 2))
    }
    view.settle()
  }

  private func show() {
    for _ in 0..<3 {
      view.mountHost.runMainWork()
      view.mountHost.runBackgroundWork()
    }
  }

  private var leaving: [HeadlessView] { view.list.visibleSubviews.filter(\.isInert) }

  private func top(_ row: HeadlessView) -> Double { row.frame.minY + view.list.contentOrigin.y }

  /// Scrolls without a jump.
  private func scroll(to offset: Double) {
    for _ in 0..<200 where controller.offset < offset {
      controller.offset = min(controller.offset + 200, offset)
      show()
    }
    #expect(controller.offset >= offset)
  }

  @Test(arguments: [16_000.0, 16_360]) func `a row that fades out scrolls with the others`(
    offset: Double
  ) throws {
    scroll(to: offset)
    source.remove(id: Int(offset / 40) + 4)
    show()
    let gone = try #require(leaving.first)
    let before = top(gone)
    #expect(before > 100 && before < 200)
    let origin = view.list.contentOrigin
    controller.offset = offset + 60
    show()
    #expect(leaving.first === gone && abs(top(gone) - (before - 60)) < 0.01)
    let isRebased = abs(view.list.contentOrigin.y - origin.y) > 1_000
    #expect(isRebased == (offset > 16_350), "the coordinates of the rows begin elsewhere")
    view.settle()
    #expect(leaving.isEmpty)
  }

  @Test func `a row that fades out is gone after a jump`() throws {
    source.remove(id: 2)
    show()
    #expect(!leaving.isEmpty)
    controller.offset = 30_000
    show()
    #expect(leaving.isEmpty)
    view.settle()
    #expect(view.mountHost.isIdle)
  }
}
