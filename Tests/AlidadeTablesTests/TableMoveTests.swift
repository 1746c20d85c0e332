import AlidadeHeadless
import AlidadeLists
import AlidadeNative
import AlidadeTesting
import Testing

/// Rows of a table that the user moves.
@MainActor @Suite struct TableMoveTests {
  /// A table of files that the user sorts and moves.
  private struct Files: Component {
    struct State {
      var files = File.some
      var sort: [TableSort] = []
      var selected: Set<Int> = []
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Table(context.state.files) {
        TableColumn("Name", width: .points(100)) { file in Text(file.name) }.sorted(by: \.name)
        TableColumn("Id", width: .points(60)) { file in Text("#\(file.id)") }.sortable()
      }
      .sort(context.binding(\.sort))
      .selection(context.binding(\.selected))
      .rows { $0.onMove { (move: RowMove<Int>) in context.update { $0.files.apply(move) } } }
      .grow()
      Button("Unsort") { context.update { $0.sort = [] } }
    }
  }

  private func canDrag(_ name: String, in app: TestHost) throws -> Bool {
    let list = try #require(
      app.view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first {
        $0.scrollAxes.contains(.vertical)
      })
    let row = try #require(list.visibleSubviews.first { $0.visibleTexts.first == name })
    return list.scrollDelegate?.scrollView(list, dragFrom: row) != nil
  }

  @Test func `rows can be moved in the order of the elements`() throws {
    let app = TestHost(size: Size(width: 300, height: 300)) { Files() }
    #expect(try canDrag("b.txt", in: app))
    try app.tap("b.txt")
    app.press(.down, .alt)
    #expect(app.names == ["a.txt", "b.txt", "c.txt", "d.txt"])
  }

  @Test func `rows that the table sorts can't be moved until it doesn't`() throws {
    let app = TestHost(size: Size(width: 300, height: 300)) { Files() }
    try app.tap("Name")
    #expect(try !canDrag("b.txt", in: app))
    try app.tap("a.txt")
    app.press(.down, .alt)
    #expect(app.names == ["a.txt", "b.txt", "c.txt", "d.txt"])
    try app.tap("Unsort")
    #expect(app.names == ["b.txt", "a.txt", "c.txt", "d.txt"], "no element was moved invisibly")
    #expect(try canDrag("b.txt", in: app))
  }

  @Test func `rows that the application sorts can be moved`() throws {
    let app = TestHost(size: Size(width: 300, height: 300)) { Files() }
    try app.tap("Id")
    #expect(try canDrag("b.txt", in: app))
  }
}
