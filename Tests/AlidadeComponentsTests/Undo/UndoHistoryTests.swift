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
  private let history: UndoHistory

  init() {
    history = UndoHistory(limit: 3)
  }

  private var names: [String?] { [history.undoName, history.redoName] }

  /// Shows the notes, with a button that deletes the last one.
  private struct Page: Component {
    let store: Store<Notes>
    let history: UndoHistory

    func body(_ context: Context<NoState>) -> some Component {
      Column {
        Text(context.read(store, \.names).joined(separator: " "))
        TextField("Title", text: context.binding(store, \.title, undo: history, name: "Rename"))
        Button("Delete") { history.change(store, "Delete Note") { _ = $0.names.popLast() } }
        Button(.undo)
        Button(.redo)
      }
      .undoable(history)
    }
  }

  @Test func `a change is undone and redone, and both name it`() {
    #expect(names == [nil, nil])
    history.change(store, "Delete Note") { $0.names = ["a"] }
    #expect(names == ["Delete Note", nil])
    history.undo()
    #expect(store.state.names == ["a", "b"])
    #expect(names == [nil, "Delete Note"])
    history.redo()
    #expect(store.state.names == ["a"])
    #expect(names == ["Delete Note", nil])
  }

  @Test func `undoing nothing changes nothing`() {
    history.undo()
    history.redo()
    #expect(store.state == Notes())
    #expect(names == [nil, nil])
  }

  @Test func `a new change can't be followed by what was undone`() {
    history.change(store, "one") { $0.title = "1" }
    history.undo()
    history.change(store, "two") { $0.title = "2" }
    history.redo()
    #expect(store.state.title == "2")
    #expect(names == ["two", nil])
  }

  @Test func `changes of a group that follow each other are one`() {
    for letter in ["x", "xy", "xyz"] {
      history.change(store, "Rename", joining: "title") { $0.title = letter }
    }
    history.change(store, "Delete Note") { $0.names = [] }
    history.change(store, "Rename", joining: "title") { $0.title = "z" }
    for title in ["xyz", "xyz", "Notes"] {
      history.undo()
      #expect(store.state.title == title)
    }
    #expect(store.state == Notes())
  }

  @Test func `a change after an undone one of its group is a change of its own`() {
    history.change(store, "Rename", joining: "title") { $0.title = "x" }
    history.change(store, "Delete Note") { $0.names = [] }
    history.undo()
    history.change(store, "Rename", joining: "title") { $0.title = "xy" }
    history.undo()
    #expect(store.state.title == "x")
  }

  @Test func `a change after a pause is a change of its own`() {
    let edits = [(0, "a"), (2, "ab"), (4, "abc"), (7, "abcd")]
    for (seconds, title) in edits {
      history.change(store, "Rename", joining: "title", at: .seconds(seconds)) {
        $0.title = title
      }
    }
    for title in ["abc", "Notes"] {
      history.undo()
      #expect(store.state.title == title)
    }
  }

  /// A field that ends its edits, and a button beside it.
  private struct Form: Component {
    let store: Store<Notes>
    let history: UndoHistory

    func body(_ context: Context<NoState>) -> some Component {
      Column {
        TextField("Title", text: context.binding(store, \.title, undo: history, name: "Rename"))
          .onSubmit {}
        Button("Other") {}
      }
      .undoable(history)
    }
  }

  enum EditEnd: CaseIterable, Sendable { case none, pause, submission, focus }

  @Test(arguments: EditEnd.allCases)
  func `an edit in a field ends with a pause, with its submission, and with the focus`(
    _ end: EditEnd
  ) throws {
    let host = TestHost { Form(store: store, history: history) }
    try host.type("x", into: "Title")
    switch end {
    case .none: host.advance(by: .seconds(1))
    case .pause: host.advance(by: .seconds(3))
    case .submission: host.press(.enter)
    case .focus: try host.tap("Other")
    }
    try host.type("y", into: "Title")
    #expect(store.state.title == "Notesxy")
    history.undo()
    #expect(store.state.title == (end == .none ? "Notes" : "Notesx"))
  }

  @Test func `the oldest changes beyond the limit are forgotten`() {
    for number in 1...5 { history.change(store, "\(number)") { $0.title = "\(number)" } }
    for _ in 1...5 { history.undo() }
    #expect(store.state.title == "2")
  }

  @Test func `a cleared history undoes nothing`() {
    history.change(store, "Rename") { $0.title = "x" }
    history.clear()
    history.undo()
    #expect(store.state.title == "x")
    #expect(names == [nil, nil])
  }

  @Test func `changes from many threads are each undone`() async {
    let history = UndoHistory(limit: 1000)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask { [store] in
          for _ in 0..<50 { history.change(store, "\(number)") { $0.names.append("\(number)") } }
        }
      }
    }
    #expect(store.state.names.count == 402)
    for _ in 0..<400 { history.undo() }
    #expect(store.state == Notes())
  }

  @Test func `a change that changes nothing is none`() {
    history.change(store, "Rename") { $0.title = "x" }
    history.undo()
    history.change(store, "Delete") { $0.names.removeAll { $0.isEmpty } }
    #expect(names == [nil, "Rename"])
  }

  @Test func `what was typed and deleted again is no change`() {
    for letter in ["x", "xy", "Notes"] {
      history.change(store, "Rename", joining: "title") { $0.title = letter }
    }
    #expect(names == [nil, nil])
    history.change(store, "Rename", joining: "title") { $0.title = "y" }
    history.undo()
    #expect(store.state == Notes())
  }

  /// A model that records each comparison.
  private struct Compared: Sendable, Equatable {
    var title = ""
    let log: EventLog

    static func == (one: Compared, other: Compared) -> Bool {
      one.log.record("compared")
      return one.title == other.title
    }
  }

  private struct Field: Component {
    let store: Store<Compared>
    let history: UndoHistory

    func body(_ context: Context<NoState>) -> some Component {
      TextField("Title", text: context.binding(store, \.title, undo: history, name: "Rename"))
        .undoable(history)
    }
  }

  @Test func `typing compares the text of the field, not the whole model`() throws {
    let log = EventLog()
    let store = Store(Compared(log: log))
    let host = TestHost { [history] in Field(store: store, history: history) }
    try host.type("ab", into: "Title")
    #expect(store.state.title == "ab" && history.undoName == "Rename")
    host.press(.backspace)
    host.press(.backspace)
    #expect(store.state.title == "" && history.undoName == nil)
    #expect(log.entries == [])
  }

  @Test func `what is typed after deleting joins no change before`() {
    history.change(store, "Delete Note") { $0.names = ["a"] }
    history.change(store, "Rename", joining: "title") { $0.title = "x" }
    history.change(store, "Rename", joining: "title") { $0.title = "Notes" }
    #expect(names == ["Delete Note", nil])
    history.change(store, "Rename", joining: "title") { $0.title = "y" }
    #expect(names == ["Rename", nil])
    history.undo()
    #expect(store.state.title == "Notes" && store.state.names == ["a"])
    history.undo()
    #expect(store.state == Notes())
  }

  @Test func `what is typed after deleting doesn't join an earlier change of its group`() {
    history.change(store, "Rename", joining: "title") { $0.title = "x" }
    history.endGroup()
    history.change(store, "Rename", joining: "title") { $0.title = "xy" }
    history.change(store, "Rename", joining: "title") { $0.title = "x" }
    history.change(store, "Rename", joining: "title") { $0.title = "xz" }
    history.undo()
    #expect(store.state.title == "x")
  }

  @Test func `a group ends when it is told to`() {
    history.change(store, "Rename", joining: "title") { $0.title = "x" }
    history.endGroup()
    history.change(store, "Rename", joining: "title") { $0.title = "xy" }
    history.undo()
    #expect(store.state.title == "x")
  }

  @Test func `changes of several stores are undone in their order`() {
    let other = Store(0)
    history.change(store, "Rename", joining: 1) { $0.title = "x" }
    history.change(other, "Count", joining: 1) { $0 = 1 }
    history.change(other, "Count", joining: 1) { $0 = 2 }
    #expect(history.undoName == "Count")
    history.undo()
    #expect(other.state == 0)
    #expect(store.state.title == "x")
    history.undo()
    #expect(store.state == Notes())
    history.redo()
    history.redo()
    #expect(store.state.title == "x")
    #expect(other.state == 2)
  }

  @Test func `a change of something else is undone by its opposite`() {
    let calls = Store<[String]>([])
    let call = { @Sendable (name: String) in calls.update { $0.append(name) } }
    history.change(store, "Rename") { $0.title = "x" }
    for number in 1...3 {
      history.add("Move", joining: "move") {
        call("undo \(number)")
      } redo: {
        call("redo \(number)")
      }
    }
    history.undo()
    #expect(calls.state == ["undo 1"])
    #expect(store.state.title == "x")
    history.redo()
    #expect(calls.state == ["undo 1", "redo 3"])
    history.undo()
    history.undo()
    #expect(calls.state == ["undo 1", "redo 3", "undo 1"])
    #expect(store.state == Notes())
  }

  private struct Failure: Error {}

  @Test func `a change that fails to be undone or redone can be tried again`() {
    let (isFailing, errors) = (Store(true), Store(0))
    let history = UndoHistory { _ in errors.update { $0 += 1 } }
    let attempt: @Sendable () throws -> Void = { if isFailing.state { throw Failure() } }
    history.change(store, "Rename") { $0.title = "x" }
    history.add("Move", undo: attempt, redo: attempt)
    history.undo()
    #expect([history.undoName, history.redoName] == ["Move", nil])
    isFailing.update { $0 = false }
    history.undo()
    #expect([history.undoName, history.redoName] == ["Rename", "Move"])
    isFailing.update { $0 = true }
    history.redo()
    #expect([history.undoName, history.redoName] == ["Rename", "Move"])
    #expect(errors.state == 2 && store.state.title == "x")
    history.undo()
    #expect(store.state == Notes())
  }

  @Test func `a failed undo isn't repeated after another change`() {
    history.add(
      "Move",
      undo: { [history, store] in
        history.change(store, "Rename") { $0.title = "x" }
        throw Failure()
      }, redo: {})
    let reports = Store<[String]>([])
    Diagnostics.withSink({ report in reports.update { $0.append(report.summary) } }) {
      history.undo()
    }
    #expect(names == ["Rename", nil])
    #expect(
      reports.state
        == ["A change failed to be undone or redone, and its history doesn't handle the error."])
  }

  @Test func `a change that failed to be redone isn't undone again after another change`() {
    let calls = Store<[String]>([])
    history.add(
      "Move", undo: { calls.update { $0.append("undo") } },
      redo: { [history, store] in
        history.change(store, "Rename") { $0.title = "x" }
        throw Failure()
      })
    history.undo()
    Diagnostics.withSink({ _ in }) { history.redo() }
    #expect(names == ["Rename", nil])
    history.undo()
    history.undo()
    #expect(store.state == Notes())
    #expect(calls.state == ["undo"])
  }

  @Test func `undoing from many threads undoes each change once`() async {
    let history = UndoHistory(limit: 1000)
    let calls = Store<[Int]>([])
    for number in 0..<200 {
      history.change(store, "Add") { $0.names.append("\(number)") }
      history.add("Call", undo: { calls.update { $0.append(number) } }, redo: {})
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<50 { history.undo() } }
      }
    }
    #expect(store.state == Notes())
    #expect(calls.state.sorted() == Array(0..<200))
    #expect([history.undoName, history.redoName] == [nil, "Add"])
  }

  @Test func `buttons and keys undo and redo by name`() throws {
    let host = TestHost { [store, history] in Page(store: store, history: history) }
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
    let host = TestHost { [store, history] in Page(store: store, history: history) }
    try host.type(" of Ada", into: "Title")
    #expect(store.state.title == "Notes of Ada")
    try host.tap("Undo Rename")
    #expect(store.state == Notes())
  }
}
