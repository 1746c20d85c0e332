import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// What every window and every application handles.
@MainActor @Suite struct StandardCommandTests {
  private struct Plain: App {
    var handlesQuitting = false
    var log = EventLog()

    func body(_ context: Context<NoState>) -> some Component {
      if handlesQuitting {
        Row { window }.onCommand(.quit) { log.record("no") }
      } else {
        window
      }
    }

    private var window: Window {
      Window("Plain", size: Size(width: 300, height: 300)) { Text("plain") }
        .onCommand(.save) {}
        .onCommand(.delete) {}
    }
  }

  private let log = EventLog()

  @Test func `Control-Q quits, and Control-W closes`() throws {
    let app = TestApplication(Plain(log: log))
    #expect(try app.window("Plain").press("q", .control))
    #expect(!app.isRunning)
    let other = TestApplication(Plain(log: log))
    #expect(try other.window("Plain").press("w", .control))
    #expect(other.titles == [])
  }

  @Test func `an application decides itself what quits it`() throws {
    let app = TestApplication(Plain(handlesQuitting: true, log: log))
    #expect(try app.window("Plain").press("q", .control))
    #expect(app.isRunning)
    #expect(log.take() == ["no"])
  }

  @Test func `all shortcuts are listed by category`() async throws {
    let app = TestApplication(Plain(log: log))
    let host = try app.window("Plain")
    #expect(host.press("?", .control))
    let list = try await app.wait(forWindow: "Keyboard Shortcuts")
    #expect(
      list.view.root.visibleTexts == [
        "General", "Save", "Ctrl+S", "Keyboard Shortcuts", "Ctrl+?", "Quit", "Ctrl+Q", "Notes",
        "Delete", "Delete", "Windows", "Close Window", "Ctrl+W",
      ])
    #expect(list.press(.escape))
    #expect(await app.wait { app.titles == ["Plain"] })
  }

  /// An application with a command that has the title of a standard command.
  private struct Editor: App {
    static let find = Command("Find", shortcut: KeyCombination("f", [.control, .shift]))
    var log = EventLog()

    func body(_ context: Context<NoState>) -> some Component {
      Window("Editor", size: Size(width: 400, height: 300)) {
        Button(Editor.find).headerBar().search(text: Binding("") { _ in })
      }
      .onCommand(Editor.find) { log.record("find in all files") }
    }
  }

  @Test func `a command with the title of a standard command is another command`() throws {
    let host = try TestApplication(Editor(log: log)).window("Editor")
    try host.tap("Find")
    #expect(log.take() == ["find in all files"])
  }

  @Test func `no standard command is identified by its title`() {
    let commands: [Command] = [
      .undo, .redo, .cut, .copy, .paste, .selectAll, .find, .quit, .closeWindow, .about,
      .keyboardShortcuts,
    ]
    for command in commands { #expect(command.id != command.title) }
    #expect(Set(commands.map(\.id)).count == commands.count)
  }
}
