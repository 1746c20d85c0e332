import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

extension Command {
  static let save = Command("Save", shortcut: KeyCombination("s", .control))
  static let delete = Command(
    "Delete", shortcut: KeyCombination(.delete), category: "Notes", isDestructive: true)
}

@MainActor @Suite struct CommandTests {
  private let log = EventLog()

  /// A pane with a field, which deletes while it may.
  private struct Pane: Component {
    let name: String
    let log: EventLog
    var canDelete = true

    var body: some Component {
      Column {
        TextField(name, text: "") { _ in }
        Button("Trash \(name)") {}
        Button(.delete)
      }
      .onCommand(.delete, title: "Delete in \(name)", isEnabled: canDelete) {
        log.record("delete in \(name)")
      }
    }
  }

  /// A window with a toolbar and two panes.
  private struct Mail: App {
    struct State: Sendable {
      var canDelete = true
      var hasPanes = true
    }
    var log = EventLog()
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Window("Mail", size: Size(width: 400, height: 400)) {
        Menu("Edit") {
          MenuItem(.delete)
          MenuItem(.save)
        }
        TextField("Search", text: "") { _ in }
        Button("Lock") { context.update { $0.canDelete = false } }
        Button("Empty") { context.update { $0.hasPanes = false } }
        if context.state.hasPanes {
          Pane(name: "folders", log: log).key("folders")
          Pane(name: "letters", log: log, canDelete: context.state.canDelete).key("letters")
        }
      }
      .onCommand(.save) { log.record("save") }
    }
  }

  private func mail() throws -> TestHost {
    try TestApplication(Mail(log: log)).window("Mail")
  }

  /// The items of the only menu in a window.
  private func items(_ host: TestHost) -> [MenuEntry.Item] {
    let menus = host.view.root.descendants.compactMap { $0 as? HeadlessMenuView }
    return menus.first?.controlContent.sections.items ?? []
  }

  @Test func `a menu item means what has the focus`() throws {
    let host = try mail()
    try host.tap("letters")
    try host.choose("Delete in letters", in: "Edit")
    try host.tap("folders")
    try host.choose("Delete in folders", in: "Edit")
    #expect(log.take() == ["delete in letters", "delete in folders"])
  }

  @Test func `a button means the component around it, wherever the focus is`() throws {
    let host = try mail()
    try host.tap("letters")
    try host.tap("Delete in folders")
    #expect(log.take() == ["delete in folders"])
  }

  @Test func `a menu item means what had the focus before a button took it`() throws {
    let host = try mail()
    try host.tap("folders")
    try host.tap("Search")
    try host.choose("Delete in folders", in: "Edit")
    #expect(log.take() == ["delete in folders"])
  }

  @Test func `a shortcut goes from the focus outward, and no farther`() throws {
    let host = try mail()
    try host.tap("letters")
    #expect(host.press("s", .control))
    #expect(log.take() == ["save"])
    try host.tap("Search")
    host.press(.delete)
    #expect(log.take() == [], "the panes don't have the focus")
    try host.tap(.role(.button, "Trash letters"))
    host.press(.tab)
    host.press(.delete)
    #expect(log.take() == ["delete in letters"])
  }

  @Test func `while nothing has the focus all components of the window can be meant`() throws {
    let host = try mail()
    #expect(host.press(.delete))
    #expect(log.take() == ["delete in folders"])
    #expect(host.press("s", .control))
    #expect(log.take() == ["save"])
  }

  @Test func `a component that can't perform a command leaves it to those around`() throws {
    struct Nested: App {
      var log = EventLog()
      func initialState() -> Bool { true }
      func body(_ context: Context<Bool>) -> some Component {
        Window("Nested", size: Size(width: 300, height: 300)) {
          Column {
            TextField("field", text: "") { _ in }
            Button(context.state ? "off" : "on") { context.update { $0.toggle() } }
          }
          .onCommand(.save, title: "Save Part", isEnabled: context.state) { log.record("part") }
          Button(.save)
        }
        .onCommand(.save, title: "Save All") { log.record("all") }
      }
    }
    let host = try TestApplication(Nested(log: log)).window("Nested")
    try host.tap("field")
    try host.tap("Save Part")
    try host.tap("off")
    try host.tap("Save All")
    #expect(host.press("s", .control))
    #expect(log.take() == ["part", "all", "all"])
  }

  @Test func `a command that nobody can perform is disabled, and tells its title`() throws {
    let host = try mail()
    try host.tap("letters")
    try host.tap("Lock")
    #expect(items(host).map(\.title) == ["Delete in letters", "Save"])
    #expect(items(host).map(\.isEnabled) == [false, true])
    try host.tap("Empty")
    #expect(items(host).map(\.title) == ["Delete", "Save"])
    #expect(items(host).map(\.isEnabled) == [false, true])
    #expect(!host.press(.delete))
    #expect(log.take() == [])
  }

  @Test func `a command of the application is performed in all windows`() throws {
    struct Pair: App {
      var log = EventLog()
      func body(_ context: Context<NoState>) -> some Component {
        Row {
          for name in ["one", "two"] {
            Window(name, size: Size(width: 100, height: 100)) { Button(.save) }.key(name)
          }
        }
        .onCommand(.save) { log.record("save") }
      }
    }
    let app = TestApplication(Pair(log: log))
    try app.window("one").tap("Save")
    #expect(try app.window("two").press("s", .control))
    #expect(log.take() == ["save", "save"])
  }

  @Test func `windows perform their own commands`() throws {
    struct Pair: App {
      var log = EventLog()
      func body(_ context: Context<NoState>) -> some Component {
        for name in ["one", "two"] {
          Window(name, size: Size(width: 100, height: 100)) { Text(name) }
            .onCommand(.save) { log.record("save \(name)") }
            .key(name)
        }
      }
    }
    let app = TestApplication(Pair(log: log))
    for name in ["two", "one"] { #expect(try app.window(name).press("s", .control)) }
    #expect(log.take() == ["save two", "save one"])
  }

  @Test func `a switch shows what it switches`() throws {
    struct Switch: App {
      func initialState() -> Bool { false }
      func body(_ context: Context<Bool>) -> some Component {
        Window("Switch", size: Size(width: 300, height: 300)) {
          Menu("View") { MenuItem(.save) }
        }
        .onCommand(.save, isOn: context.state) { context.update { $0.toggle() } }
      }
    }
    let host = try TestApplication(Switch()).window("Switch")
    #expect(items(host).map(\.isOn) == [false])
    #expect(items(host).map(\.shortcut) == [Command.save.shortcut])
    try host.choose("Save", in: "View")
    #expect(items(host).map(\.isOn) == [true])
  }

  /// A window with two parts that save, in the second of which a popover opens.
  private struct Parts: App {
    var log = EventLog()
    func initialState() -> Bool { false }
    func body(_ context: Context<Bool>) -> some Component {
      Window("Parts", size: Size(width: 400, height: 400)) {
        Menu("Edit") { MenuItem(.save) }
        for name in ["first", "second"] {
          Column {
            TextField(name)
            if name == "second" {
              Button("Open") { context.update { $0 = true } }
                .popover(isPresented: context.binding(\.self)) {
                  Column {
                    TextField("inside")
                    Button(.save)
                    TextField("deeper").onCommand(.delete) {}
                  }
                }
            }
          }
          .onCommand(.save, title: "Save \(name)") { log.record("save \(name)") }
        }
      }
    }
  }

  @Test func `a command in a popover goes from its content to the components around its anchor`()
    throws
  {
    let host = try TestApplication(Parts(log: log)).window("Parts")
    try host.tap("first")
    try host.tap("Open")
    #expect(try host.find("inside").isFocused)
    #expect(host.press("s", .control))
    #expect(items(host).map(\.title) == ["Save second"])
    try host.tap("deeper")
    #expect(host.press("s", .control))
    try host.tap("Save second")
    #expect(log.take() == ["save second", "save second", "save second"])
    host.press(.escape)
    try host.tap("first")
    #expect(host.press("s", .control))
    #expect(log.take() == ["save first"])
  }

  @Test func `an action that throws is reported`() throws {
    struct Failure: Error {}
    struct Failing: App {
      func body(_ context: Context<NoState>) -> some Component {
        Window("Failing", size: Size(width: 300, height: 300)) { Button(.save) }
          .onCommand(.save) { throw Failure() }
      }
    }
    let host = try TestApplication(Failing()).window("Failing")
    try host.expectDiagnostic("A command failed with an error that its action didn't handle.") {
      try host.tap("Save")
    }
  }

  @Test func `without an application a command reaches what is around`() throws {
    let log = log
    let host = TestHost {
      Column {
        Button(.save)
        Pane(name: "letters", log: log)
      }
      .onCommand(.save) { log.record("save") }
      Button(.delete)
    }
    try host.tap("Save")
    try host.tap("Delete in letters")
    #expect(log.take() == ["save", "delete in letters"])
    #expect(try !host.find(.role(.button, "Delete")).isEnabled)
  }

  @Test func `only components that show a command are built when its status changes`() throws {
    let host = try mail()
    try host.tap("folders")
    let record = try host.updates { try host.tap("letters") }
    #expect(record.rebuilds.map(\.component).sorted() == ["Control<MenuContent>", "Menu"])
  }
}
