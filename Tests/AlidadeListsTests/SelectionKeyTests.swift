import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Keys that select rows.
@MainActor @Suite struct SelectionKeyTests {
  @Test func `arrows move the selection with the focus, and bring it into sight`() {
    let list = SelectionFixture(Array(0..<1_000))
    list.click(0)
    for id in 1..<40 {
      #expect(list.press(.down))
      #expect(list.selected == [id] && list.focused == id && list.shown == [id])
    }
    for id in (20..<39).reversed() {
      #expect(list.press(.up))
      #expect(list.selected == [id] && list.focused == id)
    }
    #expect(list.known == [20])
  }

  @Test func `a row can have the focus though nothing in it can`() {
    let list = SelectionFixture(Array(1..<4))
    #expect(list.host.moveFocusOn(in: list.view.root))
    #expect(list.focused == 1)
    #expect(list.selected == [], "the focus alone selects nothing")
    list.press(.down)
    #expect(list.selected == [2])
  }

  @Test func `Tab leads to the selected row, and out of the list again`() {
    let list = SelectionFixture(Array(1..<4), selected: [3])
    list.host.moveFocusOn(in: list.view.root)
    #expect(list.focused == 3)
    list.host.moveFocusOn(in: list.view.root)
    #expect(list.focused == 3, "there is nothing else")
  }

  @Test func `Shift extends the selection from where it began`() {
    let list = SelectionFixture(Array(0..<100))
    list.click(5)
    list.press(.down, .shift)
    list.press(.down, .shift)
    #expect(list.selected == [5, 6, 7])
    for _ in 0..<3 { list.press(.up, .shift) }
    #expect(list.selected == [4, 5])
    list.press(.end, .shift)
    #expect(list.selected == Set(5..<100))
    list.press(.home, .shift)
    #expect(list.selected == Set(0...5))
    list.press(.pageDown, .shift)
    #expect(list.selected == Set(5...9))
    list.press(.down)
    #expect(list.selected == [10])
  }

  @Test func `Control moves the focus without selecting, and Space toggles`() {
    let list = SelectionFixture(Array(0..<100))
    list.click(1)
    list.press(.down, .control)
    list.press(.down, .control)
    #expect(list.selected == [1] && list.focused == 3)
    list.press(.space)
    #expect(list.selected == [1, 3])
    list.press(.space, .control)
    #expect(list.selected == [1])
    list.press(.down, .control)
    list.press(.space)
    list.press(.down, .shift)
    #expect(list.selected == [4, 5], "the row that was toggled begins the range")
  }

  @Test func `Page Up, Page Down, Home and End select the row that they reach`() {
    let list = SelectionFixture(Array(0..<1_000))
    list.click(0)
    list.press(.pageDown)
    #expect(list.selected == [9])
    list.press(.pageDown)
    #expect(list.selected == [18])
    list.press(.pageUp)
    #expect(list.selected == [9])
    list.press(.end)
    #expect(list.selected == [999] && list.focused == 999)
    #expect(list.controller.isAtEnd)
    list.press(.home)
    #expect(list.selected == [0] && list.controller.offset == 0)
  }

  @Test func `Control-A selects all rows, Control-Shift-A and Escape none`() {
    let list = SelectionFixture(Array(0..<3_000))
    list.click(1)
    #expect(list.press(.character("a"), .control))
    #expect(list.selected == Set(0..<3_000))
    #expect(list.shown.count == 10)
    #expect(list.press(.character("a"), [.control, .shift]))
    #expect(list.selected == [])
    list.click(2)
    #expect(list.press(.escape))
    #expect(list.selected == [] && list.shown == [])
    #expect(!list.press(.escape), "others may use it then")
  }

  @Test func `a list that selects one row moves it with the arrows, and selects not all`() {
    let list = SelectionFixture(Array(0..<100), mode: .one)
    list.click(1)
    list.press(.down, .shift)
    #expect(list.selected == [2])
    #expect(!list.press(.character("a"), .control))
    list.press(.down, .control)
    #expect(list.selected == [2] && list.focused == 3)
    #expect(list.press(.character("a"), [.control, .shift]))
    #expect(list.selected == [])
  }

  @Test func `a list that selects one row leaves Escape to what is around it`() throws {
    let log = EventLog()
    let app = TestHost { Picker(log: log) }
    try app.tap("Ann")
    #expect(app.press(.escape))
    app.expectSelectedRows(["Ann"])
    #expect(log.take() == ["closed"])
  }

  private struct Picker: Component {
    let log: EventLog
    func initialState() -> String? { nil }
    func body(_ context: Context<String?>) -> some Component {
      List(["Ann", "Bob"], id: \.self) { Text($0) }.selection(context.binding(\.self))
        .shortcut(.escape, []) { log.record("closed") }
    }
  }

  @Test func `keys go on from the row that the application has selected instead`() {
    let list = SelectionFixture(Array(0..<100), mode: .one)
    list.click(1)
    list.selected = [6]
    list.show()
    list.view.settle()
    list.press(.down)
    #expect(list.selected == [7])
  }

