import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct OpeningTests {
  private struct Reader: App {
    struct State: Sendable {
      var addresses: [String] = []
      var hasHandler = true
    }
    func initialState() -> State { State() }
    func body(_ context: Context<State>) -> some Component {
      if context.state.hasHandler {
        main(context).onOpen { new in
          context.update { $0.addresses += new }
        }
      } else {
        main(context)
      }
      ForEach(context.state.addresses, id: \.self) { address in
        Window(address, size: Size(width: 100, height: 100)) { Text(address) }
      }
    }

    private func main(_ context: Context<State>) -> Window {
      Window("Reader", size: Size(width: 200, height: 100)) {
        Button("Stop") { context.update { $0.hasHandler = false } }
        Button("Go on") { context.update { $0.hasHandler = true } }
      }
    }
  }

  @Test func `files that the user opens get windows`() {
    let app = TestApplication(Reader())
    app.open(["file:///a", "file:///b"])
    #expect(app.titles == ["Reader", "file:///a", "file:///b"])
    app.open([])
    #expect(app.titles.count == 3)
  }

  @Test func `a handler can quit the application`() {
    struct Quitting: App {
      func body(_ context: Context<NoState>) -> some Component {
        Window("Main", size: Size(width: 200, height: 100)) { Text("Main") }
          .onOpen { _ in context.application.quit() }
      }
    }
    let app = TestApplication(Quitting())
    app.open(["file:///a"])
    #expect(!app.isRunning)
  }

  @Test func `files wait until a component handles them`() throws {
    let app = TestApplication(Reader())
    try app.window("Reader").tap("Stop")
    app.open(["file:///a"])
    #expect(app.titles == ["Reader"])
    try app.window("Reader").tap("Go on")
    #expect(app.titles == ["Reader", "file:///a"])
  }
}
