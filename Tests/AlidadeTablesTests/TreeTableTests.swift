import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Tables whose rows are the nodes of a tree.
@MainActor @Suite struct TreeTableTests {
  private struct Entry: Identifiable, Sendable {
    let id: String
    let size: Int
    var entries: [Entry]?

    static let some = [
      Entry(id: "b", size: 1),
      Entry(
        id: "a", size: 5,
        entries: [
          Entry(id: "ab", size: 4), Entry(id: "aa", size: 9, entries: [Entry(id: "aaa", size: 2)]),
        ]),
    ]
  }

  private struct Entries: Component {
    var entries = Entry.some
    var layout = TableLayout()
    var evaluations: Evaluations?

    struct State {
      var expanded: Set<String> = ["a"]
      var selected: String?
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      table(context).layout(Binding(layout) { _ in }).selection(context.binding(\.selected))
    }

    private func table(_ context: Context<State>) -> Table<Entry> {
      let expanded = context.binding(\.expanded)
      guard let evaluations else {
        return Table(tree: entries, children: \.entries, expanded: expanded) { columns }
      }
      return Table(
        tree: entries, by: 0,
        children: { entry, _ in
          evaluations.note(entry.id)
          return entry.entries ?? []
        }, isLeaf: { entry, _ in entry.entries == nil }, expanded: expanded
      ) { columns }
    }

    @TableColumnBuilder<Entry> private var columns: [TableColumn<Entry>] {
      TableColumn("Name", width: .points(120)) { entry in Text(entry.id) }.sorted(by: \.id)
      TableColumn("Size", width: .points(60)) { entry in Text("\(entry.size)") }
        .sorted(by: \.size)
    }
  }

