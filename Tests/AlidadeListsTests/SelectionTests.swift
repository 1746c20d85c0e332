import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Clicks that select rows, and what rows show of it.
@MainActor @Suite struct SelectionTests {
  @Test func `a click selects the row, and no other`() {
    let list = SelectionFixture(Array(0..<100))
    list.click(2)
    #expect(list.selected == [2])
    list.click(4)
    #expect(list.selected == [4])
    #expect(list.shown == [4] && list.known == [4])
    #expect(list.focused == 4)
  }

  @Test func `a click with Control adds the row or removes it`() {
    let list = SelectionFixture(Array(0..<100))
    list.click(2)
    list.click(6, .control)
    list.click(4, .control)
    #expect(list.selected == [2, 4, 6])
    list.click(2, .control)
    #expect(list.selected == [4, 6])
    #expect(list.shown == [4, 6] && list.known == [4, 6])
  }

  @Test func `a click with Shift selects from the last selected row, in the order shown`() {
    let list = SelectionFixture([9, 3, 7, 1, 5, 2, 8])
    list.click(3)
    list.click(5, .shift)
    #expect(list.selected == [3, 7, 1, 5])
    list.click(9, .shift)
    #expect(list.selected == [9, 3], "the range begins where it began")
  }

  @Test func `a click with Control and Shift adds a range or removes it, like its first row`() {
    let list = SelectionFixture(Array(0..<100))
    list.click(1)
    list.click(4, .control)
    list.click(6, [.control, .shift])
    #expect(list.selected == [1, 4, 5, 6])
    list.click(5, .control)
    list.click(6, [.control, .shift])
    #expect(list.selected == [1, 4])
  }

  @Test func `a list that selects one row takes no ranges, and Control deselects`() {
    let list = SelectionFixture(Array(0..<100), mode: .one)
    list.click(2)
    list.click(5, .shift)
    #expect(list.selected == [5])
    list.click(7, .control)
    #expect(list.selected == [7])
    list.click(7, .control)
    #expect(list.selected == [])
    #expect(list.shown == [])
  }

  @Test func `a click of the secondary button keeps a selection that contains the row`() {
    let list = SelectionFixture(Array(0..<100))
    list.click(1)
    list.click(3, .shift)
    list.click(2, button: .secondary)
    #expect(list.selected == [1, 2, 3])
    list.click(6, button: .secondary)
    #expect(list.selected == [6])
  }

  @Test func `a click on a button presses it and doesn't select the row`() {
    let list = SelectionFixture(Array(0..<100))
    _ = list.builds.take()
    let button = list.row(5)?.descendants.first { $0 is HeadlessPressableView }
    button?.tap()
    #expect(list.selected == [])
    #expect(list.builds.take().contains("pressed"))
  }

  @Test func `a double tap in a row and the selection don't get in each other's way`() throws {
    let log = EventLog()
    let app = TestHost { Opener(log: log) }
    try app.tap("Ann")
    app.expectSelectedRows(["Ann"])
    #expect(log.entries == [])
    try app.tap("Bob", count: 2)
    app.expectSelectedRows(["Bob"])
    #expect(log.entries == ["open Bob"])
  }

  private struct Opener: Component {
    let log: EventLog
    func initialState() -> Set<String> { [] }
    func body(_ context: Context<Set<String>>) -> some Component {
      List(["Ann", "Bob"], id: \.self) { name in
        Text(name).onTap(count: 2) { log.record("open \(name)") }
      }
      .selection(context.binding(\.self))
    }
  }

  @Test func `the selection belongs to ids, through sorting, filtering and scrolling`() {
    let list = SelectionFixture(Array(0..<500))
    list.click(2)
    list.click(4, .control)
    list.controller.scroll(toRow: 400)
    list.view.settle()
    #expect(list.shown == [])
    list.controller.scroll(toRow: 0)
    list.view.settle()
    #expect(list.shown == [2, 4] && list.known == [2, 4])
    list.show(Array((0..<500).reversed()))
    list.controller.scroll(toRow: 490)
    list.view.settle()
    #expect(list.shown == [4, 2] && list.known == [4, 2])
    list.show([4, 100])
    #expect(list.shown == [4] && list.selected == [2, 4], "ids without a row stay selected")
    list.show([4, 2, 100])
    #expect(list.shown == [4, 2])
  }

