import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Clicks and keys that expand and collapse nodes, and those that scroll a tree sideways.
@MainActor @Suite struct TreeUseTests {
  @Test func `plus expands a node, and minus collapses it`() throws {
    let app = TestHost { FolderTree() }
    try app.tap("home")
    #expect(app.press(.character("+"), .shift))
    #expect(app.folderNames == ["home", "music", "letters", "empty", "trash"])
    app.expectSelectedRows(["home"])
    #expect(app.press(.character("+")))
    #expect(app.folderNames.count == 5)
    #expect(app.press(.character("-")))
    #expect(app.folderNames == ["home", "empty", "trash"])
  }

  @Test func `an asterisk expands a node and its siblings`() throws {
    let folders = ["a", "b", "c"].map {
      Folder(id: $0, folders: [Folder(id: "in \($0)", folders: [])])
    }
    let app = TestHost { FolderTree(folders: folders) }
    try app.tap("b")
    app.press(.character("*"), .shift)
    #expect(app.folderNames == ["a", "in a", "b", "in b", "c", "in c"])
    app.press(.right)
    app.press(.character("*"), .shift)
    #expect(app.findAll(.label("Expand")).count == 2, "only the children of b are siblings")
  }

  @Test func `in text by which rows are found, these characters have no other meaning`() throws {
    let app = TestHost {
      FolderTree(folders: [
        Folder(id: "a", folders: [Folder(id: "b")]), Folder(id: "c+d"), Folder(id: "c"),
      ])
    }
    try app.tap("a")
    app.press(.character("c"))
    app.press(.character("+"), .shift)
    app.expectSelectedRows(["c+d"])
  }

  @Test func `a double click and Enter expand a node if rows have no action`() throws {
    let app = TestHost { FolderTree() }
    try app.tap("home", count: 2)
    #expect(app.folderNames == ["home", "music", "letters", "empty", "trash"])
    try app.tap("trash", count: 2)
    #expect(app.folderNames.count == 5)
    try app.tap("home", count: 2)
    #expect(app.folderNames == ["home", "empty", "trash"])
    #expect(app.press(.enter))
    #expect(app.folderNames.count == 5)
    #expect(app.press(.enter))
    #expect(app.folderNames.count == 3)
  }

  @Test func `if rows have an action, a double click and Enter perform it`() throws {
    let log = EventLog()
    let app = TestHost { OpenedTree(log: log) }
    try app.tap("home", count: 2)
    app.press(.enter)
    #expect(app.folderNames == ["home", "empty", "trash"])
    #expect(log.take() == ["open home", "open home"])
  }

  private struct OpenedTree: Component {
    let log: EventLog

    struct State {
      var expanded: Set<String> = []
      var selected: Set<String> = []
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let log = log
      List(tree: Folder.some, children: \.folders, expanded: context.binding(\.expanded)) {
        FolderName(name: $0.id, isButton: false)
      }
      .selection(context.binding(\.selected), onActivate: { log.record("open \($0)") })
    }
  }

  // MARK: - Sideways

  /// A tree in a table that is 300 points wider than its window.
  private struct WideTree: Component {
    struct State {
      var expanded: Set<String> = []
      var selected: Set<String> = []
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Table(tree: Folder.some, children: \.folders, expanded: context.binding(\.expanded)) {
        TableColumn("Name", width: .points(300)) { FolderName(name: $0.id, isButton: false) }
        TableColumn("Id", width: .points(300)) { Text($0.id) }
      }
      .selection(context.binding(\.selected))
    }
  }

  private func wide(_ direction: LayoutDirection = .leftToRight) -> TestHost {
    TestHost(size: Size(width: 300, height: 300), layoutDirection: direction) { WideTree() }
  }

  private func start(_ app: TestHost) -> Double {
    app.findAll(.role(.columnHeader, "Name")).first?.frame.minX ?? .nan
  }

  @Test func `an arrow that does nothing in the tree scrolls it sideways`() throws {
    let app = wide()
    try app.tap(app.findAll("trash")[0])
    #expect(app.press(.right))
    #expect(start(app) == -40)
    #expect(app.press(.left))
    #expect(start(app) == 0)
    #expect(app.press(.left), "at the edge, the focus stays in the tree")
    app.expectSelectedRows(["trash"])
    try app.tap(app.findAll("home")[0])
    app.press(.right)
    #expect(app.folderNames.count == 5 && start(app) == 0)
    app.press(.left)
    #expect(app.folderNames.count == 3 && start(app) == 0)
  }

  @Test func `with Control, the arrows scroll sideways everywhere`() throws {
    let app = wide()
    try app.tap(app.findAll("home")[0])
    #expect(app.press(.right, .control))
    #expect(start(app) == -48 && app.folderNames.count == 3)
    for _ in 0..<9 { app.press(.right, .control) }
    #expect(start(app) == -300)
    #expect(!app.press(.right, .control))
    for _ in 0..<9 { app.press(.left, .control) }
    #expect(start(app) == 0)
  }

  @Test func `from right to left, Left scrolls to the end of lines`() throws {
    let app = wide(.rightToLeft)
    try app.tap(app.findAll("trash")[0])
    #expect(start(app) == 0)
    app.press(.left, .control)
    #expect(start(app) == 48)
    app.press(.left)
    #expect(start(app) == 88)
    app.press(.right)
    #expect(start(app) == 48)
  }
}
