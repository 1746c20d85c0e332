import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeTables

@MainActor @Suite struct TreeTests {
  private struct Folder: Identifiable, Sendable {
    let id: String
    var folders: [Folder]?
  }

  private struct Folders: Component {
    struct State { var expanded: Set<String> = [] }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      List(tree: Folders.roots, children: \.folders, expanded: context.binding(\.expanded)) {
        Presses(name: $0.id)
      }
    }

    static let roots = [
      Folder(
        id: "home",
        folders: [
          Folder(id: "music", folders: [Folder(id: "jazz")]), Folder(id: "letters"),
        ]),
      Folder(id: "trash"),
    ]
  }

  /// A row that counts how often it was pressed.
  private struct Presses: Component {
    let name: String
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      Button("\(name) \(context.state)") { context.update { $0 += 1 } }
    }
  }

  private func rows(_ app: TestHost) -> [String] {
    app.findAll(.component(Presses.self)).sorted { $0.frame.minY < $1.frame.minY }
      .compactMap(\.text)
  }

  @Test func `expanding a node shows its children below it, indented`() throws {
    let app = TestHost { Folders() }
    #expect(rows(app) == ["home 0", "trash 0"])
    try app.tap(.label("Expand"))
    #expect(rows(app) == ["home 0", "music 0", "letters 0", "trash 0"])
    let starts = app.findAll(.component(Presses.self)).map(\.frame.minX)
    let button = TreeRow.buttonSize
    // A leaf begins where its siblings begin.
    #expect(starts == [button, button + 18, button + 18, button])
    try app.tap(.label("Collapse"))
    #expect(rows(app) == ["home 0", "trash 0"])
  }

  @Test func `rows below keep their state when a node above is expanded`() throws {
    let app = TestHost { Folders() }
    try app.tap("trash 0")
    try app.tap(.label("Expand"))
    try app.tap("music 0")
    #expect(rows(app) == ["home 0", "music 1", "letters 0", "trash 1"])
  }

  @Test(arguments: [false, true])
  func `a node keeps its state and its place when it gets children`(_ isFramed: Bool) throws {
    let app = TestHost { GrowingTree(isFramed: isFramed) }
    try app.tap("only 0")
    let start = app.findAll(.component(Presses.self)).first?.frame.minX
    try app.tap("Add a child")
    #expect(rows(app) == ["only 1"])
    #expect(app.findAll(.component(Presses.self)).first?.frame.minX == start)
    try app.tap(.label("Expand"))
    #expect(rows(app) == ["only 1", "child 0"])
  }

  @Test func `several components in a row of a tree are stacked vertically`() throws {
    let app = TestHost {
      List(tree: Folders.roots, children: \.folders, expanded: Binding([]) { _ in }) { folder in
        Text(folder.id)
        if folder.folders == nil { Text("without folders") } else { Text("with folders") }
      }
    }
    for (name, note) in [("home", "with folders"), ("trash", "without folders")] {
      let (above, below) = (try app.find(name).frame, try app.find(note).frame)
      #expect(above.minX == below.minX && above.maxY == below.minY)
    }
  }

  /// The texts of trees whose rows have a note if they are without folders.
  private let notedRows = [
    "home", "music", "letters", "nothing in letters", "trash", "nothing in trash",
  ]

  @Test func `rows of a tree whose children depend on a value can use conditions`() {
    let app = TestHost {
      List(
        tree: Folders.roots, by: "home", children: { folder, _ in folder.folders ?? [] },
        isLeaf: { folder, name in folder.id != name }, expanded: Binding(["home"]) { _ in }
      ) { folder in
        Text(folder.id)
        if folder.folders == nil { Text("nothing in \(folder.id)") }
      }
    }
    #expect(app.visibleTexts == notedRows)
  }

  @Test func `rows of a tree whose children are looked up can use conditions`() {
    let app = TestHost {
      List(
        tree: Folders.roots, children: { $0.folders ?? [] }, isLeaf: { $0.folders == nil },
        expanded: Binding(["home"]) { _ in }
      ) { folder in
        Text(folder.id)
        if folder.folders == nil { Text("nothing in \(folder.id)") }
      }
    }
    #expect(app.visibleTexts == notedRows)
  }

  /// A tree of one node, which gets a child when a button is pressed.
  private struct GrowingTree: Component {
    struct State {
      var hasChild = false
      var expanded: Set<String> = []
    }

    /// A Boolean value that is `true` if the content has a frame, as the button beside it does.
    let isFramed: Bool

    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let isFramed = isFramed
      let child = context.state.hasChild ? [Folder(id: "child")] : nil
      Column {
        Button("Add a child") { context.update { $0.hasChild = true } }
        List(
          tree: [Folder(id: "only", folders: child)], children: \.folders,
          expanded: context.binding(\.expanded)
        ) { folder in
          let presses = AnyComponent(Presses(name: folder.id))
          return isFramed ? AnyComponent(presses.frame(width: 200)) : presses
        }
        .grow().basis(0)
      }
    }
  }
}
