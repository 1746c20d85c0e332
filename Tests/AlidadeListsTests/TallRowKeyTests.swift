import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Keys in lists with a row of 1000 points; 400 points are in sight.
@MainActor @Suite struct TallRowKeyTests {
  /// A list of rows of 40 points, in which the row with the id 1 is taller.
  private func selectingList(_ count: Int) -> SelectionFixture {
    SelectionFixture(Array(0..<count)) { ids, controller, builds in
      List(ids, id: \.self, estimatedRowHeight: 40, controller: controller) { id in
        SelectableRow(id: id, builds: builds).frame(height: id == 1 ? 1_000 : 40)
      }
    }
  }

  @Test func `arrows scroll through a tall row before the focus leaves it`() {
    let list = ListFixture([
      Item(id: 0, height: 40), Item(id: 1, height: 1_000), Item(id: 2, height: 40),
    ])
    list.view.settle()
    list.scrollView.perform(.next)
    list.scrollView.perform(.next)
    let tall = list.host.focusedView
    #expect(tall is HeadlessPressableView && tall !== list.pressable(of: 0))
    #expect(list.scrollView.scrollOffset == 40)
    for step in 1...12 {
      list.scrollView.perform(.next)
      #expect(list.scrollView.scrollOffset == 40 + Double(step) * 48)
      #expect(list.host.focusedView === tall)
    }
    list.scrollView.perform(.next)
    #expect(list.scrollView.scrollOffset == 640 && list.host.focusedView === tall)
    list.scrollView.perform(.next)
    #expect(list.host.focusedView === list.pressable(of: 2))
    list.scrollView.perform(.previous)
    #expect(list.scrollView.scrollOffset == 640, "the end of the tall row is next to the focus")
    #expect(list.host.focusedView === tall)
    list.scrollView.perform(.previous)
    #expect(list.scrollView.scrollOffset == 592 && list.host.focusedView === tall)
  }

  @Test func `Page Down leaves a row that is taller than most of a screenful`() {
    let list = ListFixture(
      [Item(id: 0, height: 40), Item(id: 1, height: 380)] + Item.even(2..<100))
    list.view.settle()
    list.scrollView.perform(.next)
    list.scrollView.perform(.next)
    #expect(list.scrollView.scrollOffset == 20)
    list.scrollView.perform(.pageForward)
    #expect(list.host.focusedView === list.pressable(of: 2))
    list.view.settle()
    list.scrollView.perform(.pageForward)
    #expect(list.host.focusedView === list.pressable(of: 10))
  }

  @Test func `page keys read a tall row to its end before they select another one`() {
    let list = selectingList(20)
    list.click(0)
    var places: [Double] = []
    for _ in 0..<4 {
      list.press(.pageDown)
      places.append(list.controller.offset)
      #expect(list.selected == [places.count < 4 ? 1 : 2])
    }
    #expect(places == [40, 400, 640, 680])
    places = []
    for _ in 0..<4 {
      list.press(.pageUp)
      places.append(list.controller.offset)
      #expect(list.selected == [places.count < 4 ? 1 : 0])
    }
    #expect(places == [640, 280, 40, 0])
  }

  @Test func `an arrow shows the start of a tall last row, and End shows its end`() {
    let list = selectingList(2)
    list.click(0)
    list.press(.down)
    #expect(list.selected == [1] && list.controller.offset == 40)
    list.press(.end)
    #expect(list.selected == [1] && list.controller.offset == 640)
    list.press(.home)
    #expect(list.selected == [0] && list.controller.offset == 0)
  }
}
