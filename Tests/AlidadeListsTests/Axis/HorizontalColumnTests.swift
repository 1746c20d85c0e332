import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Horizontal lists with several rows above each other.
@MainActor @Suite struct HorizontalColumnTests {
  private func grid(
    _ direction: LayoutDirection, count: Int = 3_000,
    widths: @escaping @Sendable (Int) -> Double = { _ in 40 },
    _ arrange: @escaping (List) -> List
  ) -> ShelfFixture {
    ShelfFixture(Array(0..<count), direction: direction, widths: widths) {
      arrange($0.columns(.equal(3), spacing: 10))
    }
  }

  private func grid(
    _ direction: LayoutDirection, widths: @escaping @Sendable (Int) -> Double = { _ in 40 }
  ) -> ShelfFixture {
    grid(direction, widths: widths) { $0 }
  }

  @Test(arguments: layoutDirections) func `rows fill one line after the other, from the top`(
    _ direction: LayoutDirection
  ) {
    let list = grid(direction, widths: { $0 == 4 ? 90 : 40 })
    for (id, start, y, width) in [
      (0, 0.0, 0.0, 40.0), (1, 0, 70, 40), (2, 0, 140, 40), (3, 50, 0, 90), (4, 50, 70, 90),
      (6, 150, 0, 40),
    ] {
      #expect(list.start(id) == start, "\(id)")
      #expect(list.frames[id]?.minY == y && list.frames[id]?.size == Size(width: width, height: 60))
    }
    #expect(list.frames.count == 3 * 7)
    list.controller.scroll(to: 1_001, at: .start)
    list.view.settle()
    #expect(list.start(1_001) == 0 && list.start(999) == 0)
  }

  @Test(arguments: layoutDirections) func `there are as many as there is room for`(
    _ direction: LayoutDirection
  ) {
    let list = ShelfFixture(Array(0..<300), direction: direction) {
      $0.columns(.adaptive(minimum: 60), spacing: 10)
    }
    list.scroll(by: 1_000)
    #expect(list.start(60) == 0 && list.frames[61]?.minY == 70)
    list.view.size = Size(width: 400, height: 130)
    list.view.settle()
    #expect(list.frames[60].map { $0.minX >= -40 && $0.maxX <= 440 } == true)
    #expect(list.frames[61]?.minY == 70 && list.start(62) == list.start(60).map { $0 + 50 })
  }

  @Test(arguments: layoutDirections) func `the arrow keys move in all directions`(
    _ direction: LayoutDirection
  ) {
    let list = grid(direction)
    let isMirrored = direction == .rightToLeft
    let (back, forward): (Key, Key) = isMirrored ? (.right, .left) : (.left, .right)
    list.tap(4)
    for (key, expected) in [
      (Key.down, 5), (forward, 8), (.up, 7), (back, 4), (back, 1), (.up, 0), (.down, 1),
      (.down, 2), (.down, 3),
    ] {
      #expect(list.press(key))
      #expect(list.selected == [expected], "\(key)")
    }
  }

  @Test(arguments: layoutDirections) func `a drag selects the rows that its rectangle touches`(
    _ direction: LayoutDirection
  ) {
    let list = grid(direction)
    let isMirrored = direction == .rightToLeft
    func drag(_ phase: GesturePhase, _ end: Point) {
      list.scrollView.scrollDelegate?.scrollView(
        list.scrollView,
        didDrag: DragEvent(
          phase: phase, start: Point(x: isMirrored ? 340 : 60, y: 75),
          translation: Point(x: (end.x - 60) * (isMirrored ? -1 : 1), y: end.y - 75),
          velocity: .zero))
    }
    drag(.began, Point(x: 70, y: 80))
    #expect(list.selected == [4])
    drag(.changed, Point(x: 110, y: 150))
    #expect(list.selected == [4, 5, 7, 8])
    drag(.ended, Point(x: 110, y: 150))
  }

  @Test(arguments: layoutDirections) func `the mark of moved rows is between two rows of a line`(
    _ direction: LayoutDirection
  ) {
    var moves: [RowMove<Int>] = []
    let list = grid(direction, count: 10) {
      $0.onMove { (move: RowMove<Int>) in moves.append(move) }
    }
    let isMirrored = direction == .rightToLeft
    let view = list.scrollView
    guard let row = list.row(8),
      let drag = view.scrollDelegate?.scrollView(view, dragFrom: row)
    else {
      Issue.record("The row can't be dragged.")
      return
    }
    for (y, next, mark) in [(75.0, 4, 64.0), (120, 5, 134), (5, 3, 0), (198, 6, 198)] {
      let point = Point(x: isMirrored ? 340 : 60, y: y)
      #expect(view.scrollDelegate?.scrollView(view, rows: drag, areOver: point) == true)
      #expect(
        view.insertionMark
          == .line(Rect(x: isMirrored ? 310 : 50, y: mark, width: 40, height: 2)))
      #expect(view.scrollDelegate?.scrollView(view, drop: drag, at: point) == true)
      let move = moves.popLast()
      #expect(move?.ids == [8] && move?.before == next)
    }
  }
}
