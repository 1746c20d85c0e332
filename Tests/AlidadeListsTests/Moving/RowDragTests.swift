import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Rows that the user drags to other places; they are 40 points high.
@MainActor @Suite struct RowDragTests {
  @Test func `a row is dropped at the place that is nearest to the pointer`() {
    let fixture = MovingFixture([Array(0..<8)])
    #expect(fixture.drag(1, to: 150))
    #expect(fixture.log.take() == ["[1] before 4 in 0"])
    #expect(fixture.shown() == [0, 2, 3, 1, 4, 5, 6, 7])
    fixture.drag(6, to: 30, 10)
    #expect(fixture.log.take() == ["[6] before 0 in 0"])
    fixture.drag(6, to: 390)
    #expect(fixture.log.take() == ["[6] before nothing in 0"], "below the last row")
    #expect(fixture.shown() == [0, 2, 3, 1, 4, 5, 7, 6])
  }

  @Test func `a row that is dropped where it was isn't moved`() {
    let fixture = MovingFixture([Array(0..<8)])
    for place in [30.0, 50, 70, 90] { fixture.drag(1, to: 150, place) }
    #expect(fixture.log.take() == [])
    fixture.drag(7, to: 330)
    #expect(fixture.log.take() == [])
  }

  @Test func `a line shows where rows go, until they are dropped or the drag is canceled`() {
    let fixture = MovingFixture([Array(0..<8)])
    let list = fixture.scrollViews[0]
    let row = fixture.grab(1)
    for (place, line) in [(150.0, 159.0), (135, 119), (2, 0), (318, 318), (-50, 0), (900, 318)] {
      #expect(row.move(to: place))
      #expect(
        list.insertionMark == .line(Rect(x: 0, y: line, width: 200, height: 2)), "at \(place)")
    }
    row.move(to: nil)
    #expect(list.insertionMark == nil)
    fixture.drag(1, to: 150)
    #expect(list.insertionMark == nil)
    fixture.drag(1, to: 50, isCanceled: true)
    #expect(list.insertionMark == nil && fixture.log.take().count == 1)
  }

  @Test func `all selected rows move with one of them, in their order`() {
    let fixture = MovingFixture([Array(0..<8)])
    fixture.click(5)
    fixture.click(1, .control)
    fixture.click(2, .control)
    fixture.drag(2, to: 290)
    #expect(fixture.log.take() == ["[1, 2, 5] before 7 in 0"])
    #expect(fixture.shown() == [0, 3, 4, 6, 1, 2, 5, 7])
    #expect(fixture.selected == [1, 2, 5])
    fixture.drag(1, to: 165)
    #expect(fixture.log.take() == [], "they are there")
    fixture.drag(3, to: 10)
    #expect(fixture.log.take() == ["[3] before 0 in 0"], "it isn't selected")
  }

  @Test func `rows that aren't next to each other are gathered where one of them is`() {
    let fixture = MovingFixture([Array(0..<8)])
    fixture.click(1)
    fixture.click(3, .control)
    fixture.drag(3, to: 125)
    #expect(fixture.log.take() == ["[1, 3] before 4 in 0"])
    #expect(fixture.shown() == [0, 2, 1, 3, 4, 5, 6, 7])
  }

  @Test func `selected elements that are filtered out stay where they are`() {
    let fixture = MovingFixture([Array(0..<8)])
    fixture.selected = [2, 99]
    fixture.show()
    fixture.drag(2, to: 10)
    #expect(fixture.log.take() == ["[2] before 0 in 0"])
  }

  @Test func `a drag at an edge scrolls, and the line stays at the pointer`() {
    let fixture = MovingFixture([Array(0..<100)])
    let list = fixture.scrollViews[0]
    let row = fixture.grab(1)
    row.move(to: 395)
    fixture.view.mountHost.advance(by: fixture.view.mountHost.clock.frameDuration * 20)
    let offset = list.scrollOffset
    #expect(offset > 50)
    #expect(abs((list.insertionMark?.frame.minY ?? 0) - 395) <= 21)
    row.move(to: 200)
    fixture.view.mountHost.advance(by: fixture.view.mountHost.clock.frameDuration * 5)
    #expect(list.scrollOffset == offset, "the pointer is away from the edge")
    let place = Int(((offset + 200) / 40).rounded())
    #expect(row.drop(at: 200))
    #expect(fixture.log.take() == ["[1] before \(place) in 0"])
  }

  @Test func `rows move up when the topmost one is dragged away in the middle of a list`() {
    let fixture = MovingFixture([Array(0..<100), [200, 201]], within: "board")
    let (list, other) = (fixture.scrollViews[0], fixture.scrollViews[1])
    list.scroll(by: 400)
    fixture.view.settle()
    fixture.drag(10, to: 150)
    #expect(fixture.log.take() == ["[10] before 14 in 0"])
    #expect(fixture.shown() == [11, 12, 13, 10] + Array(14..<20))
    let host = fixture.view.mountHost
    #expect(host.drag(from: fixture.row(11), to: other, at: Point(x: 5, y: 45)))
    #expect(fixture.shown() == [12, 13, 10] + Array(14..<21))
    #expect(list.scrollOffset == 400)
  }

  @Test func `a row that is dropped above the topmost one is in sight`() {
    let fixture = MovingFixture([Array(0..<100), [200, 201]], within: "board")
    let list = fixture.scrollViews[0]
    list.scroll(by: 400)
    fixture.view.settle()
    fixture.drag(17, to: 10)
    #expect(fixture.log.take() == ["[17] before 10 in 0"])
    #expect(fixture.shown() == [17] + Array(10..<17) + [18, 19])
    let host = fixture.view.mountHost
    #expect(host.drag(from: fixture.row(200), to: list, at: Point(x: 5, y: 10)))
    #expect(fixture.log.take() == ["[200] before 17 in 0"])
    #expect(fixture.shown() == [200, 17] + Array(10..<17) + [18])
  }

  @Test func `nothing runs while the pointer rests away from the edges`() {
    let fixture = MovingFixture([Array(0..<100)])
    let row = fixture.grab(1)
    row.move(to: 200)
    fixture.view.settle()
    #expect(fixture.view.mountHost.isIdle)
  }

  @Test func `rows that change during a drag change the line and the place`() {
    let fixture = MovingFixture([Array(0..<8)])
    let list = fixture.scrollViews[0]
    let row = fixture.grab(1)
    row.move(to: 395)
    #expect(list.insertionMark?.frame.minY == 318)
    fixture.lists = [[0, 1, 2]]
    fixture.show()
    fixture.view.settle()
    #expect(list.insertionMark?.frame.minY == 118)
    fixture.lists = [[7, 0, 2]]
    fixture.show()
    row.drop(at: 10)
    #expect(
      fixture.log.take() == ["[1] before 7 in 0"], "what becomes of it is up to the application")
  }

  @Test func `rows go from list to list in a group, and nowhere else`() {
    let fixture = MovingFixture([[0, 1, 2], [], [20, 21]], within: "board")
    let views = fixture.scrollViews
    let host = fixture.view.mountHost
    #expect(host.drag(from: fixture.row(1), to: views[2], at: Point(x: 5, y: 45)))
    #expect(fixture.log.take() == ["[1] before 21 in 2"])
    #expect(fixture.lists == [[0, 2], [], [20, 1, 21]])
    #expect(host.drag(from: fixture.row(0), to: views[1], at: Point(x: 5, y: 200)))
    #expect(fixture.log.take() == ["[0] before nothing in 1"], "an empty list takes rows")
    let alone = MovingFixture([[0, 1, 2], [10]])
    #expect(
      !alone.view.mountHost.drag(
        from: alone.row(1), to: alone.scrollViews[1], at: Point(x: 5, y: 5)))
    #expect(alone.log.take() == [] && alone.scrollViews[1].insertionMark == nil)
  }

  private func show(moving moves: Bool, in view: HeadlessHostingView) {
    let list = List(0..<5, id: \.self) { Text("\($0)") }
    view.host.setComponent(moves ? list.onMove { (_: RowMove<Int>) in } : list)
    view.settle()
  }

  @Test func `a list whose rows stay doesn't drag them, also when that changes`() {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }
    for moves in [false, true, false] {
      show(moving: moves, in: view)
      #expect(view.list.dragsRows == moves)
    }
  }

  @Test func `the line goes away if the rows stay from now on`() {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }
    show(moving: true, in: view)
    let row = GrabbedRow(view.list.visibleSubviews[1], in: view.list)
    #expect(row.move(to: 200) && view.list.insertionMark != nil)
    show(moving: false, in: view)
    #expect(view.list.insertionMark == nil)
    #expect(!row.move(to: 210) && !row.drop(at: 210))
    #expect(view.list.insertionMark == nil)
  }
}
