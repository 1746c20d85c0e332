import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// What the menu "Edit", its keys and buttons of its commands act on.
@MainActor @Suite struct EditTargetTests {
  private let log = EventLog()

  // MARK: - Components that are copied and pasted into

  /// A card that is copied, in which text and files are pasted.
  private struct Card: Component {
    let name: String
    let log: EventLog

    var body: some Component {
      Column {
        Button(name) {}
        Button("Flip \(name)") {}
      }
      .copyable(.text(name))
      .onPaste(of: [.text, .files]) { log.record("\(name): \($0)") }
    }
  }

  @Test func `the menu and the keys copy and paste the same component`() throws {
    let log = log
    let host = try EditMenuDesk.window {
      Card(name: "ace", log: log)
      Card(name: "king", log: log)
    }
    #expect(host.enabledItems == [], "Nothing has the focus.")
    #expect(!host.press(.copy))
    try host.tap("Flip king")
    #expect(host.enabledItems == ["Copy"])
    try host.chooseItem("Copy")
    #expect(host.clipboard == .text("king"))
    host.view.settle()
    #expect(host.enabledItems == ["Copy", "Paste"])
    try host.tap("ace")
    try host.chooseItem("Paste")
    #expect(host.press(.paste))
    #expect(log.take() == ["ace: text(\"king\")", "ace: text(\"king\")"])
    #expect(host.press(.copy))
    #expect(host.clipboard == .text("ace"))
  }

  @Test func `pasting is possible while the clipboard has content that is accepted`() throws {
    let log = log
    let host = try EditMenuDesk.window {
      Column {
        Column { Button("inner") {} }.onPaste(of: .files) { log.record("inner \($0)") }
      }
      .onPaste { log.record("outer \($0)") }
    }
    try host.tap("inner")
    #expect(host.enabledItems == [])
    #expect(!host.press(.paste))
    host.clipboard = .text("words")
    #expect(host.press(.paste))
    host.view.settle()
    try host.chooseItem("Paste")
    host.clipboard = .files(["/a"])
    #expect(host.press(.paste))
    host.view.settle()
    try host.chooseItem("Paste")
    #expect(
      log.take() == [
        "outer text(\"words\")", "outer text(\"words\")", "inner files([\"/a\"])",
        "inner files([\"/a\"])",
      ])
    host.clipboard = nil
    host.view.settle()
    #expect(host.enabledItems == [])
  }

  @Test func `a field in a component that is copied comes first while it can copy`() throws {
    let host = try EditMenuDesk.window {
      Column { TextField("Name", initialText: "Ada") }.copyable(.text("card"))
    }
    try host.tap("Name")
    #expect(host.press(.copy))
    #expect(host.clipboard == .text("card"))
    host.press(.selectAll)
    try host.chooseItem("Copy")
    #expect(host.clipboard == .text("Ada"))
  }

  @Test func `a menu in a component copies it, wherever the focus is`() throws {
    let host = try EditMenuDesk.window {
      TextField("Name", initialText: "Ada")
      Column { Menu("Card") { MenuGroup.editing } }.copyable(.text("card"))
    }
    try host.tap("Name")
    host.press(.selectAll)
    try host.choose("Copy", in: "Card")
    #expect(host.clipboard == .text("card"))
    try host.chooseItem("Copy")
    #expect(host.clipboard == .text("Ada"))
  }

  // MARK: - Focus

  @Test func `a click on a button of a command leaves the focus where it is`() throws {
    let host = try EditMenuDesk.window {
      Text("one two").textSelection()
      Button(.copy)
    }
    try host.tap("one two")
    host.press(.selectAll)
    try host.tap(.role(.button, "Copy"))
    #expect(host.clipboard == .text("one two"))
    #expect(host.enabledItems == ["Copy", "Select All"])
    #expect(host.press(.copy), "The text still has the focus.")
  }

  @Test func `Tab to a menu or a button of a command doesn't change what it acts on`() throws {
    let host = try EditMenuDesk.window {
      Text("one two").textSelection()
      Button(.copy)
      Menu("More") { MenuGroup.editing }
      Button("Other") {}
    }
    try host.tap("one two")
    host.press(.selectAll)
    host.press(.tab)
    #expect(try host.find(.role(.button, "Copy")).isFocused)
    host.press(.space)
    #expect(host.clipboard == .text("one two"))
    host.press(.tab)
    #expect(host.enabledItems == ["Copy", "Select All"])
    host.press(.tab)
    #expect(try host.find("Other").isFocused)
    #expect(host.enabledItems == [])
    #expect(try !host.find(.role(.button, "Copy")).isEnabled)
  }

  @Test func `a field beside another control is acted on only while it has the focus`() throws {
    let host = try EditMenuDesk.window {
      TextField("Name", initialText: "Ada")
      Button("Other") {}
    }
    try host.tap("Name")
    #expect(host.enabledItems == ["Select All"])
    try host.tap("Other")
    #expect(host.enabledItems == [])
    try host.tap("Name")
    #expect(host.enabledItems == ["Select All"])
  }

  @Test func `nothing is selected while nothing has the focus`() throws {
    let host = try EditMenuDesk.window {
      Text("one").textSelection()
      Text("two").textSelection()
      List(0..<3, id: \.self) { Text("row \($0)") }.textSelection().frame(height: 100)
    }
    #expect(host.enabledItems == [])
    try host.tap("row 1")
    try host.tap("one")
    #expect(host.enabledItems == ["Select All"])
    try host.chooseItem("Select All")
    try host.chooseItem("Copy")
    #expect(host.clipboard == .text("one"))
  }

  @Test func `a list selects all although its focused row has commands`() throws {
    struct Folder: Component {
      let log: EventLog
      func initialState() -> Set<Int> { [] }
      func body(_ context: Context<Set<Int>>) -> some Component {
        List(0..<3, id: \.self) { row in
          TextField("field \(row)").onCommand(.cut) { log.record("cut \(row)") }
        }
        .selection(context.binding(\.self)).frame(height: 200)
        Text("selected: \(context.state.count)")
      }
    }
    let log = log
    let host = try EditMenuDesk.window { Folder(log: log) }
    try host.tap("field 1")
    #expect(host.enabledItems == ["Cut", "Select All"])
    try host.chooseItem("Select All")
    host.expect("selected: 3")
    try host.chooseItem("Cut")
    #expect(log.take() == ["cut 1"])
  }

  @Test func `a text that is selected doesn't take away the commands of a component beside it`()
    throws
  {
    let log = log
    let archive = Command("Archive")
    let host = try EditMenuDesk.window {
      Text("one").textSelection()
      Button(archive)
      Column { Button("letter") {} }.onCommand(archive) { log.record("archived") }
    }
    try host.tap("letter")
    try host.tap("one")
    try host.tap("Archive")
    #expect(log.take() == ["archived"])
  }
}
