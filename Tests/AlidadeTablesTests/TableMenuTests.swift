import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Context menus for the selected rows of a table.
@MainActor @Suite struct TableMenuTests {
  private struct Mails: Component {
    let log: EventLog
    var isEmpty = false

    func initialState() -> Set<Int> { [1, 3] }

    func body(_ context: Context<Set<Int>>) -> some Component {
      Table([1, 2, 3, 4], id: \.self) {
        TableColumn("Subject") { Text("mail \($0)") }.sorted(by: \.self)
        TableColumn("Size") { Text("\($0) kB") }
      }
      .selection(context.binding(\.self))
      .contextMenu(forSelectionType: Int.self) { ids in
        if ids.isEmpty {
          MenuItem("New") { log.record("new") }
        } else {
          MenuItem("Delete \(ids.count)") { log.record("delete \(ids.sorted())") }
        }
      }
      .typeToFind { "mail \($0)" }
    }
  }

  private let log = EventLog()

  private func open() -> HeadlessHostingView {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Mails(log: log) }
    view.settle()
    return view
  }

  private func tap(_ text: String, in view: HeadlessHostingView, _ modifiers: KeyModifiers = []) {
    view.root.descendants.first { $0.visibleText == text }?
      .tap(button: .secondary, at: Point(x: 2, y: 2), modifiers: modifiers)
  }

  private func menu(_ view: HeadlessHostingView) -> HeadlessContextMenuView? {
    // The first menu is that of the header.
    view.root.descendants.compactMap { $0 as? HeadlessContextMenuView }.last
  }

  @Test func `on a cell of one of the selected rows, it is for all of them`() {
    let view = open()
    tap("3 kB", in: view)
    #expect(menu(view)?.choose("Delete 2") == true)
    #expect(log.take() == ["delete [1, 3]"])
  }

  @Test func `another row is selected first`() {
    let view = open()
    tap("mail 2", in: view)
    #expect(menu(view)?.choose("Delete 1") == true)
    #expect(log.take() == ["delete [2]"])
  }

  @Test func `the menu is around the rows, not around the titles of the columns`() throws {
    let view = open()
    let menu = try #require(self.menu(view))
    let title = try #require(view.root.descendants.first { $0.visibleText == "Subject" })
    #expect(!menu.descendants.contains { $0 === title })
  }

  @Test(arguments: [KeyCombination(.menu), KeyCombination(.function(10), .shift)])
  func `a key opens it for the row with the focus`(_ key: KeyCombination) {
    let view = open()
    view.root.descendants.first { $0.visibleText == "mail 1" }?.tap()
    view.mountHost.pressKey(KeyCombination(.down), in: view.root)
    view.mountHost.pressKey(key, in: view.root)
    #expect(menu(view)?.choose("Delete 1") == true)
    #expect(log.take() == ["delete [2]"])
  }
}
