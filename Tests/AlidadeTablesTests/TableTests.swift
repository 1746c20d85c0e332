import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeTables

@MainActor @Suite struct TableTests {
  private func host(@ComponentBuilder _ content: () -> ComponentList) -> TestHost {
    TestHost(size: Size(width: 300, height: 300), content: content)
  }

  @Test func `cells are below the titles of their columns`() throws {
    let app = host { FileTable() }
    #expect(app.titles() == ["Name 0–100", "Size 100–160", "Id 160–200"])
    #expect(try app.find("b.txt").frame.minX == 8)
    #expect(try app.find("#1").frame.minX == 168)
    // Numbers end where their column ends.
    #expect(try app.find("20").frame.maxX == 152)
  }

  @Test func `pressing a title sorts by the column, and again reverses the order`() throws {
    let app = host { FileTable() }
    #expect(app.names == ["b.txt", "a.txt", "c.txt", "d.txt"])
    try app.tap("Name")
    #expect(app.names == ["a.txt", "b.txt", "c.txt", "d.txt"])
    try app.tap("Name")
    #expect(app.names == ["d.txt", "c.txt", "b.txt", "a.txt"])
  }

  @Test func `elements that are equal in a column are in the order that was chosen before`() throws
  {
    let app = host { FileTable() }
    // Files of one size stay in the order of the elements, in both directions.
    try app.tap("Size")
    #expect(app.names == ["d.txt", "a.txt", "b.txt", "c.txt"])
    try app.tap("Size")
    #expect(app.names == ["b.txt", "c.txt", "a.txt", "d.txt"])
    try app.tap("Name")
    try app.tap("Name")
    #expect(app.names == ["d.txt", "c.txt", "b.txt", "a.txt"])
    // Now they are in descending order of their names, in both directions.
    try app.tap("Size")
    #expect(app.names == ["d.txt", "a.txt", "c.txt", "b.txt"])
    try app.tap("Size")
    #expect(app.names == ["c.txt", "b.txt", "a.txt", "d.txt"])
  }

  @Test func `a table ignores a column of its order that it doesn't have`() {
    let sort = [
      TableSort("Owner"), TableSort("size"), TableSort("Id"), TableSort("Name", .descending),
    ]
    let app = host { FileTable(sort: Binding(sort) { _ in }) }
    #expect(app.names == ["d.txt", "a.txt", "c.txt", "b.txt"])
    #expect(app.titleViews.map { $0.options.accessibility?.sort } == [nil, .ascending, nil])
  }

  @Test func `the title with the arrow reverses an order that begins with a missing column`() throws
  {
    struct Files: Component {
      func initialState() -> [TableSort] { [TableSort("Owner"), TableSort("Name")] }
      func body(_ context: Context<[TableSort]>) -> some Component {
        FileTable(sort: context.binding(\.self))
      }
    }
    let app = host { Files() }
    func sorts() -> [SortDirection?] { app.titleViews.map { $0.options.accessibility?.sort } }
    #expect(sorts() == [.ascending, nil, nil])
    try app.tap("Name")
    #expect(app.names == ["d.txt", "c.txt", "b.txt", "a.txt"])
    #expect(sorts() == [.descending, nil, nil])
    try app.tap("Name")
    #expect(app.names == ["a.txt", "b.txt", "c.txt", "d.txt"])
  }

  @Test func `a title that is pressed twice before a frame reverses the order`() throws {
    struct Files: Component {
      func initialState() -> [TableSort] { [] }
      func body(_ context: Context<[TableSort]>) -> some Component {
        FileTable(sort: context.binding(\.self))
      }
    }
    for app in [host { Files() }, host { FileTable() }] {
      let title = try #require(app.titleViews.first as? HeadlessPressableView)
      title.press()
      title.press()
      app.settle()
      #expect(app.names == ["d.txt", "c.txt", "b.txt", "a.txt"])
    }
  }

  @Test func `a title tells the direction of the sort order`() throws {
    let app = host { FileTable() }
    func sorts() -> [SortDirection?] { app.titleViews.map { $0.options.accessibility?.sort } }
    #expect(sorts() == [nil, nil, nil])
    try app.tap("Size")
    #expect(sorts() == [nil, .ascending, nil])
    try app.tap("Size")
    #expect(sorts() == [nil, .descending, nil])
  }

