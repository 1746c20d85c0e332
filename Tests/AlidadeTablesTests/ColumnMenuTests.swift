import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeTables

/// The menu of the header, which hides and shows columns.
@MainActor @Suite struct ColumnMenuTests {
  private struct Files: Component {
    var start = TableLayout()
    var canHide = true

    func initialState() -> TableLayout { start }

    func body(_ context: Context<TableLayout>) -> some Component {
      Table(File.some) {
        TableColumn("Name", width: .points(100)) { Text($0.name) }.hideable(false)
        TableColumn("Size", id: "size", width: .points(60)) { Text("\($0.size)") }
          .hideable(canHide)
        TableColumn("Id", width: .points(40)) { Text("#\($0.id)") }.hideable(canHide)
      }
      .layout(context.binding(\.self), default: start)
    }
  }

  private func host(_ files: Files = Files()) -> TestHost {
    TestHost(size: Size(width: 300, height: 300)) { files }
  }

  private func menu(_ app: TestHost) throws -> HeadlessContextMenuView {
    try #require(
      app.view.root.descendants.lazy.compactMap { $0 as? HeadlessContextMenuView }.first)
  }

  private func choose(_ title: String, _ app: TestHost) throws {
    #expect(try menu(app).choose(title))
    app.settle()
  }

  @Test func `an item for each column hides and shows it`() throws {
    let app = host()
    try choose("Size", app)
    #expect(app.titles() == ["Name 0–100", "Id 100–140"])
    try choose("Id", app)
    #expect(app.titles() == ["Name 0–100"])
    try choose("Size", app)
    #expect(app.titles() == ["Name 0–100", "Size 100–160"])
  }

  @Test func `a column that can't be hidden has no item`() throws {
    let app = host()
    #expect(try !menu(app).choose("Name"))
    #expect(app.titles().count == 3)
  }

  @Test func `the last visible column can't be hidden`() throws {
    let app = TestHost {
      Table(File.some) {
        TableColumn("Name") { Text($0.name) }
        TableColumn("Size") { Text("\($0.size)") }
      }
    }
    try choose("Size", app)
    #expect(try !menu(app).choose("Name"))
    #expect(app.names.count == 4)
  }

  @Test func `columns are reset to the default layout`() throws {
    let app = host(Files(start: TableLayout(hiddenColumns: ["Id"])))
    #expect(try !menu(app).choose("Reset columns"), "nothing has changed")
    try app.dragHeader(from: 20, by: 500)
    try choose("Id", app)
    try app.dragHeader(from: 60, by: 30)
    #expect(app.titles().count == 3)
    try choose("Reset columns", app)
    #expect(app.titles() == ["Name 0–100", "Size 100–160"])
  }

  @Test func `a table none of whose columns can be hidden has no menu`() {
    let app = host(Files(canHide: false))
    #expect(!app.view.root.descendants.contains { $0 is HeadlessContextMenuView })
  }
}
