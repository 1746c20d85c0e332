import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct CommandLineTests {
  private struct Notes: App {
    struct State: Sendable {
      var titles = ["first"]
      var opened: [String] = []
      var answers = true
    }
    let usage: String? = "Usage: notes [--new TITLE]"
    func initialState() -> State { State() }

    @ComponentBuilder func body(_ context: Context<State>) -> some Component {
      let window = Window("Notes", size: Size(width: 300, height: 200)) {
        Text(context.state.titles.joined(separator: " "))
        Text("Opened: \(context.state.opened)")
        Button("Ignore commands") { context.update { $0.answers = false } }
      }
      .onOpen { addresses in context.update { $0.opened += addresses } }
      if context.state.answers {
        window.onCommandLine { answer($0, context) }.key("window")
      } else {
        window.key("window")
      }
    }

    private func answer(_ command: LaunchCommand, _ context: Context<State>) -> LaunchAnswer {
      switch command.arguments.first {
      case nil: return LaunchAnswer()
      case "--new":
        guard command.arguments.count == 2 else {
          return LaunchAnswer(
            exitStatus: 2, errorOutput: "--new takes a title\n", bringsToFront: false)
        }
        context.update { $0.titles.append(command.arguments[1]) }
        return LaunchAnswer(output: "added\n")
      default:
        context.update { $0.opened += command.arguments.compactMap(command.address) }
        return LaunchAnswer()
      }
    }
  }

  @Test func `arguments reach the running application, which answers`() throws {
    let app = TestApplication(Notes())
    let window = try app.window("Notes")
    #expect(app.launch(["--new", "second"]) == LaunchAnswer(output: "added\n"))
    window.expect("first second")
    let answer = app.launch(["--new"])
    #expect(answer.exitStatus == 2 && answer.errorOutput == "--new takes a title\n")
    window.expect("first second")
  }

  @Test func `paths are relative to the folder of the command`() throws {
    let app = TestApplication(Notes())
    app.launch(["a b.txt", "../c", "/d/./e", "https://example.org"], in: "/home/ada")
    try app.window("Notes").expect(
      #"Opened: ["file:///home/ada/a%20b.txt", "file:///home/c", "file:///d/e", "https://example.org"]"#
    )
  }

  @Test(arguments: ["", "poem\u{0}.txt", "poem.txt"])
  func `an argument that names nothing has no address`(_ argument: String) {
    #expect(LaunchCommand([]).address(of: argument) == nil)
  }

  @Test func `a command closes nothing and opens closed windows again`() throws {
    struct Staying: App {
      let quitsAfterLastWindow = false
      let usage: String? = "Usage: staying"
      var body: some Component {
        Window("Notes", size: Size(width: 100, height: 100)) { Text("Here") }
          .onCommandLine { LaunchAnswer(bringsToFront: $0.arguments.isEmpty) }
      }
    }
    let app = TestApplication(Staying())
    app.close(try app.window("Notes"))
    #expect(app.titles.isEmpty)
    app.launch(["--version"])
    #expect(app.titles.isEmpty)
    app.launch([])
    #expect(app.titles == ["Notes"])
  }

  @Test func `without an action, files are opened and options are refused`() throws {
    let app = TestApplication(Notes())
    try app.window("Notes").tap("Ignore commands")
    #expect(
      app.launch(["--new"])
        == LaunchAnswer(
          exitStatus: 1, errorOutput: "Unknown option --new\n", bringsToFront: false))
    app.launch(["poem.txt"], in: "/tmp")
    try app.window("Notes").expect("Opened: [\"file:///tmp/poem.txt\"]")
  }
}
