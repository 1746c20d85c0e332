import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Lists with a binding to an id that isn't optional, so that one row is always selected.
@MainActor @Suite struct RequiredSelectionTests {
  private struct Sidebar: Component {
    let log: EventLog

    func initialState() -> Int { 1 }

    func body(_ context: Context<Int>) -> some Component {
      List(0..<3, id: \.self, estimatedRowHeight: 40) { Text("\($0)").frame(height: 40) }
        .selection(context.binding(\.self), onActivate: { [log] in log.record("open \($0)") })
    }
  }

  private let log = EventLog()
  private let view: HeadlessHostingView

  init() {
    let log = log
    view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Sidebar(log: log) }
    view.settle()
  }

  /// The texts of the rows that look selected.
  private var selected: [String] {
    view.list.visibleSubviews.filter { $0.rowStatus?.isSelected == true }.flatMap(\.visibleTexts)
  }

  private func click(_ text: String, _ modifiers: KeyModifiers = []) {
    let text = view.root.descendants.first { $0 is HeadlessTextView && $0.visibleText == text }
    text?.tap(button: .primary, count: 1, modifiers: modifiers)
    view.settle()
  }

  private func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    defer { view.settle() }
    return view.mountHost.pressKey(KeyCombination(key, modifiers), in: view.root)
  }

  @Test func `clicks and keys select another row`() {
    #expect(selected == ["1"])
    click("2")
    #expect(selected == ["2"])
    click("0", .control)
    #expect(selected == ["0"])
    #expect(press(.down) && selected == ["1"])
    #expect(press(.down, .control) && selected == ["1"])
    #expect(press(.space) && selected == ["2"])
    #expect(press(.enter) && log.take() == ["open 2"])
  }

  @Test func `Control, Space and keys that clear a selection leave the selected row as it is`() {
    click("1", .control)
    #expect(selected == ["1"])
    #expect(press(.space) && selected == ["1"])
    #expect(press(.space, .control) && selected == ["1"])
    #expect(!press(.character("a"), [.control, .shift]) && selected == ["1"])
    #expect(!press(.escape) && selected == ["1"])
  }

  @Test func `a click below the last row keeps the selection, and keys go on from it`() {
    click("1")
    view.list.tap(button: .primary, at: Point(x: 20, y: 300))
    view.settle()
    #expect(selected == ["1"])
    view.list.perform(.next)
    view.settle()
    #expect(selected == ["2"])
  }
}
