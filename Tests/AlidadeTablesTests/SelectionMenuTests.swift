import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Context menus for the selected rows of a list.
@MainActor @Suite struct SelectionMenuTests {
  private struct Mails: Component {
    let log: EventLog
    var selected: Set<UInt8> = []

    func initialState() -> Set<UInt8> { selected }

    func body(_ context: Context<Set<UInt8>>) -> some Component {
      List([1, 2, 3, 4] as [UInt8], id: \.self) { Text("mail \($0)").frame(height: 40) }
        .selection(context.binding(\.self))
        .contextMenu(forSelectionType: UInt8.self) { ids in
          if ids.isEmpty {
            MenuItem("New") { log.record("new") }
          } else {
            MenuItem("Delete \(ids.count)") { log.record("delete \(ids.sorted())") }
          }
        }
    }
  }

  private let log = EventLog()

  private func open(_ selected: Set<UInt8> = []) -> HeadlessHostingView {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) {
      Mails(log: log, selected: selected)
    }
    view.settle()
    return view
  }

  /// Opens the menu with the secondary button, and returns the titles of its items.
  private func titles(_ view: HeadlessHostingView, on text: String?) -> [String] {
    let views = view.root.descendants
    let target =
      text.map { text in views.first { $0.visibleText == text } }
      ?? views.first { $0 is HeadlessScrollView }
    target?.tap(button: .secondary, at: Point(x: 5, y: 5))
    return menu(view)?.controlContent.sections.items.map(\.title) ?? []
  }

  private func menu(_ view: HeadlessHostingView) -> HeadlessContextMenuView? {
    view.root.descendants.lazy.compactMap { $0 as? HeadlessContextMenuView }.first
  }

  @Test func `on one of the selected rows, it is for all of them`() {
    let view = open([1, 3])
    #expect(titles(view, on: "mail 3") == ["Delete 2"])
    menu(view)?.choose("Delete 2")
    #expect(log.take() == ["delete [1, 3]"])
  }

  @Test func `another row is selected first`() {
    let view = open([1, 3])
    #expect(titles(view, on: "mail 2") == ["Delete 1"])
    menu(view)?.choose("Delete 1")
    #expect(log.take() == ["delete [2]"])
  }

  @Test func `below the last row, it is for none`() {
    let view = open([1, 3])
    #expect(titles(view, on: nil) == ["New"])
  }

  @Test(arguments: [KeyCombination(.menu), KeyCombination(.function(10), .shift)])
  func `a key opens it for the row with the focus`(_ key: KeyCombination) {
    let view = open([1, 3])
    view.root.descendants.first { $0.visibleText == "mail 1" }?.tap(modifiers: .control)
    let host = view.mountHost
    host.pressKey(KeyCombination(.down, .control), in: view.root)
    host.pressKey(KeyCombination(.down, .control), in: view.root)
    host.pressKey(key, in: view.root)
    #expect(menu(view)?.choose("Delete 1") == true)
    host.pressKey(KeyCombination(.down, .control), in: view.root)
    host.pressKey(key, in: view.root)
    menu(view)?.choose("Delete 1")
    #expect(log.take() == ["delete [3]", "delete [4]"])
  }

  @Test func `a menu for ids of another type is reported`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView(size: Size(width: 200, height: 400)) {
        List([1, 2], id: \.self) { Text("\($0)") }
          .selection(Binding(Set([1])) { _ in })
          .contextMenu(forSelectionType: String.self) { ids in MenuItem("\(ids.count)") {} }
      }
      #expect(menu(view)?.controlContent.sections.items.map(\.title) == ["0"])
    }
    #expect(reports.all.contains { $0.summary.contains("that the list doesn't select") })
  }
}
