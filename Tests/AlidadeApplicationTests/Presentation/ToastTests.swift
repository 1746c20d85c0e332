import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct ToastTests {
  private struct Messages: App {
    var body: some Component {
      Window("Messages", size: Size(width: 400, height: 300)) { Content() }
    }
  }

  private struct Content: Component {
    struct State: Sendable {
      var asked = 0
      var answers: [Bool] = []
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column(alignment: .start) {
        Text("Asked: \(context.state.asked)")
        Text("Answers: \(context.state.answers)")
        for text in ["one", "two"] {
          Button("Show \(text)") { show(text, button: "Undo \(text)", context) }
        }
        Button("Show long") { show("long", button: nil, for: nil, context) }
        Button("Show a long button") {
          show("Note moved", button: "Undo Move Note to Archive", context)
        }
      }
    }

    @MainActor private func show(
      _ text: String, button: String?, for duration: Duration? = .seconds(5),
      _ context: Context<State>
    ) {
      Task {
        context.update { $0.asked += 1 }
        let answer = await context.window.showToast(text, button: button, for: duration)
        context.update { $0.answers.append(answer) }
      }
    }
  }

  private func start() throws -> (app: TestApplication, window: TestHost) {
    let app = TestApplication(Messages())
    return (app, try app.window("Messages"))
  }

  private func show(_ text: String, _ window: TestHost, in app: TestApplication) async throws {
    try window.tap("Show \(text)")
    await app.wait { window.contains(.text(text)) }
    #expect(window.contains(.text(text)))
  }

  private func expect(_ answers: String, _ window: TestHost, in app: TestApplication) async {
    await app.wait { window.contains(.text("Answers: \(answers)")) }
    window.expect("Answers: \(answers)")
  }

  @Test func `a message with a long button fits into a narrow window`() async throws {
    let (app, window) = try start()
    window.resize(to: Size(width: 240, height: 300))
    try window.tap("Show a long button")
    let button = "Undo Move Note to Archive"
    await app.wait { window.contains(button) }
    let (text, frame) = (try window.find("Note moved").frame, try window.find(button).frame)
    #expect(frame.minX >= 0 && frame.maxX <= 240)
    #expect(frame.minY >= text.maxY)
  }

  @Test func `a message disappears after its time, without an answer`() async throws {
    let (app, window) = try start()
    try await show("one", window, in: app)
    #expect(window.findAll(.role(.status)).count == 1)
    // Frames that were shown meanwhile count, too.
    window.advance(by: .seconds(4))
    window.expect("one")
    window.advance(by: .seconds(1))
    window.expectNone("one")
    await expect("[false]", window, in: app)
  }

  /// A text that the user can delete.
  private struct Deleting: App {
    let text: Store<String>
    let history = UndoHistory()

    init() { text = Store("Milk") }

    func body(_ context: Context<NoState>) -> some Component {
      Window("Messages", size: Size(width: 400, height: 300)) {
        Editor(text: text, history: history)
      }
    }
  }

  private struct Editor: Component {
    let text: Store<String>
    let history: UndoHistory

    func body(_ context: Context<NoState>) -> some Component {
      Column {
        Text(context.read(text) { "Text: \($0)" })
        Button("Delete") {
          history.change(text, "Delete") { $0 = "" }
          Task { await context.window.showToast("It is deleted.", command: .undo) }
        }
        Button("Replace") { history.change(text, "Replace") { $0 = "Tea" } }
      }
      .undoable(history)
    }
  }

  @Test func `its command says what it would undo now`() async throws {
    let app = TestApplication(Deleting())
    let window = try app.window("Messages")
    try window.tap("Delete")
    await app.wait { window.contains(.text("It is deleted.")) }
    window.expect("Undo Delete")
    try window.tap("Replace")
    try window.tap("Undo Replace")
    window.expect("Text: ")
    window.expectNone("It is deleted.")
  }

  /// A text that the user can delete, with a message that follows a value.
  private struct Discarding: App {
    let text: Store<String>
    let history = UndoHistory()

    init() { text = Store("Milk") }

    func body(_ context: Context<NoState>) -> some Component {
      Window("Messages", size: Size(width: 400, height: 300)) {
        Discarder(text: text, history: history)
      }
    }
  }

  private struct Discarder: Component {
    let text: Store<String>
    let history: UndoHistory
    func initialState() -> Bool { false }

    func body(_ context: Context<Bool>) -> some Component {
      Column {
        Text(context.read(text) { "Text: \($0)" })
        Text("Presented: \(context.state)")
        Button("Delete") {
          history.change(text, "Delete") { $0 = "" }
          context.update { $0 = true }
        }
      }
      .toast("It is deleted.", isPresented: context.binding(\.self), command: .undo)
      .undoable(history)
    }
  }

  @Test(arguments: [true, false])
  func `a message with a command follows a value`(performsCommand: Bool) async throws {
    let app = TestApplication(Discarding())
    let window = try app.window("Messages")
    try window.tap("Delete")
    await app.wait { window.contains(.text("It is deleted.")) }
    window.expect("Presented: true")
    if performsCommand {
      try window.tap("Undo Delete")
    } else {
      window.advance(by: .seconds(5))
    }
    await app.wait { window.contains("Presented: false") }
    window.expect("Presented: false")
    window.expect(performsCommand ? "Text: Milk" : "Text: ")
    window.expectNone("It is deleted.")
  }

  @Test func `its button answers`() async throws {
    let (app, window) = try start()
    try await show("one", window, in: app)
    try window.tap("Undo one")
    window.expectNone("one")
    await expect("[true]", window, in: app)
    window.advance(by: .seconds(10))
    await expect("[true]", window, in: app)
  }

  @Test func `messages are shown one after the other`() async throws {
    let (app, window) = try start()
    try await show("one", window, in: app)
    window.advance(by: .seconds(4))
    try window.tap("Show two")
    await app.wait { window.contains("Asked: 2") }
    window.expectNone("two")
    window.advance(by: .seconds(1))
    window.expect("two")
    window.advance(by: .seconds(4))
    window.expect("two")
    try window.tap("Close")
    await expect("[false, false]", window, in: app)
  }

  @Test func `a message stays while the pointer is over it`() async throws {
    let (app, window) = try start()
    try await show("one", window, in: app)
    try window.hover("one")
    window.advance(by: .seconds(60))
    window.expect("one")
    try window.hover("Show two")
    window.advance(by: .seconds(5))
    window.expectNone("one")
  }

  @Test func `a message stays while the keyboard focus is in it`() async throws {
    let (app, window) = try start()
    try await show("one", window, in: app)
    for _ in 0..<50 where try !window.find("Undo one").isFocused { window.press(.tab) }
    #expect(try window.find("Undo one").isFocused)
    window.advance(by: .seconds(60))
    window.expect("one")
    try window.hover("one")
    for _ in 0..<50 where try !window.find("Show one").isFocused { window.press(.tab) }
    #expect(try window.find("Show one").isFocused)
    window.advance(by: .seconds(60))
    window.expect("one")
    try window.hover("Show two")
    window.advance(by: .seconds(5))
    window.expectNone("one")
  }

  @Test func `a message without a time stays until the user closes it`() async throws {
    let (app, window) = try start()
    try await show("long", window, in: app)
    window.advance(by: .seconds(3600))
    window.expect("long")
    try window.tap("Close")
    await expect("[false]", window, in: app)
  }

  @Test func `code that waits in a window that closes gets no answer`() async throws {
    struct Closing: App {
      let answers = EventLog()
      func body(_ context: Context<NoState>) -> some Component {
        Window("Closing", size: Size(width: 300, height: 200)) { Waiting(answers: answers) }
        Window("Other", size: Size(width: 300, height: 200)) { Text("other") }
      }
    }
    struct Waiting: Component {
      let answers: EventLog
      func body(_ context: Context<NoState>) -> some Component {
        Button("Show") {
          Task { @MainActor in
            answers.record("\(await context.window.showToast("one", button: "Undo"))")
          }
        }
      }
    }
    let closing = Closing()
    let app = TestApplication(closing)
    let window = try app.window("Closing")
    try window.tap("Show")
    await app.wait { window.contains(.text("one")) }
    app.close(window)
    await app.wait { !closing.answers.entries.isEmpty }
    #expect(closing.answers.entries == ["false"])
    app.headless.mountHost.advance(by: .seconds(10))
    #expect(closing.answers.entries == ["false"])
  }

  @Test func `a message takes no input from what is beside it`() async throws {
    let (app, window) = try start()
    try await show("one", window, in: app)
    try window.tap("Show two")
    window.advance(by: .seconds(5))
    await app.wait { window.contains(.text("two")) }
    window.expect("two")
  }
}
