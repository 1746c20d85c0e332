import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Drags over rows, which are 40 points high; ten are in sight.
@MainActor @Suite struct RubberBandTests {
  @Test func `a drag selects the rows that it goes over, while it goes on`() {
    let list = SelectionFixture(Array(0..<100), selected: [50])
    list.drag(.began, from: 130, to: 140)
    #expect(list.selected == [3])
    list.drag(.changed, from: 130, to: 220)
    #expect(list.selected == [3, 4, 5] && list.shown == [3, 4, 5])
    #expect(list.scrollView.selectionBand == Rect(x: 150, y: 130, width: 10, height: 90))
    list.drag(.changed, from: 130, to: 60)
    #expect(list.selected == [1, 2, 3])
    list.drag(.ended, from: 130, to: 60)
    #expect(list.scrollView.selectionBand == nil)
    #expect(list.selected == [1, 2, 3] && list.focused == 1)
    list.press(.down, .shift)
    #expect(list.selected == [2, 3], "a range begins where the drag began")
  }

  @Test func `the selection is set only when the drag reaches another row`() {
    let list = SelectionFixture(Array(0..<100))
    list.drag(.began, from: 130, to: 140)
    for place in 140..<200 { list.drag(.changed, from: 130, to: Double(place)) }
    list.drag(.ended, from: 130, to: 200)
    #expect(list.changes == 2)
  }

  @Test func `Shift adds the rows, and Control toggles them`() {
    let list = SelectionFixture(Array(0..<100), selected: [2, 3, 50])
    list.drag(.began, from: 130, to: 140, .control)
    list.drag(.changed, from: 130, to: 180, .control)
    #expect(list.selected == [2, 4, 50])
    list.drag(.changed, from: 130, to: 150, .control)
    #expect(list.selected == [2, 50])
    list.drag(.canceled, from: 130, to: 150, .control)
    #expect(list.selected == [2, 3, 50], "a canceled drag leaves no trace")
    #expect(list.scrollView.selectionBand == nil)
    list.drag(.began, from: 130, to: 180, .shift)
    #expect(list.selected == [2, 3, 4, 50])
  }

  @Test func `a drag at an edge scrolls on, and selects what comes into sight`() {
    let list = SelectionFixture(Array(0..<100))
    list.drag(.began, from: 130, to: 140)
    list.drag(.changed, from: 130, to: 395)
    let first = list.controller.offset
    list.host.advance(by: list.host.clock.frameDuration * 20)
    let offset = list.controller.offset
    #expect(offset > first + 50)
    let last = Int((offset + 395) / 40)
    #expect(list.selected == Set(3...last))
    list.drag(.changed, from: 130, to: 200)
    list.host.advance(by: list.host.clock.frameDuration * 5)
    #expect(list.controller.offset == offset, "the pointer is away from the edge")
    list.drag(.changed, from: 130, to: 900)
    list.view.settle()
    #expect(list.controller.isAtEnd && list.selected == Set(3..<100))
    list.drag(.changed, from: 130, to: -900)
    list.view.settle()
    #expect(list.controller.offset == 0 && list.selected == Set(0...3))
    list.drag(.ended, from: 130, to: -900)
    #expect(list.focused == 0)
  }

  @Test func `a drag goes on from its row when rows are inserted above`() {
    let list = SelectionFixture(Array(0..<100))
    list.drag(.began, from: 130, to: 180)
    #expect(list.selected == [3, 4])
    list.show([1_000] + Array(0..<100))
    list.drag(.changed, from: 130, to: 260)
    #expect(list.selected == [3, 4, 5])
  }

  @Test func `a drag from below the last row selects only rows that it reaches`() {
    let list = SelectionFixture([1, 2, 3], selected: [1])
    list.drag(.began, from: 300, to: 200)
    #expect(list.selected == [])
    list.drag(.changed, from: 300, to: 100)
    #expect(list.selected == [3])
  }

  @Test func `a drag of the pointer selects rows, unless something in a row uses it`() {
    let list = SelectionFixture(Array(0..<100))
    let text = list.row(3)?.descendants.first { $0 is HeadlessTextView }
    text?.drag(from: Point(x: 5, y: 5), through: [Point(x: 5, y: 60)])
    #expect(list.selected == [3, 4])
    let button = list.row(5)?.descendants.first { $0 is HeadlessPressableView }
    button?.drag(from: Point(x: 5, y: 5), through: [Point(x: 5, y: 60)])
    #expect(list.selected == [3, 4])
  }

  @Test func `a drag selects nothing in a list that selects one row`() {
    let list = SelectionFixture(Array(0..<100), mode: .one)
    list.drag(.began, from: 130, to: 180)
    #expect(list.selected == [] && list.scrollView.selectionBand == nil)
  }
}
