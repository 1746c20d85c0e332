import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct PresentedCallTests {
  private struct Page: Component {
    struct State: Sendable {
      var isSent = false
      var isPrinting = false
      var showsAbout = false
      var showsKeys = false
      var isShown = true
      var log: [String] = []
    }
    let task: Box
    func initialState() -> State { State() }

    /// A task that a test cancels.
    @MainActor final class Box {
      var task: Task<Void, Never>?
      /// Whether the component with the calls exists, also while a modal window blocks the page.
      nonisolated let isShown = Store(true)
      nonisolated init() {}
    }

    func body(_ context: Context<State>) -> some Component {
      Column {
        Text("Sent: \(context.state.isSent), printing: \(context.state.isPrinting)")
        Text("Log: \(context.state.log.joined(separator: " ")).")
        Button("Send") { context.update { $0.isSent = true } }
        Button("Unsend") { context.update { $0.isSent = false } }
        Button("Print") { context.update { $0.isPrinting = true } }
        Button("Show facts") { context.update { $0.showsAbout = true } }
        Button("Show keys") { context.update { $0.showsKeys = true } }
        Text("About: \(context.state.showsAbout), keys: \(context.state.showsKeys)")
        Button("Remove") { context.update { $0.isShown = false } }
        Button("About") {
          Task {
            await context.window.showAbout()
            context.update { $0.log.append("about") }
          }
        }
        Button("Keys") {
          task.task = Task {
            await context.window.showKeyboardShortcuts()
            context.update { $0.log.append("keys") }
          }
        }
        if context.state.isShown, context.read(task.isShown, { $0 }) {
          Text("Place")
            .toast("Message sent", isPresented: context.binding(\.isSent), button: "Show") {
              context.update { $0.log.append("shown") }
            }
            .printDialog(
              PrintDocument("Page") { Text("Page") }, isPresented: context.binding(\.isPrinting)
            ) { error in context.update { $0.log.append(error.message) } }
            .aboutDialog(isPresented: context.binding(\.showsAbout))
            .keyboardShortcuts(isPresented: context.binding(\.showsKeys))
        }
      }
    }
  }

  private struct Mail: App {
    let name = "Mail"
    let task: Page.Box
    init() { task = Page.Box() }
    init(task: Page.Box) { self.task = task }
    var body: some Component {
      Window("Inbox", size: Size(width: 400, height: 400)) { Page(task: task) }
        .onCommand(Command("Save", shortcut: KeyCombination("s", .control))) {}
    }
  }

  private func start() throws -> (TestApplication, TestHost) {
    let app = TestApplication(Mail())
    return (app, try app.window("Inbox"))
  }

  private func send(_ app: TestApplication, _ window: TestHost) async throws {
    try window.tap("Send")
    await app.wait { window.contains("Message sent") }
    window.expect("Message sent")
    window.expect("Sent: true, printing: false")
  }

  @Test func `a message follows its value, and says when it disappears`() async throws {
    let (app, window) = try start()
    try await send(app, window)
    try window.tap("Show")
    await app.wait { window.contains("Log: shown.") }
    window.expect("Log: shown.")
    window.expect("Sent: false, printing: false")
    try await send(app, window)
    window.advance(by: .seconds(6))
    await app.wait { window.contains("Sent: false, printing: false") }
    window.expect("Sent: false, printing: false")
    window.expect("Log: shown.")
    #expect(!window.contains("Message sent"))
  }

  @Test(arguments: ["Unsend", "Remove"])
  func `a message disappears with its value and its component`(_ label: String) async throws {
    let (app, window) = try start()
    try await send(app, window)
    try window.tap(.role(.button, label))
    await app.wait { !window.contains("Message sent") }
    #expect(!window.contains("Message sent"))
    window.expect("Sent: false, printing: false")
    window.expect("Log: .")
  }

  /// A component whose owner doesn't take note of the end of a message.
  private struct Stubborn: Component {
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      Button("Rebuild \(context.state)") { context.update { $0 += 1 } }
        .toast("Message", isPresented: Binding(true) { _ in }, for: .seconds(1))
    }
  }

  private struct StubbornApp: App {
    var body: some Component {
      Window("Stubborn", size: Size(width: 300, height: 200)) { Stubborn() }
    }
  }

  @Test func `a call that has ended isn't repeated while its value stays true`() async throws {
    let app = TestApplication(StubbornApp())
    let window = try app.window("Stubborn")
    try await window.wait(for: "Message")
    window.advance(by: .seconds(2))
    await app.wait { !window.contains("Message") }
    for count in 0..<3 {
      try window.tap("Rebuild \(count)")
      await Task.yield()
      app.settle()
    }
    #expect(!window.contains("Message"))
  }

  /// A message around many components.
  private struct Lines: Component {
    struct State: Sendable {
      var isSent = false
      var count = 0
      var log: [String] = []
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column {
        Button("Send") { context.update { $0.isSent = true } }
        Button("Count") { context.update { $0.count += 1 } }
        Text("Log: \(context.state.log.joined(separator: " ")).")
        Column {
          for number in 0..<50 { Line(number: number) }
        }
        .toast("Message", isPresented: context.binding(\.isSent), button: "Show") {
          [count = context.state.count] in
          context.update { $0.log.append("\(count)") }
        }
      }
    }
  }

  private struct Line: Component, Equatable {
    let number: Int
    var body: some Component { Text("Line \(number)") }
  }

  private struct LinesApp: App {
    var body: some Component {
      Window("Lines", size: Size(width: 300, height: 1500)) { Lines() }
    }
  }

  private func isCall(_ rebuild: Rebuild) -> Bool {
    rebuild.component.hasPrefix("PresentedCall")
  }

  @Test func `a call is kept when its parent is rebuilt, and nothing is reported`() throws {
    let window = try TestApplication(LinesApp()).window("Lines")
    for button in ["Count", "Send"] {
      let updates = try window.updates { try window.tap(.role(.button, button)) }
      #expect(updates.componentsBuilt > 0)
      #expect(updates.reasons["Lines"] == [.state] && updates.reasons["Line"] == nil)
      #expect(!updates.rebuilds.contains { isCall($0) && $0.reason == .notComparable })
    }
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a call ends with the newest action, though it is kept`() async throws {
    let app = TestApplication(LinesApp())
    let window = try app.window("Lines")
    try window.tap("Send")
    try await window.wait(for: "Message")
    let updates = try window.updates { try window.tap("Count") }
    #expect(!updates.rebuilds.contains(where: isCall))
    try window.tap("Show")
    await app.wait { window.contains("Log: 1.") }
    window.expect("Log: 1.")
  }

  @Test func `a print dialog follows its value`() async throws {
    let (app, window) = try start()
    let native = app.headless.windows[0]
    try window.tap("Print")
    await app.wait { native.printRequest != nil }
    try app.answerPrintDialog(paper: .a4, in: window)
    await app.wait { window.contains("Sent: false, printing: false") }
    window.expect("Sent: false, printing: false")
    #expect(app.headless.printouts.count == 1)
    app.headless.desktopError = DesktopError("No paper.")
    try window.tap("Print")
    await app.wait { native.printRequest != nil }
    try app.answerPrintDialog(paper: .a4, in: window)
    await app.wait { window.contains("Log: No paper..") }
    window.expect("Log: No paper..")
    try window.tap("Print")
    await app.wait { native.printRequest != nil }
    try window.tap("Remove")
    await app.wait { native.printRequest == nil }
    #expect(native.printRequest == nil && app.headless.printouts.count == 1)
    window.expect("Sent: false, printing: false")
  }

  @Test func `code waits until the facts and the shortcuts are closed`() async throws {
    let (app, window) = try start()
    try window.tap("About")
    let about = try await app.wait(forWindow: "About Mail")
    window.expect("Log: .")
    about.press(.escape)
    await app.wait { window.contains("Log: about.") }
    window.expect("Log: about.")
    try window.tap("Keys")
    let keys = try await app.wait(forWindow: "Keyboard Shortcuts")
    keys.expect("Save")
    app.close(keys)
    await app.wait { window.contains("Log: about keys.") }
    window.expect("Log: about keys.")
  }

  @Test(arguments: [("Show facts", "About Mail"), ("Show keys", "Keyboard Shortcuts")])
  func `the facts and the shortcuts follow their values`(
    _ button: String, _ title: String
  ) throws {
    let box = Page.Box()
    let app = TestApplication(Mail(task: box))
    let window = try app.window("Inbox")
    let closings: [(TestHost) -> Void] = [
      { $0.press(.escape) }, { app.close($0) }, { _ in box.isShown.update { $0 = false } },
    ]
    for close in closings {
      try window.tap(.role(.button, button))
      window.expect("About: \(button == "Show facts"), keys: \(button == "Show keys")")
      close(try app.window(title))
      app.settle()
      #expect(app.titles == ["Inbox"])
      if box.isShown.state { window.expect("About: false, keys: false") }
    }
  }

  @Test func `a task that is canceled closes what it waits for`() async throws {
    let box = Page.Box()
    let app = TestApplication(Mail(task: box))
    let window = try app.window("Inbox")
    try window.tap("Keys")
    _ = try await app.wait(forWindow: "Keyboard Shortcuts")
    box.task?.cancel()
    await app.wait { app.titles == ["Inbox"] }
    #expect(app.titles == ["Inbox"])
    await app.wait { window.contains("Log: keys.") }
    window.expect("Log: keys.")
  }
}
