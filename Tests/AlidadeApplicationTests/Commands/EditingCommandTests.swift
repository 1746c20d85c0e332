import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// The menu "Edit" and what has the keyboard focus.
@MainActor @Suite struct EditingCommandTests {
  private let log = EventLog()

  private func desk(
    @ComponentBuilder _ content: @escaping @Sendable () -> ComponentList
  ) throws -> TestHost {
    try EditMenuDesk.window(content)
  }

  /// The titles of the items of the menu that can be chosen.
  private func enabled(_ host: TestHost) -> [String] {
    host.enabledItems
  }

  private func field(_ host: TestHost) -> HeadlessTextInputView? {
    host.view.root.descendants.lazy.compactMap { $0 as? HeadlessTextInputView }.first
  }

  private func choose(_ title: String, _ host: TestHost) throws {
    try host.chooseItem(title)
  }

  @Test func `the items follow the selection of the field with the focus`() throws {
    let host = try desk { TextField("Name") }
    #expect(enabled(host) == [])
    try host.tap("Name")
    #expect(enabled(host) == [])
    try host.type("Ada", into: "Name")
    #expect(enabled(host) == ["Undo", "Select All"])
    try choose("Select All", host)
    #expect(enabled(host) == ["Undo", "Cut", "Copy", "Delete", "Select All"])
    try choose("Copy", host)
    #expect(host.clipboard == .text("Ada"))
    #expect(enabled(host).contains("Paste"))
    try choose("Delete", host)
    #expect(enabled(host) == ["Undo", "Paste"])
    try choose("Paste", host)
    try choose("Paste", host)
    host.expect("AdaAda")
    try choose("Undo", host)
    host.expect("Ada")
    #expect(enabled(host) == ["Undo", "Redo", "Paste", "Select All"])
  }

  /// A field that appears with the focus, in a component that handles a command.
  private struct Editing: Component {
    func initialState() -> Bool { false }
    func body(_ context: Context<Bool>) -> some Component {
      Button("Edit name") { context.update { $0 = true } }
      if context.state {
        TextField("Name", initialText: "Ada").defaultFocus()
          .onCommand(Command("Save", shortcut: KeyCombination("s", .control))) {}
      }
    }
  }

  @Test func `a field that appears with the focus performs the commands`() throws {
    let host = try desk { Editing() }
    try host.tap("Edit name")
    #expect(try host.find("Name").isFocused)
    #expect(enabled(host) == ["Select All"])
  }

  @Test func `a shortcut of the program works in a field although it is another key of a command`()
    throws
  {
    let log = log
    let host = try desk {
      TextField("Name").shortcut(.character("y"), .control) { log.record("history") }
    }
    try host.tap("Name")
    host.press(.character("y"), .control)
    #expect(log.take() == ["history"])
  }

  @Test func `the clipboard of another program enables pasting`() throws {
    let host = try desk { TextField("Name") }
    try host.tap("Name")
    host.clipboard = .text("Grace")
    host.view.settle()
    #expect(enabled(host) == ["Paste"])
    host.clipboard = .files(["/tmp/a"])
    host.view.settle()
    #expect(enabled(host) == [])
  }

  @Test func `secret text is neither cut nor copied`() throws {
    let host = try desk { SecureField("Password", initialText: "secret") }
    try host.tap("Password")
    host.press(.selectAll)
    #expect(enabled(host) == ["Delete", "Select All"])
    host.press(.copy)
    host.press(.cut)
    #expect(host.clipboard == nil)
  }

  @Test func `text that can't be edited can be copied`() throws {
    let host = try desk {
      TextEditor("Terms", initialText: "all of them").editable(false)
    }
    host.clipboard = .text("more")
    try host.tap("Terms")
    host.press(.selectAll)
    #expect(enabled(host) == ["Copy", "Select All"])
  }

