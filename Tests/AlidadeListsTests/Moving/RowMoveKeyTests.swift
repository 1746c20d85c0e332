import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Rows that the user moves with the keyboard.
@MainActor @Suite struct RowMoveKeyTests {
  @Test func `Alt and the arrows move the row with the focus, which keeps it`() {
    let fixture = MovingFixture([Array(0..<6)])
    fixture.click(2)
    #expect(fixture.press(.down, .alt))
    #expect(fixture.shown() == [0, 1, 3, 2, 4, 5])
    fixture.press(.down, .alt)
    fixture.press(.down, .alt)
    #expect(fixture.shown() == [0, 1, 3, 4, 5, 2])
    #expect(fixture.press(.down, .alt), "it is at the end")
    #expect(
      fixture.log.take() == ["[2] before 4 in 0", "[2] before 5 in 0", "[2] before nothing in 0"])
    for _ in 0..<7 { fixture.press(.up, .alt) }
    #expect(fixture.shown() == [2, 0, 1, 3, 4, 5])
    #expect(fixture.selected == [2])
    fixture.press(.down)
    #expect(fixture.selected == [0], "keys go on from the row that was moved")
  }

  @Test func `the selected rows move together`() {
    let fixture = MovingFixture([Array(0..<8)])
    fixture.click(2)
    fixture.press(.down, .shift)
    fixture.press(.down, .alt)
    #expect(fixture.shown() == [0, 1, 4, 2, 3, 5, 6, 7])
    fixture.press(.up, .alt)
    fixture.press(.up, .alt)
    #expect(fixture.shown() == [0, 2, 3, 1, 4, 5, 6, 7])
  }

  @Test func `a row that is moved stays in sight`() {
    let fixture = MovingFixture([Array(0..<100)])
    fixture.click(9)
    for _ in 0..<30 { fixture.press(.down, .alt) }
    #expect(fixture.lists[0][39] == 9)
    #expect(fixture.shown().contains(9))
    for _ in 0..<39 { fixture.press(.up, .alt) }
    #expect(fixture.lists[0][0] == 9 && fixture.shown().first == 9)
  }

  @Test func `the topmost row in the middle of a list moves below the next one`() {
    let fixture = MovingFixture([Array(0..<100)])
    fixture.scrollViews[0].scroll(by: 400)
    fixture.view.settle()
    fixture.click(10)
    fixture.press(.down, .alt)
    #expect(fixture.shown() == [11, 10] + Array(12..<20))
  }

  @Test func `without a selection, only a row with the focus is moved`() throws {
    var moves: [[Int]] = []
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }
    func show(_ ids: [Int]) {
      let list = List(ids, id: \.self, estimatedRowHeight: 40) { id in
        Row {
          Text("row \(id)")
          Button("\(id)") {}
        }
        .frame(height: 40)
      }
      view.host.setComponent(
        list.textSelection().onMove { (move: RowMove<Int>) in moves.append(move.ids) })
      view.host.update()
      view.settle()
    }
    show(Array(0..<10))
    let button = view.root.descendants.filter { $0 is HeadlessPressableView }
      .max { $0.frameInRoot.minY < $1.frameInRoot.minY }
    view.mountHost.moveFocus(to: try #require(button))
    #expect(view.mountHost.pressKey(KeyCombination(.up, .alt), in: view.root))
    #expect(moves == [[9]])
    show(Array(0..<5))
    view.list.tap(at: Point(x: 5, y: 20))
    #expect(view.mountHost.focusedView === view.list)
    #expect(!view.mountHost.pressKey(KeyCombination(.up, .alt), in: view.root))
    #expect(moves == [[9]])
  }

  @Test func `other keys do what they did`() {
    let fixture = MovingFixture([Array(0..<6)], selects: false)
    #expect(!fixture.press(.down, .alt), "nothing has the focus")
    #expect(!fixture.press(.left, .alt))
    #expect(fixture.log.take() == [])
  }
}
