import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Keys and the pointer in horizontal lists, whose rows are 40 points wide; ten are in sight.
@MainActor @Suite struct HorizontalSelectionTests {
  /// The keys toward the first row and toward the last one.
  private func keys(_ direction: LayoutDirection) -> (back: Key, forward: Key) {
    direction == .rightToLeft ? (.right, .left) : (.left, .right)
  }

  @Test(arguments: layoutDirections) func `the arrow keys along the rows move the selection`(
    _ direction: LayoutDirection
  ) {
    let list = ShelfFixture(Array(0..<100), direction: direction)
    let (back, forward) = keys(direction)
    list.tap(3)
    #expect(list.selected == [3] && list.focused == 3)
    #expect(list.press(forward))
    #expect(list.selected == [4] && list.focused == 4)
    #expect(list.press(forward, .shift))
    #expect(list.selected == [4, 5])
    #expect(list.press(back))
    #expect(list.press(back))
    #expect(list.selected == [3])
    #expect(!list.press(.up) && !list.press(.down), "they belong to what is around the list")
    #expect(list.selected == [3])
    for _ in 0..<9 { list.press(forward) }
    #expect(list.selected == [12] && list.start(12) == 360, "the row is shown")
    #expect(list.press(.end) && list.selected == [99] && list.start(99) == 360)
    #expect(list.press(.pageUp) && list.selected == [90])
    #expect(list.press(.home) && list.selected == [0] && list.start(0) == 0)
    #expect(list.press(.pageDown) && list.selected == [9])
  }

  @Test(arguments: layoutDirections) func `keys move the focus in a list without a selection`(
    _ direction: LayoutDirection
  ) {
    let view = HeadlessHostingView(size: Size(width: 400, height: 200)) {
      List(0..<100, id: \.self, estimatedRowHeight: 40) { id in
        Pressable(action: {}) { Text("\(id)") }.frame(width: 40)
      }
      .axis(.horizontal).layoutDirection(direction)
    }
    view.settle()
    func perform(_ command: ScrollCommand) -> String? {
      let isUsed = view.list.perform(command)
      view.settle()
      return isUsed ? view.mountHost.focusedView?.visibleTexts.first : nil
    }
    let isMirrored = direction == .rightToLeft
    let (back, forward): (ScrollCommand, ScrollCommand) =
      isMirrored ? (.right, .left) : (.left, .right)
    #expect(perform(forward) == "0")
    #expect(perform(forward) == "1")
    #expect(perform(back) == "0")
    #expect(perform(.next) == nil && perform(.previous) == nil)
    #expect(perform(.end) == "99")
    let offset = view.list.contentOffset.x
    #expect(offset == (isMirrored ? 0 : 3_600))
    #expect(perform(.start) == "0")
  }

  @Test(arguments: layoutDirections) func `a drag selects the rows that it goes over`(
    _ direction: LayoutDirection
  ) {
    let list = ShelfFixture(Array(0..<100), direction: direction)
    let isMirrored = direction == .rightToLeft
    list.scroll(by: 20)
    /// Drags between distances from the edge where the list begins.
    func drag(_ phase: GesturePhase, from start: Double, to end: Double) {
      let x = isMirrored ? 400 - start : start
      list.scrollView.scrollDelegate?.scrollView(
        list.scrollView,
        didDrag: DragEvent(
          phase: phase, start: Point(x: x, y: 50),
          translation: Point(x: isMirrored ? start - end : end - start, y: 30), velocity: .zero))
      list.view.settle()
    }
    drag(.began, from: 70, to: 80)
    #expect(list.selected == [2])
    drag(.changed, from: 70, to: 155)
    #expect(list.selected == [2, 3, 4])
    #expect(
      list.scrollView.selectionBand
        == Rect(x: isMirrored ? 245 : 70, y: 50, width: 85, height: 30))
    drag(.changed, from: 70, to: 10)
    #expect(list.selected == [0, 1, 2])
    drag(.ended, from: 70, to: 10)
    #expect(list.scrollView.selectionBand == nil && list.focused == 0)
    list.press(keys(direction).forward, .shift)
    #expect(list.selected == [1, 2], "a range begins where the drag began")
  }

  @Test(arguments: layoutDirections) func `a drag at the edge scrolls the list`(
    _ direction: LayoutDirection
  ) {
    let list = ShelfFixture(Array(0..<100), direction: direction)
    let isMirrored = direction == .rightToLeft
    func drag(_ phase: GesturePhase, to end: Double) {
      list.scrollView.scrollDelegate?.scrollView(
        list.scrollView,
        didDrag: DragEvent(
          phase: phase, start: Point(x: 200, y: 50),
          translation: Point(x: isMirrored ? 200 - end : end - 200, y: 0), velocity: .zero))
    }
    drag(.began, to: 210)
    drag(.changed, to: 395)
    for _ in 0..<40 { list.host.advance(by: list.host.clock.frameDuration) }
    let offset = list.controller.offset
    #expect(offset > 100)
    #expect(list.selected.contains(Int((offset + 390) / 40)))
    drag(.changed, to: 5)
    for _ in 0..<80 { list.host.advance(by: list.host.clock.frameDuration) }
    #expect(list.controller.offset == 0 && list.selected.contains(0))
    drag(.ended, to: 5)
  }

  @Test(arguments: layoutDirections) func `lines between rows are vertical`(
    _ direction: LayoutDirection
  ) {
    let list = ShelfFixture(Array(0..<3), direction: direction) {
      $0.separators(start: 20, end: 5)
    }
    let edge = direction == .rightToLeft ? RowSeparator.Edge.left : .right
    let line = RowSeparator(left: 20, right: 5, edge: edge)
    #expect((0..<3).map { list.row($0)?.rowStatus?.separator } == [line, line, nil])
  }
}