  @Test func `keys go on from a row that the application only deselects`() {
    let list = SelectionFixture(Array(0..<100))
    list.click(2)
    list.click(8, .control)
    list.selected = [2]
    list.show()
    list.view.settle()
    #expect(list.focused == 8)
    list.press(.down)
    #expect(list.selected == [9])
  }

  @Test func `keys go on from the nearest row when the application deselects a removed one`() {
    let list = SelectionFixture(Array(0..<100))
    list.click(2)
    list.click(8, .control)
    list.selected = [2]
    list.show(list.ids.filter { $0 != 8 })
    list.press(.down)
    #expect(list.selected == [10], "row 9 has the focus")
  }

  @Test func `keys go on from another row that has got the focus since then`() throws {
    let list = SelectionFixture(Array(0..<100), mode: .one)
    list.click(1)
    list.selected = [8]
    list.show()
    list.view.settle()
    let button = list.row(5)?.descendants.first { $0 is HeadlessPressableView }
    list.host.moveFocus(to: try #require(button))
    list.press(.down)
    #expect(list.selected == [6])
  }

  @Test func `keys go on from the nearest row when the row with the focus is removed`() {
    let list = SelectionFixture(Array(0..<100))
    list.click(4)
    list.show(list.ids.filter { $0 != 4 })
    #expect(list.focused == 5)
    list.press(.down)
    #expect(list.selected == [6])
  }

  @Test func `a range begins at its row, wherever that has moved`() {
    let list = SelectionFixture(Array(0..<10))
    list.click(3)
    list.show([9, 8, 3, 7, 6, 5, 4, 2, 1, 0])
    list.click(5, .shift)
    #expect(list.selected == [3, 7, 6, 5])
  }

  @Test func `a selection far away costs as much as one nearby`() {
    let list = SelectionFixture(Array(0..<100_000))
    list.click(3)
    let before = list.controller.counters.rowsBuiltOnMainThread
    list.click(5)
    list.press(.down)
    #expect(list.controller.counters.rowsBuiltOnMainThread - before <= 2 * 11)
  }

  @Test func `Tab leads back to the row that got the focus of a removed one`() {
    let list = SelectionFixture(Array(0..<30))
    list.click(0)
    list.scrollView.scroll(by: 800)
    list.view.settle()
    list.show(Array(1..<30))
    let focused = list.focused
    #expect(focused.map { $0 > 10 } == true, "the nearest row is out of sight")
    list.scrollView.scroll(by: -800)
    list.view.settle()
    #expect(list.focused == focused)
    let status = [1, focused ?? 0].map { list.row($0)?.rowStatus?.takesFocus }
    #expect(status == [false, true])
  }

  @Test func `a field in a row keeps its keys`() throws {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Fields() }
    view.settle()
    let field = view.root.descendants.compactMap { $0 as? HeadlessTextInputView }.first
    view.mountHost.moveFocus(to: try #require(field))
    view.mountHost.pressKey(KeyCombination(.space), in: view.root)
    view.mountHost.pressKey(KeyCombination(.character("a"), .control), in: view.root)
    for key in [Key.down, .up, .pageDown, .pageUp, .home, .end] {
      view.mountHost.pressKey(KeyCombination(key), in: view.root)
      view.mountHost.pressKey(KeyCombination(key, .shift), in: view.root)
    }
    view.settle()
    #expect(view.root.descendants.allSatisfy { $0.rowStatus?.isSelected != true })
    #expect(view.mountHost.focusedView === field)
    view.mountHost.pressKey(KeyCombination(.down, .control), in: view.root)
    view.mountHost.pressKey(KeyCombination(.space), in: view.root)
    view.settle()
    let selected = view.root.descendants.filter { $0.rowStatus?.isSelected == true }
    #expect(selected.map { $0.rowStatus?.position } == [1], "a key that the field doesn't take")
  }

  @Test func `a click beside a field moves the focus from the field to its row`() throws {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Fields() }
    view.settle()
    let fields = view.root.descendants.compactMap { $0 as? HeadlessTextInputView }
    let field = try #require(fields.min { $0.frameInRoot.minY < $1.frameInRoot.minY })
    let row = try #require(field.outwardViews.first { $0.rowStatus != nil })
    view.mountHost.moveFocus(to: field)
    view.mountHost.pressKey(KeyCombination(.character("a")), in: view.root)
    field.tap(button: .secondary)
    #expect(view.mountHost.focusedView === field, "a menu may be for the field")
    row.tap(at: Point(x: 5, y: 5))
    #expect(view.mountHost.focusedView === row && row.rowStatus?.isSelected == true)
    view.mountHost.pressKey(KeyCombination(.backspace), in: view.root)
    #expect(field.text == "a")
  }

  private struct Fields: Component {
    struct State {
      var selected: Set<Int> = []
      var text = ""
    }
    func initialState() -> State { State() }
    func body(_ context: Context<State>) -> some Component {
      List([0, 1, 2], id: \.self) { _ in TextField("Name", text: context.binding(\.text)) }
        .selection(context.binding(\.selected))
    }
  }
}
