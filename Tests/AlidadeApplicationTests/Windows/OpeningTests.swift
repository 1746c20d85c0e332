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

  @Test func `a handler can quit the application`() async {
    struct Quitting: App {
      func body(_ context: Context<NoState>) -> some Component {
        Window("Main", size: Size(width: 200, height: 100)) { Text("Main") }
          .onOpen { _ in Task { await context.application.quit() } }
      }
    }
    let app = TestApplication(Quitting())
    app.open(["file:///a"])
    #expect(await app.wait { !app.isRunning })
  }

  @Test func `files go to the handler in the window that was used last`() throws {
    let log = EventLog()
    let app = TestApplication(Readers(log: log))
    try app.window("First").tap("Text")
    for name in ["first", "second", "first"] {
      app.headless.windows[name == "first" ? 0 : 1].activate()
      app.open(["file:///a"])
      app.activate()
      #expect(app.headless.activeWindow?.title.lowercased() == name)
    }
    #expect(log.take() == ["first", "second", "first"])
  }

  @Test func `without a handler there, files go to the newest, whose window comes to the front`()
    throws
  {
    let log = EventLog()
    let app = TestApplication(Readers(log: log))
    app.headless.windows[2].activate()
    app.open(["file:///a"])
    app.activate()
    #expect(log.take() == ["second"])
    #expect(app.headless.activeWindow?.title == "Second")
  }

  @Test func `files go to the handler in the window around the dialog that is used`() throws {
    struct Asking: App {
      let log: EventLog
      init() { log = EventLog() }
      init(log: EventLog) { self.log = log }

      var body: some Component {
        for name in ["First", "Second"] {
          Window(name, size: Size(width: 200, height: 100)) { Page(name: name, log: log) }
            .key(name)
        }
      }

      struct Page: Component {
        let name: String
        let log: EventLog
        func initialState() -> Bool { false }
        func body(_ context: Context<Bool>) -> some Component {
          Button("Ask") { context.update { $0 = true } }
            .onOpen { [log, name] _ in log.record(name) }
            .dialog("Question", isPresented: context.binding(\.self)) { Text("Why?") }
        }
      }
    }
    let log = EventLog()
    let app = TestApplication(Asking(log: log))
    app.headless.windows[0].activate()
    try app.window("First").tap("Ask")
    app.headless.windows.last?.activate()
    app.open(["file:///a"])
    #expect(log.take() == ["First"])
  }

  /// Two windows with handlers, and one without.
  private struct Readers: App {
    let log: EventLog
    init() { log = EventLog() }
    init(log: EventLog) { self.log = log }

    var body: some Component {
      for name in ["First", "Second"] {
        Window(name, size: Size(width: 200, height: 100)) {
          Button("Text") {}.onOpen { [log] _ in log.record(name.lowercased()) }
        }
        .key(name)
      }
      Window("Third", size: Size(width: 200, height: 100)) { Text("Third") }
    }
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
