import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Rows of horizontal lists that the user moves; they are 40 points wide.
@MainActor @Suite struct HorizontalMovingTests {
  @Test(arguments: layoutDirections) func `a vertical line shows where dragged rows go`(
    _ direction: LayoutDirection
  ) {
    var moves: [RowMove<Int>] = []
    let list = ShelfFixture(Array(0..<8), direction: direction) {
      $0.onMove { (move: RowMove<Int>) in moves.append(move) }
    }
    let isMirrored = direction == .rightToLeft
    let view = list.scrollView
    guard let row = list.row(1),
      let drag = view.scrollDelegate?.scrollView(view, dragFrom: row)
    else {
      Issue.record("The row can't be dragged.")
      return
    }
    for (place, line, next) in [
      (150.0, 159.0, 4 as Int?), (135, 119, 3), (2, 0, 0), (318, 318, nil), (390, 318, nil),
    ] {
      let point = Point(x: isMirrored ? 400 - place : place, y: 50)
      #expect(view.scrollDelegate?.scrollView(view, rows: drag, areOver: point) == true)
      #expect(
        view.insertionMark
          == .line(Rect(x: isMirrored ? 398 - line : line, y: 0, width: 2, height: 200)),
        "at \(place)")
      #expect(view.scrollDelegate?.scrollView(view, drop: drag, at: point) == true)
      #expect(view.insertionMark == nil)
      let move = moves.popLast()
      #expect(move?.ids == [1] && move?.before == next, "at \(place)")
    }
  }

  @Test(arguments: layoutDirections) func `Alt with the arrow keys along the rows moves a row`(
    _ direction: LayoutDirection
  ) {
    var ids = Array(0..<5)
    var shown: ShelfFixture?
    let list = ShelfFixture(ids, direction: direction) {
      $0.onMove { (move: RowMove<Int>) in
        ids.apply(move, id: \.self)
        shown?.show(ids)
      }
    }
    shown = list
    list.tap(1)
    let (back, forward): (Key, Key) =
      direction == .rightToLeft ? (.right, .left) : (.left, .right)
    #expect(list.press(forward, .alt))
    #expect(ids == [0, 2, 1, 3, 4])
    #expect(list.press(back, .alt) && list.press(back, .alt))
    #expect(ids == [1, 0, 2, 3, 4] && list.selected == [1])
    #expect(!list.press(.down, .alt) && !list.press(.up, .alt))
    #expect(ids == [1, 0, 2, 3, 4])
    shown = nil
  }
}