  private func rows(_ app: TestHost) -> [[String]] {
    app.view.root.descendants.filter { $0.isVisible && $0.rowStatus != nil }
      .sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }.map(\.visibleTexts)
  }

  private func indents(_ app: TestHost, _ texts: String...) throws -> [Double] {
    try texts.map { try app.find($0).frame.minX }
  }

  @Test func `a row shows a node in columns, and the first one is indented`() throws {
    let app = TestHost { Entries() }
    #expect(rows(app) == [["b", "1"], ["a", "5"], ["ab", "4"], ["aa", "9"]])
    let names = try indents(app, "b", "a", "ab")
    #expect(names[0] == names[1] && names[1] < names[2])
    let sizes = try indents(app, "1", "5", "4")
    #expect(Set(sizes).count == 1)
  }

  @Test func `the button expands a node, and the keys do`() throws {
    let app = TestHost { Entries() }
    try app.tap(app.findAll(.label("Expand"))[0])
    #expect(rows(app).map(\.first) == ["b", "a", "ab", "aa", "aaa"])
    try app.tap(app.findAll(.label("Collapse"))[0])
    #expect(rows(app).map(\.first) == ["b", "a"])
    try app.tap("a")
    app.press(.right)
    #expect(rows(app).map(\.first) == ["b", "a", "ab", "aa", "aaa"])
    app.press(.left)
    #expect(rows(app).map(\.first) == ["b", "a"])
  }

  @Test func `a column sorts the children of each node, which stay with it`() throws {
    let app = TestHost { Entries() }
    try app.tap("Name")
    #expect(rows(app).map(\.first) == ["a", "aa", "ab", "b"])
    try app.tap("Name")
    #expect(rows(app).map(\.first) == ["b", "a", "ab", "aa"])
    try app.tap("Size")
    #expect(rows(app).map(\.last) == ["1", "5", "4", "9"])
  }

  @Test func `the column that comes first shows the tree`() throws {
    let app = TestHost { Entries(layout: TableLayout(order: ["Size"])) }
    let sizes = try indents(app, "1", "5", "4")
    #expect(sizes[0] == sizes[1] && sizes[1] < sizes[2])
    let names = try indents(app, "b", "a", "ab")
    #expect(Set(names).count == 1)
  }

  @Test func `the tree is traversed again only if it or the order has changed`() throws {
    let evaluations = Evaluations()
    let app = TestHost { Entries(evaluations: evaluations) }
    #expect(evaluations.take() == ["a"])
    try app.tap("ab")
    #expect(evaluations.take().isEmpty, "the selection doesn't change the tree")
    try app.tap("Name")
    #expect(evaluations.take() == ["a"])
    try app.tap(app.findAll(.label("Expand"))[0])
    #expect(evaluations.take() == ["a", "aa"])
  }

  @Test func `only the children of nodes that have changed are sorted again`() throws {
    let comparisons = Evaluations()
    let app = TestHost {
      ComparedEntries(comparisons: comparisons)
    }
    try app.tap("Name")
    #expect(!comparisons.take().isEmpty)
    try app.tap(app.findAll(.label("Expand"))[0])
    #expect(rows(app).map(\.first) == ["a", "aa", "aaa", "ab", "b"])
    #expect(comparisons.take().isEmpty, "the only child of aa needs no comparison")
  }

  private struct ComparedEntries: Component {
    let comparisons: Evaluations

    struct State { var expanded: Set<String> = ["a"] }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let comparisons = comparisons
      Table(tree: Entry.some, children: \.entries, expanded: context.binding(\.expanded)) {
        TableColumn("Name") { entry in Text(entry.id) }
          .sorted { one, other in
            comparisons.note(one.id)
            return one.id < other.id
          }
      }
    }
  }

  @Test func `orders at different places are different, even for equal values`() {
    func table(isReversed: Bool) -> Table<Entry> {
      let name = TableColumn<Entry>("Name") { entry in Text(entry.id) }
      return Table(tree: Entry.some, children: \.entries, expanded: Binding(["a"]) { _ in }) {
        if isReversed {
          name.sorted(by: 0) { one, other, _ in one.id > other.id }
        } else {
          name.sorted(by: 0) { one, other, _ in one.id < other.id }
        }
      }
      .sort(Binding([TableSort("Name")]) { _ in })
    }
    let app = TestHost { table(isReversed: false) }
    #expect(rows(app).map(\.first) == ["a", "aa", "ab", "b"])
    app.update { table(isReversed: true) }
    #expect(rows(app).map(\.first) == ["b", "a", "ab", "aa"])
  }

  @Test func `content of the first column is aligned like its title`() throws {
    let app = TestHost {
      Table(tree: Entry.some, children: \.entries, expanded: Binding([]) { _ in }) {
        TableColumn("Size", width: .points(120), alignment: .end) { entry in Text("\(entry.size)") }
      }
    }
    let title = try app.find("Size").frame.maxX
    #expect(try app.find("5").frame.maxX == title)
  }

  @Test(arguments: HorizontalAlignment.allCases)
  func `several components in the first column are stacked vertically`(
    _ alignment: HorizontalAlignment
  ) throws {
    let app = TestHost {
      Table(tree: Entry.some, children: \.entries, expanded: Binding([]) { _ in }) {
        TableColumn("Name", width: .points(160), alignment: alignment) { entry in
          Text(entry.id)
          Text("size \(entry.size)")
        }
      }
    }
    for (id, size) in [("a", "size 5"), ("b", "size 1")] {
      let (above, below) = (try app.find(id).frame, try app.find(size).frame)
      #expect(above.minX == below.minX && above.maxY == below.minY)
    }
  }

  @Test func `assistive technologies find a tree in a table`() {
    let app = TestHost { Entries() }
    #expect(app.findAll(.role(.treeTable)).count == 1)
    #expect(app.findAll(.role(.row)).count == 4)
    let outlines = app.view.root.descendants.filter(\.isVisible).compactMap(\.rowStatus)
      .sorted { $0.position < $1.position }.map(\.outline)
      .map { outline in outline.map { RowOutline(depth: $0.depth, isExpanded: $0.isExpanded) } }
    #expect(
      outlines == [
        RowOutline(depth: 0), RowOutline(depth: 0, isExpanded: true), RowOutline(depth: 1),
        RowOutline(depth: 1, isExpanded: false),
      ])
  }
}