  @Test func `a field that can't perform a command leaves it to the components around`() throws {
    let log = log
    let host = try desk {
      Column { TextField("Name", initialText: "Ada") }
        .onCommand(.copy) { log.record("copy all") }
    }
    try host.tap("Name")
    #expect(host.press(.copy))
    try choose("Copy", host)
    #expect(log.take() == ["copy all", "copy all"])
    host.press(.selectAll)
    #expect(host.press(.copy))
    try choose("Copy", host)
    #expect(log.take() == [], "the field performs it, and only the field")
    #expect(host.clipboard == .text("Ada"))
  }

  @Test func `a field in a component that undoes leaves undoing to it`() throws {
    let (notes, history) = (Store(""), UndoHistory())
    struct Form: Component {
      let notes: Store<String>
      let history: UndoHistory
      func body(_ context: Context<NoState>) -> some Component {
        TextField("Note", text: context.binding(notes, \.self, undo: history, name: "Typing"))
      }
    }
    let host = try desk { Form(notes: notes, history: history).undoable(history) }
    try host.type("a", into: "Note")
    #expect(enabled(host) == ["Undo Typing", "Select All"])
    try choose("Undo Typing", host)
    #expect(notes.state == "")
    try choose("Redo Typing", host)
    #expect(notes.state == "a")
    #expect(host.press(.undo))
    #expect(notes.state == "")
    #expect(host.press("y", .control))
    #expect(notes.state == "a")
    #expect(!host.press("y", .control))
  }

  @Test func `a field with a text of its own undoes it before the component around`() throws {
    let (names, history) = (Store(["one"]), UndoHistory())
    let host = try desk { TextField("Search").undoable(history) }
    history.change(names, "Delete Note") { $0 = [] }
    try host.type("a", into: "Search")
    #expect(enabled(host) == ["Undo", "Select All"])
    #expect(host.press(.undo))
    #expect(enabled(host) == ["Undo Delete Note", "Redo"])
    try choose("Redo", host)
    try choose("Undo", host)
    #expect(field(host)?.text == "")
    #expect(names.state == [])
    #expect(host.press(.undo))
    #expect(names.state == ["one"])
    #expect(enabled(host) == ["Redo"], "The redo that the key performs is that of the field.")
  }

  @Test func `a field with a closure leaves undoing to the history that it names`() throws {
    struct Form: Component {
      let notes: Store<String>
      let history: UndoHistory
      func body(_ context: Context<NoState>) -> some Component {
        TextField("Note", text: context.read(notes) { $0 }) { text in
          history.change(notes, "Typing", joining: 1) { $0 = text }
        }
        .undoHistory(history)
      }
    }
    let (notes, history) = (Store(""), UndoHistory())
    let host = try desk { Form(notes: notes, history: history).undoable(history) }
    try host.type("ab", into: "Note")
    #expect(enabled(host) == ["Undo Typing", "Select All"])
    #expect(host.press(.undo))
    #expect(notes.state == "")
    #expect(enabled(host) == ["Redo Typing"])
  }

  @Test func `a history that isn't around a field leaves it its own undoing`() throws {
    struct Form: Component {
      let notes: Store<String>
      func body(_ context: Context<NoState>) -> some Component {
        TextField(
          "Note", text: context.binding(notes, \.self, undo: UndoHistory(), name: "Typing"))
      }
    }
    let notes = Store("")
    let host = try desk { Form(notes: notes) }
    try host.type("a", into: "Note")
    #expect(host.press(.undo))
    #expect(notes.state == "")
  }

  @Test func `a field that is removed answers no more`() throws {
    struct Form: Component {
      func initialState() -> Bool { true }
      func body(_ context: Context<Bool>) -> some Component {
        Button("Remove") { context.update { $0 = false } }
        if context.state { TextField("Name", initialText: "Ada") }
      }
    }
    let host = try desk { Form() }
    try host.tap("Name")
    #expect(enabled(host) == ["Select All"])
    try host.tap("Remove")
    #expect(enabled(host) == [])
  }

