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
      .rows { list in
        list.onMove { (move: RowMove<Int>) in context.update { $0.files.apply(move) } }
          .onInsert(of: .text) { (_: TransferContent, point: RowInsertionPoint<Int>) in
            let file = File(id: 9, name: "new.txt", size: 0)
            context.update { $0.files.insert(contentsOf: [file], at: point) }
          }
      }
      .grow()
      Button("Unsort") { context.update { $0.sort = [] } }
    }
  }

  private func list(in app: TestHost) throws -> HeadlessScrollView {
    try #require(
      app.view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first {
        $0.scrollAxes.contains(.vertical)
      })
  }

  private func canDrag(_ name: String, in app: TestHost) throws -> Bool {
    let list = try list(in: app)
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

  @Test func `content is dropped between rows, unless the table sorts them`() throws {
    let app = TestHost(size: Size(width: 300, height: 300)) { Files() }
    let top = Point(x: 5, y: 1)
    try app.tap("Name")
    #expect(try !app.view.mountHost.drop(.text("a"), on: list(in: app), at: top))
    try app.tap("Unsort")
    #expect(try app.view.mountHost.drop(.text("a"), on: list(in: app), at: top))
    app.view.settle()
    #expect(app.names == ["new.txt", "b.txt", "a.txt", "c.txt", "d.txt"])
  }
}
