import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Keys in a list that shows a tree.
@MainActor @Suite struct TreeKeyTests {
  @Test func `Right expands a node, and then goes to its first child`() throws {
    let app = TestHost { FolderTree() }
    try app.tap("home")
    #expect(app.press(.right))
    #expect(app.folderNames == ["home", "music", "letters", "empty", "trash"])
    app.expectSelectedRows(["home"])
    app.press(.right)
    app.expectSelectedRows(["music"])
    app.press(.right)
    app.press(.right)
    app.expectSelectedRows(["jazz"])
  }

  @Test func `Left collapses a node, and otherwise goes to its parent`() throws {
    let app = TestHost { FolderTree() }
    try app.tap("home")
    for _ in 0..<4 { app.press(.right) }
    app.press(.down)
    app.expectSelectedRows(["letters"])
    app.press(.left)
    app.expectSelectedRows(["home"])
    #expect(app.folderNames.count == 6)
    app.press(.left)
    app.expectSelectedRows(["home"])
    #expect(app.folderNames == ["home", "empty", "trash"])
    #expect(app.press(.left), "a root without visible children uses the key")
    app.expectSelectedRows(["home"])
  }

  @Test func `Right does nothing on a leaf, and on a node without children`() throws {
    let app = TestHost { FolderTree() }
    try app.tap("trash")
    #expect(app.press(.right), "the focus stays in the tree")
    app.expectSelectedRows(["trash"])
    try app.tap("empty")
    app.press(.right)
    #expect(app.press(.right))
    app.expectSelectedRows(["empty"])
    #expect(app.folderNames == ["home", "empty", "trash"])
  }

  @Test func `from right to left, Left expands and Right collapses`() throws {
    let app = TestHost(layoutDirection: .rightToLeft) { FolderTree() }
    try app.tap("home")
    app.press(.left)
    app.press(.left)
    app.expectSelectedRows(["music"])
    app.press(.right)
    app.press(.right)
    app.expectSelectedRows(["home"])
    #expect(app.folderNames == ["home", "empty", "trash"])
  }

  @Test func `with a modifier, the arrows neither expand nor collapse`() throws {
    let app = TestHost { FolderTree() }
    try app.tap("home")
    for modifiers in [KeyModifiers.shift, .control, .alt] { app.press(.right, modifiers) }
    #expect(app.folderNames == ["home", "empty", "trash"])
  }

  @Test func `without a selection, the arrows work on the row with the keyboard focus`() throws {
    let app = TestHost { FolderTree(isSelectable: false) }
    app.press(.tab)
    app.press(.right)
    #expect(app.folderNames == ["home", "music", "letters", "empty", "trash"])
    app.press(.right)
    app.press(.right)
    #expect(app.folderNames == ["home", "music", "jazz", "letters", "empty", "trash"])
    app.press(.left)
    app.press(.left)
    app.press(.left)
    #expect(app.folderNames == ["home", "empty", "trash"])
  }

  @Test func `keys that come faster than many rows are compared expand all their nodes`() throws {
    let folders = (0..<3_000).map { Folder(id: "\($0)", folders: [Folder(id: "in \($0)")]) }
    let app = TestHost { FolderTree(folders: folders) }
    try app.tap("0")
    app.holdsBackgroundWork = true
    app.press(.right)
    app.press(.down)
    app.press(.right)
    app.holdsBackgroundWork = false
    app.settle()
    #expect(app.folderNames.prefix(5) == ["0", "in 0", "1", "in 1", "2"])
  }

  @Test func `the focus goes from a hidden node to the one that hides it`() throws {
    let app = TestHost { CollapsingTree() }
    try app.tap("a4")
    app.press(.function(5))
    #expect(app.folderNames == ["a", "b", "c"])
    app.press(.down)
    app.expectSelectedRows(["b"])
    try app.tap("b")
    app.press(.right)
    app.press(.right)
    app.expectSelectedRows(["in b"])
    app.press(.function(5))
    app.press(.down)
    app.expectSelectedRows(["c"])
  }

  @Test func `the focus goes from a removed node to the next one`() throws {
    let app = TestHost { CollapsingTree() }
    try app.tap("a4")
    app.press(.delete)
    #expect(app.folderNames == ["a", "a1", "a2", "a3", "a5", "b", "in b", "c"])
    app.press(.down)
    app.expectSelectedRows(["b"])
  }

  /// A tree in which keys collapse all nodes and remove one.
  private struct CollapsingTree: Component {
    struct State {
      var folders = [
        Folder(id: "a", folders: (1...5).map { Folder(id: "a\($0)") }),
        Folder(id: "b", folders: [Folder(id: "in b")]), Folder(id: "c"),
      ]
      var expanded: Set<String> = ["a", "b"]
      var selected: Set<String> = []
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      List(
        tree: context.state.folders, children: \.folders, expanded: context.binding(\.expanded)
      ) {
        FolderName(name: $0.id, isButton: false)
      }
      .selection(context.binding(\.selected))
      .onKeyPress(.function(5)) { context.update { $0.expanded = [] } }
      .onKeyPress(.delete) {
        context.update { $0.folders[0].folders?.removeAll { $0.id == "a4" } }
      }
    }
  }

  @Test func `typing finds nodes`() throws {
    let app = TestHost { FolderTree() }
    try app.tap("home")
    app.press(.character("t"))
    app.expectSelectedRows(["trash"])
  }
}