  @Test func `a click keeps ids without a row only with Control`() {
    let list = SelectionFixture([1, 2, 3], selected: [99])
    list.click(2, .control)
    #expect(list.selected == [2, 99])
    list.click(2)
    #expect(list.selected == [2])
  }

  @Test func `the application can change the selection`() {
    let list = SelectionFixture(Array(0..<100), selected: [3])
    #expect(list.shown == [3] && list.known == [3])
    list.selected = [4, 5]
    list.show()
    list.view.settle()
    #expect(list.shown == [4, 5] && list.known == [4, 5])
    #expect(list.changes == 0)
  }

  @Test func `only rows whose selection changed are rebuilt`() {
    let list = SelectionFixture(Array(0..<100_000))
    list.click(2)
    _ = list.builds.take()
    list.click(7)
    list.view.settle()
    #expect(Set(list.builds.take()) == ["2", "7"])
  }

  @Test func `clicks between two frames all count`() {
    let list = SelectionFixture(Array(0..<100))
    for id in 0..<5 { list.click(id, .control) }
    #expect(list.selected == [0, 1, 2, 3, 4])
    #expect(list.changes == 5)
  }

  @Test func `ids of any integer type can be selected`() throws {
    let app = TestHost { Numbers() }
    try app.tap("7")
    app.expectSelectedRows([UInt8(7)])
    #expect(try app.find("7").isSelected)
  }

  private struct Numbers: Component {
    func initialState() -> UInt8? { nil }
    func body(_ context: Context<UInt8?>) -> some Component {
      List([UInt8(6), 7, 8], id: \.self) { Text("\($0)") }.selection(context.binding(\.self))
    }
  }

