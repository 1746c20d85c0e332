import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Rows in three columns that the user selects; each is 60 × 40 points, with spaces of 10 points.
@MainActor @Suite struct ColumnSelectionTests {
  @Test func `the arrow keys move in all four directions`() {
    let list = ColumnFixture(Array(0..<8))
    list.tap(0)
    for (key, id) in [
      (Key.right, 1), (.right, 2), (.right, 3), (.left, 2), (.down, 5), (.down, 7), (.up, 4),
      (.up, 1), (.up, 1), (.left, 0), (.left, 0), (.end, 7), (.right, 7),
    ] {
      list.press(key)
      #expect(list.selected == [id])
    }
  }

  @Test func `Page Up and Page Down stay in the column`() {
    let list = ColumnFixture(Array(0..<100))
    list.tap(1)
    for (key, id) in [
      (Key.pageDown, 22), (.pageDown, 43), (.pageUp, 22), (.pageDown, 43), (.pageDown, 64),
      (.pageDown, 85), (.pageDown, 99), (.pageDown, 99), (.up, 96), (.right, 97), (.down, 99),
      (.up, 96), (.right, 97), (.pageUp, 76),
    ] {
      list.press(key)
      #expect(list.selected == [id], "\(key)")
    }
  }

  @Test func `Shift extends the selection in the order of the rows`() {
    let list = ColumnFixture(Array(0..<9))
    list.tap(1)
    list.press(.down, .shift)
    #expect(list.selected == [1, 2, 3, 4])
    list.press(.left, .shift)
    #expect(list.selected == [1, 2, 3])
  }

  @Test func `a drag selects the rows that its rectangle touches`() {
    let list = ColumnFixture(Array(0..<12))
    func drag(_ phase: GesturePhase, to end: Point) {
      let start = Point(x: 75, y: 5)
      list.scrollView.scrollDelegate?.scrollView(
        list.scrollView,
        didDrag: DragEvent(
          phase: phase, start: start, translation: end - start, velocity: .zero, modifiers: []))
    }
    drag(.began, to: Point(x: 90, y: 60))
    #expect(list.selected == [1, 4])
    drag(.changed, to: Point(x: 145, y: 60))
    #expect(list.selected == [1, 2, 4, 5])
    drag(.changed, to: Point(x: 20, y: 60))
    #expect(list.selected == [0, 1, 3, 4])
    drag(.changed, to: Point(x: 20, y: 20))
    drag(.ended, to: Point(x: 20, y: 20))
    #expect(list.selected == [0, 1])
  }

  @Test func `dragged rows go between two rows of a line`() {
    var moves: [RowMove<Int>] = []
    let list = ColumnFixture(
      Array(0..<9),
      { $0.columns(.equal(3), spacing: 10).onMove { (move: RowMove<Int>) in moves.append(move) } })
    let view = list.scrollView
    let row = view.visibleSubviews.first { $0.visibleTexts.first == "8:0" } ?? view
    guard let drag = view.scrollDelegate?.scrollView(view, dragFrom: row) else {
      Issue.record("The row can't be dragged.")
      return
    }
    for (point, next, mark) in [
      (Point(x: 75, y: 60), 4, 64.0), (Point(x: 120, y: 60), 5, 134), (Point(x: 5, y: 60), 3, 0),
      (Point(x: 198, y: 60), 6, 198),
    ] {
      #expect(view.scrollDelegate?.scrollView(view, rows: drag, areOver: point) == true)
      #expect(view.insertionMark == .line(Rect(x: mark, y: 50, width: 2, height: 40)), "\(point)")
      #expect(view.scrollDelegate?.scrollView(view, drop: drag, at: point) == true)
      let move = moves.popLast()
      #expect(move?.ids == [8] && move?.before == next)
    }
  }

  @Test func `a line that is cut off at the top stays there if a row is dropped in it`() {
    var ids = Array(0..<60)
    var shown: ColumnFixture?
    let list = ColumnFixture(
      ids, size: Size(width: 210, height: 400), heights: { _ in 100 },
      {
        $0.columns(.equal(3), spacing: 0).onMove { (move: RowMove<Int>) in
          ids.apply(move, id: \.self)
          shown?.show(ids)
        }
      })
    shown = list
    let view = list.scrollView
    list.scroll(by: 350)
    let row = view.visibleSubviews.first { $0.visibleTexts.first == "14:0" } ?? view
    #expect(GrabbedRow(row, in: view).drop(at: 20))
    #expect(Array(ids[9..<15]) == [14, 9, 10, 11, 12, 13])
    #expect(view.scrollOffset == 350)
  }

  @Test func `Alt with arrow keys moves rows by one place or one line`() {
    var ids = Array(0..<8)
    var shown: ColumnFixture?
    let list = ColumnFixture(
      ids,
      {
        $0.columns(.equal(3), spacing: 10).onMove { (move: RowMove<Int>) in
          ids.apply(move, id: \.self)
          shown?.show(ids)
        }
      })
    shown = list
    list.tap(4)
    for (key, expected) in [
      (Key.down, [0, 1, 2, 3, 5, 6, 7, 4]), (.down, [0, 1, 2, 3, 5, 6, 7, 4]),
      (.up, [0, 1, 2, 3, 4, 5, 6, 7]), (.up, [0, 4, 1, 2, 3, 5, 6, 7]),
      (.up, [0, 4, 1, 2, 3, 5, 6, 7]), (.right, [0, 1, 4, 2, 3, 5, 6, 7]),
      (.right, [0, 1, 2, 4, 3, 5, 6, 7]), (.left, [0, 1, 4, 2, 3, 5, 6, 7]),
    ] {
      #expect(list.press(key, .alt))
      #expect(ids == expected, "\(key)")
      #expect(list.selected == [4])
    }
  }
}