  @Test func `a column that can't be sorted by has no button`() throws {
    let app = host { FileTable() }
    #expect(
      app.titleViews.map { ($0 as? any PressableView)?.isPressable } == [true, true, false])
    #expect(app.names == ["b.txt", "a.txt", "c.txt", "d.txt"])
  }

  @Test func `dragging a border resizes the column while the pointer moves`() throws {
    let app = host { FileTable() }
    try app.dragHeader(from: 100, by: 30, 45)
    #expect(app.titles() == ["Name 0–145", "Size 145–205", "Id 205–245"])
    #expect(try app.find("#1").frame.minX == 213)
    // A column is never narrower than the minimum.
    try app.dragHeader(from: 145, by: -300)
    #expect(app.titles().first == "Name 0–24")
  }

  @Test func `dragging a title moves the column`() throws {
    let app = host { FileTable() }
    try app.dragHeader(from: 40, by: 20, 85)
    #expect(app.titles() == ["Size 0–60", "Name 60–160", "Id 160–200"])
    try app.dragHeader(from: 20, by: 500)
    #expect(app.titles() == ["Name 0–100", "Id 100–140", "Size 140–200"])
    #expect(app.names == ["b.txt", "a.txt", "c.txt", "d.txt"])
  }

  @Test func `a drag that comes back changes nothing`() throws {
    let app = host { FileTable() }
    try app.dragHeader(from: 40, by: 120, 10, 0)
    #expect(app.titles() == ["Name 0–100", "Size 100–160", "Id 160–200"])
  }

  @Test func `keys sort, move and resize the column whose title has the focus`() throws {
    let app = host { FileTable() }
    app.press(.tab)
    app.press(.space)
    #expect(app.names == ["a.txt", "b.txt", "c.txt", "d.txt"])
    app.press(.right, .alt)
    #expect(app.titles() == ["Size 0–60", "Name 60–160", "Id 160–200"])
    app.press(.right, [.alt, .shift])
    #expect(app.titles() == ["Size 0–60", "Name 60–176", "Id 176–216"])
    app.press(.left, .alt)
    app.press(.left, [.alt, .shift])
    #expect(app.titles() == ["Name 0–100", "Size 100–160", "Id 160–200"])
  }

  @Test func `from right to left, the first column is on the right`() throws {
    let app = TestHost(size: Size(width: 300, height: 300), layoutDirection: .rightToLeft) {
      FileTable()
    }
    #expect(app.titles() == ["Id 100–140", "Size 140–200", "Name 200–300"])
    // The border of the first column is on its left; moving it to the left makes it wider.
    try app.dragHeader(from: 200, by: -20)
    #expect(app.titles() == ["Id 80–120", "Size 120–180", "Name 180–300"])
    app.press(.tab)
    app.press(.left, .alt)
    #expect(app.titles() == ["Id 80–120", "Name 120–240", "Size 240–300"])
  }

  @Test func `sort order and layout can belong to the application`() throws {
    struct Files: Component {
      struct State {
        var sort = [TableSort("size", .descending)]
        var layout = TableLayout(widths: ["Name": 120], order: ["Id"], hiddenColumns: ["size"])
      }
      func initialState() -> State { State() }
      func body(_ context: Context<State>) -> some Component {
        FileTable(sort: context.binding(\.sort), layout: context.binding(\.layout))
        Button("Show all") { context.update { $0.layout.hiddenColumns = [] } }
        Text("sorted by \(context.state.sort.map(\.column).joined(separator: ", "))")
      }
    }
    let app = host { Files() }
    #expect(app.names == ["b.txt", "c.txt", "a.txt", "d.txt"])
    #expect(app.titles() == ["Id 0–40", "Name 40–160"])
    try app.tap("Name")
    #expect(app.names == ["a.txt", "b.txt", "c.txt", "d.txt"])
    #expect(app.contains("sorted by Name, size"))
    try app.dragHeader(from: 160, by: 10)
    try app.tap("Show all")
    #expect(app.titles() == ["Id 0–40", "Name 40–170", "Size 170–230"])
  }

  @Test func `of columns with the same id, the first is shown and the others are reported`() {
    let app = host { Text("") }
    func show(_ files: [File]) {
      app.update {
        Table(files) {
          TableColumn("Name") { Text($0.name) }
          TableColumn("Name") { Text("\($0.size)") }
        }
      }
    }
    app.expectDiagnostic("Columns of a table have the same id") { show(File.some) }
    #expect(app.titleViews.count == 1)
    #expect(app.names.count == 4)
    show([])
    #expect(app.diagnostics.count == 1, "a new build doesn't report them again")
  }

  @Test func `a data source changes its rows without a rebuild of the table`() throws {
    let source = DataSource(File.some)
    let app = host {
      Table(source) { TableColumn("Name") { Text($0.name) } }
    }
    source.insert(File(id: 9, name: "new.txt", size: 4), at: 0)
    app.view.settle()
    #expect(app.names == ["new.txt", "b.txt", "a.txt", "c.txt", "d.txt"])
  }

  @Test func `scrolling creates no views, and only visible rows have some`() {
    let controller = ListController()
    let files = (0..<100_000).map { File(id: $0, name: "\($0).txt", size: $0) }
    let app = host {
      Table(files, controller: controller) {
        TableColumn("Name") { Text($0.name) }.sorted(by: \.name)
        TableColumn("Size") { Text("\($0.size)") }
      }
    }
    for _ in 0..<20 {
      controller.offset += 28
      app.view.settle()
    }
    let made = app.view.counters.viewsCreated
    for _ in 0..<1_000 where controller.visibleRows.upperBound < 300 {
      controller.offset += 28
      app.view.settle()
    }
    #expect(controller.visibleRows.upperBound >= 300)
    #expect(app.view.counters.viewsCreated == made)
    #expect(app.names.count < 15)
  }
}