  @Test func `a selection of another type than the ids is reported`() {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) {
      List([1, 2], id: \.self) { Text("\($0)") }.selection(Binding(Set<String>()) { _ in })
    }
    view.settle()
    let reports = DiagnosticsRecorder.reports {
      _ = view.root.descendants.first { $0.visibleText == "1" }?.tap()
    }
    #expect(reports.map(\.description).joined().contains("another type than those of its rows"))
  }

  @Test func `the list tells assistive technologies what is selected and where rows are`() {
    let list = SelectionFixture(Array(0..<300))
    list.click(3)
    #expect(list.scrollView.selectionMode == .many)
    #expect(
      list.row(3)?.rowStatus
        == RowStatus(isSelected: true, takesFocus: true, position: 3, count: 300))
    #expect(list.row(4)?.rowStatus?.takesFocus == false)
    #expect(list.row(4)?.rowStatus?.position == 4)
    #expect(list.row(3)?.dump().contains("row 4 of 300 selected focused") == true)
    list.show(Array(1..<200))
    #expect(list.row(3)?.rowStatus?.position == 2 && list.row(3)?.rowStatus?.count == 199)
  }

  @Test func `rows of a list without a selection have positions, and can't be selected`() {
    let list = SelectionFixture(Array(0..<100), mode: .none)
    list.click(3)
    #expect(list.scrollView.selectionMode == .none)
    #expect(list.row(3)?.rowStatus == RowStatus(position: 3, count: 100))
    #expect(list.host.focusedView == nil)
    list.scrollView.scroll(by: 1_010)
    list.view.settle()
    #expect(list.positions == Array(25...35))
    list.show(Array(0..<10) + Array(100..<110) + Array(10..<100))
    #expect(list.positions == Array(35...45), "rows were inserted above")
    #expect(list.row(25)?.rowStatus?.count == 110)
  }

  @Test func `the user sets the selection once for each change`() {
    let list = SelectionFixture(Array(0..<100))
    list.click(3)
    list.click(3)
    list.press(.home)
    list.press(.home)
    list.press(.character("a"), .control)
    list.press(.character("a"), .control)
    #expect(list.changes == 3)
  }

  @Test func `a click on a disabled button in a row selects nothing`() throws {
    let app = TestHost { Disabled() }
    _ = app.view.root.descendants.first { $0 is HeadlessPressableView }?.tap()
    app.expectSelectedRows([Int]())
    try app.tap("one")
    app.expectSelectedRows([1])
  }

  private struct Disabled: Component {
    func initialState() -> Set<Int> { [] }
    func body(_ context: Context<Set<Int>>) -> some Component {
      List([1], id: \.self) { _ in
        Row {
          Text("one")
          Button("off", isEnabled: false) {}
        }
      }
      .selection(context.binding(\.self))
    }
  }

  @Test func `rows keep their state when a list gets a selection and loses it`() {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }
    func show(_ isSelectable: Bool) {
      let list = List([1, 2], id: \.self) { _ in Counter() }
      view.host.setComponent(
        isSelectable ? list.selection(Binding(Set([1])) { _ in }) : list)
      view.host.update()
      view.settle()
    }
    show(false)
    view.root.descendants.first { $0 is HeadlessPressableView }?.tap()
    view.settle()
    show(true)
    #expect(view.root.visibleTexts == ["1 true", "0 false"])
    show(false)
    #expect(view.root.visibleTexts == ["1 false", "0 false"])
  }

  @Test func `a range begins anew after the rows couldn't be selected for a while`() {
    let list = SelectionFixture(Array(0..<10))
    list.click(9)
    list.mode = .none
    list.show()
    list.show(Array(0..<5))
    list.mode = .many
    list.show(Array(0..<5))
    list.click(2, .shift)
    #expect(list.selected == [2])
    list.press(.down, .shift)
    #expect(list.selected == [2, 3])
  }

  private struct Counter: Component {
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      Pressable(action: { context.update { $0 += 1 } }) {
        Text("\(context.state) \(context.environment(IsRowSelected.self))")
      }
    }
  }

  @Test func `rows of a list in a selected row aren't selected with it`() {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) {
      List([1], id: \.self) { _ in
        List([2, 3], id: \.self) { id in Known(id: id) }
          .selection(Binding(Set([3])) { _ in }).frame(height: 100)
      }
      .selection(Binding(Set([1])) { _ in })
    }
    view.settle()
    #expect(view.root.visibleTexts == ["2 false", "3 true"])
  }

  private struct Known: Component {
    let id: Int
    func body(_ context: Context<NoState>) -> some Component {
      Text("\(id) \(context.environment(IsRowSelected.self))")
    }
  }

  @Test(arguments: [PointerButton.primary, .secondary])
  func `a click below the last row selects none`(_ button: PointerButton) {
    let list = SelectionFixture([1, 2, 3], selected: [2, 9])
    list.scrollView.tap(button: button, at: Point(x: 20, y: 300), modifiers: .control)
    list.scrollView.tap(button: button, at: Point(x: 20, y: 300), modifiers: .shift)
    #expect(list.selected == [2, 9], "the user is about to add something")
    list.scrollView.tap(button: button, at: Point(x: 20, y: 300))
    #expect(list.selected == [] && list.shown == [] && list.changes == 1)
    list.scrollView.tap(button: button, at: Point(x: 20, y: 300))
    #expect(list.changes == 1)
    list.scrollView.perform(.next)
    #expect(list.selected == [1], "keys begin anew")
  }

  @Test func `a click on a header selects nothing else`() {
    let list = SelectionFixture([1, 2, 3], selected: [2]) { ids, controller, builds in
      List(
        sections: [Folder(id: 0, items: Item.even(1..<4))], elements: \.items,
        estimatedRowHeight: 40, controller: controller
      ) { item in
        SelectableRow(id: item.id, builds: builds)
      } header: { _ in
        Text("header").frame(height: 40)
      }
    }
    list.view.root.descendants.first { $0.visibleText == "header" }?.tap()
    #expect(list.selected == [2])
  }

  @Test func `a selection is cleared in a list that shows none of its rows`() {
    let list = SelectionFixture(Array(0..<20), selected: [1, 2])
    list.show([])
    list.scrollView.scrollDelegate?.scrollView(
      list.scrollView, didTapBesideRows: TapEvent(location: .zero))
    #expect(list.selected == [])
    for key in [Key.down, .up, .home, .end, .pageDown, .space, .enter] {
      list.press(key)
      list.press(key, .shift)
    }
    list.press(.character("a"), .control)
    list.drag(.began, from: 20, to: 60)
    list.drag(.ended, from: 20, to: 80)
    #expect(list.selected == [])
  }
}