  @Test func `a list selects all of its rows`() throws {
    struct Folder: Component {
      let log: EventLog
      func initialState() -> Set<Int> { [] }
      func body(_ context: Context<Set<Int>>) -> some Component {
        List(0..<3, id: \.self) { Text("row \($0)") }
          .selection(context.binding(\.self)).frame(height: 100)
        Text("selected: \(context.state.count)")
      }
    }
    let log = log
    let host = try desk { Folder(log: log) }
    #expect(enabled(host) == [])
    try host.tap("row 1")
    #expect(enabled(host) == ["Select All"])
    try choose("Select All", host)
    host.expect("selected: 3")
  }

  @Test func `a list copies its selected text`() throws {
    let host = try desk {
      List(0..<3, id: \.self) { Text("row \($0)") }.textSelection().frame(height: 100)
    }
    try host.tap("row 1")
    #expect(enabled(host) == ["Select All"])
    try choose("Select All", host)
    #expect(enabled(host) == ["Copy", "Select All"])
    try choose("Copy", host)
    #expect(host.clipboard == .text("row 0\nrow 1\nrow 2"))
  }

  @Test func `a field in a row comes before its list`() throws {
    let host = try desk {
      List(0..<2, id: \.self) { TextField("field \($0)", initialText: "text") }
        .textSelection().frame(height: 100)
    }
    try host.tap("field 1")
    try choose("Select All", host)
    try choose("Copy", host)
    #expect(host.clipboard == .text("text"))
  }

  @Test func `a search beside a list leaves the other commands to the list`() throws {
    let log = log
    let archive = Command("Archive")
    let host = try desk {
      TextField("Search", initialText: "Ada")
      Button(archive)
      List(0..<2, id: \.self) { TextField("field \($0)", initialText: "text") }
        .frame(height: 100).onCommand(archive) { log.record("archived") }
    }
    try host.tap("field 1")
    try host.tap("Search")
    try choose("Select All", host)
    try choose("Copy", host)
    #expect(host.clipboard == .text("Ada"))
    try host.tap("Archive")
    #expect(log.take() == ["archived"])
  }

  @Test func `a text that can be selected is copied and selected as a whole`() throws {
    let host = try desk { Text("one two").textSelection() }
    #expect(enabled(host) == [], "The text doesn't have the focus.")
    try host.tap("one two")
    #expect(enabled(host) == ["Select All"])
    try choose("Select All", host)
    #expect(enabled(host) == ["Copy", "Select All"])
    try choose("Copy", host)
    #expect(host.clipboard == .text("one two"))
  }

  @Test func `a command of the application with an equal title is another one`() throws {
    let log = log
    let delete = Command("Delete")
    let host = try desk {
      Column {
        TextField("Name", initialText: "Ada")
        Button(delete)
      }
      .onCommand(delete) { log.record("deleted") }
    }
    try host.tap("Name")
    host.press(.selectAll)
    try host.tap(.role(.button, "Delete"))
    #expect(log.take() == ["deleted"])
    host.expect("Ada")
  }

  @Test func `typing publishes only what becomes possible`() throws {
    let host = try desk { TextField("Name") }
    try host.type("A", into: "Name")
    let record = try host.updates { try host.type("da") }
    #expect(!record.rebuilds.contains { $0.component == "MenuBar" })
    #expect(enabled(host) == ["Undo", "Select All"])
  }

  @Test func `the titles are in the language of the user`() throws {
    let app = TestApplication(
      EditMenuDesk { ComponentList([AnyComponent(TextField("Name"))]) }, language: "de")
    let host = try app.window("Desk")
    #expect(host.menus.map(\.title) == ["Bearbeiten"])
    #expect(
      host.menus.flatMap(\.sections).items.map(\.title) == [
        "Rückgängig", "Wiederherstellen", "Ausschneiden", "Kopieren", "Einfügen", "Löschen",
        "Alles auswählen",
      ])
  }
}
