import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct UndoHistoryTests {
  private struct Notes: Sendable, Equatable {
    var title = "Notes"
    var names = ["a", "b"]
  }

  private let store = Store(Notes())
  private let history: UndoHistory<Notes>

  init() {
    history = UndoHistory(store, limit: 3)
  }

  /// Shows the notes, with a button that deletes the last one.
  private struct Page: Component {
    let history: UndoHistory<Notes>

    func body(_ context: Context<NoState>) -> some Component {
      Column {
        Text(context.read(history.store, \.names).joined(separator: " "))
        TextField("Title", text: context.binding(history, \.title, name: "Rename"))
        Button("Delete") { history.change("Delete Note") { _ = $0.names.popLast() } }
        Button(.undo)
        Button(.redo)
      }
      .undoable(history)
    }
  }

  @Test func `a change is undone and redone, and both name it`() {
    #expect(history.names.state == UndoNames())
    history.change("Delete Note") { $0.names = ["a"] }
    #expect(history.names.state == UndoNames(undo: "Delete Note"))
    history.undo()
    #expect(store.state.names == ["a", "b"])
    #expect(history.names.state == UndoNames(redo: "Delete Note"))
    history.redo()
    #expect(store.state.names == ["a"])
    #expect(history.names.state == UndoNames(undo: "Delete Note"))
  }

  @Test func `undoing nothing changes nothing`() {
    history.undo()
    history.redo()
    #expect(store.state == Notes())
    #expect(history.names.state == UndoNames())
  }

  @Test func `a new change can't be followed by what was undone`() {
    history.change("one") { $0.title = "1" }
    history.undo()
    history.change("two") { $0.title = "2" }
    history.redo()
    #expect(store.state.title == "2")
    #expect(history.names.state == UndoNames(undo: "two"))
  }

  @Test func `changes of a group that follow each other are one`() {
    for letter in ["x", "xy", "xyz"] {
      history.change("Rename", joining: "title") { $0.title = letter }
    }
    history.change("Delete Note") { $0.names = [] }
    history.change("Rename", joining: "title") { $0.title = "z" }
    for title in ["xyz", "xyz", "Notes"] {
      history.undo()
      #expect(store.state.title == title)
    }
    #expect(store.state == Notes())
  }

  @Test func `a change after an undone one of its group is a change of its own`() {
    history.change("Rename", joining: "title") { $0.title = "x" }
    history.change("Delete Note") { $0.names = [] }
    history.undo()
    history.change("Rename", joining: "title") { $0.title = "xy" }
    history.undo()
    #expect(store.state.title == "x")
  }

  @Test func `the oldest changes beyond the limit are forgotten`() {
    for number in 1...5 { history.change("\(number)") { $0.title = "\(number)" } }
    for _ in 1...5 { history.undo() }
    #expect(store.state.title == "2")
  }

  @Test func `a cleared history undoes nothing`() {
    history.change("Rename") { $0.title = "x" }
    history.clear()
    history.undo()
    #expect(store.state.title == "x")
    #expect(history.names.state == UndoNames())
  }

  @Test func `changes from many threads are each undone`() async {
    let history = UndoHistory(store, limit: 1000)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for _ in 0..<50 { history.change("\(number)") { $0.names.append("\(number)") } }
        }
      }
    }
    #expect(store.state.names.count == 402)
    for _ in 0..<400 { history.undo() }
    #expect(store.state == Notes())
  }

  @Test func `buttons and keys undo and redo by name`() throws {
    let host = TestHost { [history] in Page(history: history) }
    #expect(try !host.find("Undo").isEnabled)
    try host.tap("Delete")
    host.expect("a")
    try host.tap("Undo Delete Note")
    host.expect("a b")
    #expect(host.press("z", [.control, .shift]))
    host.expect("a")
    #expect(host.press("z", .control))
    host.expect("a b")
    try host.tap("Redo Delete Note")
    host.expect("a")
  }

  @Test func `what is typed is undone at once, after the field has lost the focus`() throws {
    let host = TestHost { [history] in Page(history: history) }
    try host.type(" of Ada", into: "Title")
    #expect(store.state.title == "Notes of Ada")
    try host.tap("Undo Rename")
    #expect(store.state == Notes())
  }
}
