import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeTables

/// Columns that the user makes as wide as their content.
@MainActor @Suite struct ColumnFitTests {
  private func host(
    _ files: [File] = File.some, _ width: TableColumnWidth = .points(60), title: String = "N"
  ) -> TestHost {
    TestHost(size: Size(width: 300, height: 300)) {
      Table(files) {
        TableColumn(title, id: "name", width: width) { file in Text(file.name).lineLimit(1) }
        TableColumn("Size", width: .points(60)) { file in Text("\(file.size)") }
      }
    }
  }

  /// Clicks twice on the border of the first column.
  private func fit(_ app: TestHost) throws {
    let border = try #require(
      app.view.root.descendants.first { $0.frame.size.width == 2 * ColumnDrag.borderReach })
    // The view that is clicked is in the one with the shape of the pointer.
    let clicked = try #require(border.subviews.first)
    clicked.tap(count: 2)
    app.view.settle()
  }

  /// The width of a text on one line, with the space around a cell.
  private func width(of text: String) throws -> Double {
    let app = TestHost(size: Size(width: 900, height: 300)) { Row { Text(text) } }
    return try app.find(text).frame.size.width.rounded(.up) + 16
  }

  private func file(_ id: Int, _ name: String) -> File { File(id: id, name: name, size: 1) }

  @Test func `a double click on a border makes the column as wide as its widest cell`() throws {
    let name = "a very long name of a file.txt"
    let app = host([file(1, "a"), file(2, name), file(3, "bb")])
    try fit(app)
    #expect(app.titleViews.first?.frame.size.width == (try width(of: name)))
    #expect(try app.find(name).frame.size.width + 16 <= (try width(of: name)))
  }

  @Test func `a column whose title is the widest is as wide as its title`() throws {
    let app = host([file(1, "a")], .points(30), title: "A title that is long")
    try fit(app)
    let fitting = try #require(app.titleViews.first?.frame.size.width)
    #expect(fitting > 60 && fitting < 300)
    let title = try app.find("A title that is long")
    #expect(title.frame.maxX <= fitting - 8)
  }

  @Test func `a column that fits its content stays within its bounds`() throws {
    let app = host([file(1, "a very long name")], .points(60, maximum: 70))
    try fit(app)
    #expect(app.titleViews.first?.frame.size.width == 70)
    let other = host([file(1, "a")], .points(90, minimum: 80))
    try fit(other)
    #expect(other.titleViews.first?.frame.size.width == 80)
  }

  @Test func `Alt-Enter fits the column whose title has the focus`() throws {
    let app = host([file(1, "a very long name")])
    app.press(.tab)
    app.press(.enter, .alt)
    #expect(app.titleViews.first?.frame.size.width == (try width(of: "a very long name")))
  }

  @Test func `only rows near the viewport are measured`() throws {
    let files = (0..<10_000).map { file($0, $0 == 9_000 ? "a very long name" : "a") }
    let app = host(files)
    try fit(app)
    #expect(try #require(app.titleViews.first?.frame.size.width) < 60)
  }

  @Test func `in a tree, the indentation counts`() throws {
    let app = TestHost(size: Size(width: 300, height: 300)) {
      Table(
        tree: Folder.some, children: \.folders, expanded: Binding(["home"]) { _ in }
      ) { TableColumn("N", width: .points(40)) { Text($0.id).lineLimit(1) } }
    }
    try fit(app)
    // The children of home are indented by a level and the space for a button.
    let cell = try app.find("letters").frame
    #expect(cell.minX == 8 + 18 + 20)
    #expect(app.titleViews.first?.frame.size.width == (cell.maxX + 8).rounded(.up))
  }
}
