import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Tables whose rows can be selected.
@MainActor @Suite struct TableSelectionTests {
  private struct Files: Component {
    let log: EventLog
    var isSingle = false

    struct State {
      var selected: Set<Int> = []
      var current: Int?
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let log = log
      let table = Table(File.some) {
        TableColumn("Name") { file in Text(file.name) }.sorted(by: \.name)
        TableColumn("Size") { file in Text("\(file.size)") }
      }
      .typeToFind(\.name)
      return isSingle
        ? table.selection(context.binding(\.current)) { log.record("open \($0)") }
        : table.selection(context.binding(\.selected)) { log.record("open \($0)") }
    }
  }

  private let log = EventLog()

  @Test func `clicks and keys select rows, in the order in which the table is sorted`() throws {
    let app = TestHost { Files(log: log) }
    try app.tap("Name")
    try app.tap("a.txt")
    app.press(.down, .shift)
    app.press(.down, .shift)
    app.expectSelectedRows([2, 1, 3])
    app.press(.enter)
    #expect(log.take() == ["open 3"])
  }

  @Test func `a table can select one row`() throws {
    let app = TestHost { Files(log: log, isSingle: true) }
    try app.tap("a.txt")
    app.press(.down, .shift)
    app.expectSelectedRows([3])
  }

  private struct Pinned: Component {
    func initialState() -> Int { 3 }

    func body(_ context: Context<Int>) -> some Component {
      Table(File.some) { TableColumn("Name") { file in Text(file.name) } }
        .selection(context.binding(\.self))
    }
  }

  @Test func `a row of a table can be selected at all times`() throws {
    let app = TestHost { Pinned() }
    app.expectSelectedRows([3])
    try app.tap("a.txt")
    app.expectSelectedRows([2])
    app.press(.space)
    app.expectSelectedRows([2])
  }

  @Test func `typing finds rows`() throws {
    let app = TestHost { Files(log: log) }
    try app.tap("b.txt")
    app.press(.character("d"))
    app.expectSelectedRows([4])
  }

  @Test func `a table is a table with rows and column headers`() {
    let app = TestHost { Files(log: log) }
    #expect(app.findAll(.role(.table)).count == 1)
    #expect(app.findAll(.role(.row)).count == 4)
    #expect(app.findAll(.role(.columnHeader)).count == 2)
  }
}
