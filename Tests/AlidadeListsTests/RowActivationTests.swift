import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Rows that are opened with Enter or a double click.
@MainActor @Suite struct RowActivationTests {
  private func opened(_ list: SelectionFixture) -> [String] {
    list.builds.take().filter { $0.hasPrefix("open") }
  }

  @Test func `a double click selects the row once and activates it`() {
    let list = SelectionFixture(Array(0..<100))
    list.click(3, count: 2)
    #expect(list.selected == [3] && list.changes == 1)
    #expect(opened(list) == ["open 3"])
    list.click(4)
    list.click(5, .control, count: 2)
    #expect(opened(list) == [], "a single click, or a modifier")
  }

  @Test func `a double click activates no row that the first click has moved under the pointer`() {
    let list = SelectionFixture(Array(0..<100))
    func click(_ id: Int, number: Int) {
      guard let row = list.row(id) else { return }
      list.scrollView.scrollDelegate?.scrollView(
        list.scrollView, didTap: row, TapEvent(location: .zero, count: number))
    }
    click(3, number: 1)
    list.show(Array(1..<100))
    click(4, number: 2)
    #expect(list.selected == [4] && opened(list) == [])
    click(4, number: 1)
    list.show(Array(2..<100))
    click(4, number: 2)
    #expect(opened(list) == ["open 4"], "the row stayed under the pointer")
  }

  @Test func `Enter activates the row with the focus`() {
    let list = SelectionFixture(Array(0..<100), mode: .one)
    #expect(!list.press(.enter), "the focus is elsewhere")
    list.click(3)
    list.press(.down)
    #expect(list.press(.enter))
    list.press(.down, .control)
    #expect(list.press(.enter))
    #expect(opened(list) == ["open 4", "open 5"])
  }

  @Test func `a list without an action leaves Enter to others`() {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) {
      List([1], id: \.self) { Text("\($0)") }.selection(Binding(Set([1])) { _ in })
    }
    view.settle()
    view.root.descendants.first { $0.visibleText == "1" }?.tap(count: 2)
    #expect(!view.mountHost.pressKey(KeyCombination(.enter), in: view.root))
  }
}
