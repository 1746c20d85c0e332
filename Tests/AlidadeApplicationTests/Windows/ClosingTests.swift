import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct ClosingTests {
  /// An application whose notes ask before they close, with a given answer.
  private func desk(answering answer: Bool) throws -> TestApplication {
    var desk = Desk()
    desk.answer = { _ in answer }
    let app = TestApplication(desk)
    try app.window("Desk").tap("Travel")
    return app
  }

  @Test func `a window that refuses to close stays open`() async throws {
    let app = try desk(answering: false)
    app.close(try app.window("Travel"))
    await app.wait(turns: 20) { app.titles.count == 1 }
    #expect(app.titles == ["Desk", "Travel"])
  }

  @Test func `a window closes when the answer arrives`() async throws {
    let app = try desk(answering: true)
    app.close(try app.window("Travel"))
    #expect(app.titles == ["Desk", "Travel"])
    await app.wait { app.titles.count == 1 }
    #expect(app.titles == ["Desk"])
  }

  @Test func `a window that the state no longer contains closes without asking`() throws {
    let app = try desk(answering: false)
    try app.window("Desk").tap("Forget")
    #expect(app.titles == ["Desk"])
  }

  @Test func `a window that is removed while it is open leaves its state as it is`() throws {
    let app = TestApplication(Removable())
    try app.window("Main").tap("Remove")
    #expect(app.titles == ["Main"])
    try app.window("Main").expect("still open")
  }

  @Test(arguments: [true, false])
  func `the windows are asked when the user logs out`(_ answer: Bool) async throws {
    let app = try desk(answering: answer)
    var answers: [Bool] = []
    #expect(app.headless.application.prepareForLogout { answers.append($0) } == .asking)
    #expect(app.headless.application.prepareForLogout { answers.append($0) } == .alreadyAsking)
    await app.wait { !answers.isEmpty }
    #expect(answers == [answer, answer], "Both get the answer to the one question.")
    #expect(app.isRunning == !answer)
  }

  @Test func `nobody is asked at logout if no window asks`() throws {
    let app = TestApplication(Desk())
    let preparation = app.headless.application.prepareForLogout { _ in
      Issue.record("No one waits.")
    }
    #expect(preparation == .nothingToAsk)
    #expect(app.isRunning)
  }

  @Test(arguments: [true, false])
  func `logging out waits for the question that quitting has asked`(_ answer: Bool) async throws {
    var desk = Desk()
    desk.answer = { await $0.confirm("Discard?", action: "Discard") }
    let app = TestApplication(desk)
    try app.window("Desk").tap("Travel")
    app.quit()
    let alert = try await app.wait(forWindow: "Discard?")
    var answers: [Bool] = []
    #expect(app.headless.application.prepareForLogout { answers.append($0) } == .alreadyAsking)
    try alert.tap(answer ? "Discard" : "Cancel")
    await app.wait { !answers.isEmpty }
    #expect(answers == [answer])
    #expect(app.isRunning == !answer)
  }

  @Test func `quitting shows a window that paints no frames before it asks`() async throws {
    var desk = Desk()
    desk.answer = { await $0.confirm("Discard?", action: "Discard") }
    let app = TestApplication(desk)
    try app.window("Desk").tap("Travel")
    let window = app.headless.windows[1]
    window.isSuspended = true
    app.headless.windows[0].activate()
    app.quit()
    let alert = try await app.wait(forWindow: "Discard?")
    #expect(!window.isSuspended)
    try alert.tap("Discard")
    await app.wait { !app.isRunning }
    #expect(!app.isRunning)
  }

  @Test func `what a window asks opens and closes although the window paints no frames`()
    async throws
  {
    var desk = Desk()
    desk.answer = { await $0.confirm("Discard?", action: "Discard") }
    let app = TestApplication(desk)
    try app.window("Desk").tap("Travel")
    app.headless.windows[1].isSuspended = true
    app.close(try app.window("Travel"))
    let alert = try await app.wait(forWindow: "Discard?")
    #expect(app.headless.windows[1].isSuspended)
    try alert.tap("Cancel")
    await app.wait(turns: 20) { false }
    #expect(app.titles == ["Desk", "Travel"])
    app.close(try app.window("Travel"))
    try await app.wait(forWindow: "Discard?").tap("Discard")
    await app.wait { app.titles.count == 1 }
    #expect(app.titles == ["Desk"])
  }

  @Test func `a window that paints no frames shows its changes when it is activated`() throws {
    let app = TestApplication(Desk())
    try app.window("Desk").tap("Travel")
    let (window, travel) = (app.headless.windows[1], try app.window("Travel"))
    window.isSuspended = true
    try travel.tap("Edit")
    travel.expect("Travel, 0 edits")
    window.activate()
    app.settle()
    travel.expect("Travel, 1 edits")
  }

  @Test func `the application ends with its last window`() throws {
    let app = TestApplication(Desk())
    try app.window("Desk").tap("Travel")
    app.close(try app.window("Desk"))
    #expect(app.isRunning)
    app.close(try app.window("Travel"))
    #expect(!app.isRunning)
  }

  @Test func `an application whose last window opens another one goes on`() throws {
    let app = TestApplication(Assistant())
    app.close(try app.window("Welcome"))
    #expect(app.titles == ["Work"])
    #expect(app.isRunning)
  }

  @Test func `an application without windows opens them again when it is started again`() throws {
    var desk = Desk()
    desk.quitsAfterLastWindow = false
    let app = TestApplication(desk)
    app.close(try app.window("Desk"))
    #expect(app.isRunning && app.titles.isEmpty)
    app.activate()
    #expect(app.titles == ["Desk"])
  }

  @Test func `starting an application again brings the window in use to the front`() throws {
    let app = TestApplication(Desk())
    let main = try app.window("Desk")
    try main.tap("Travel")
    app.headless.windows[0].activate()
    app.activate()
    #expect(app.activeWindow === main)
    #expect(app.titles == ["Desk", "Travel"])
  }

  @Test func `a window asks in front of itself, and quitting waits for the answer`() async throws {
    var desk = Desk()
    desk.answer = { await $0.confirm("Discard?", action: "Discard", isDestructive: true) }
    let app = TestApplication(desk)
    try app.window("Desk").tap("Travel")
    app.close(try app.window("Travel"))
    let alert = try await app.wait(forWindow: "Discard?")
    #expect(app.headless.windows.last?.owner?.title == "Travel")
    try alert.tap("Cancel")
    await app.wait(turns: 20) { app.titles.count < 2 }
    #expect(app.titles == ["Desk", "Travel"])
    app.quit()
    try await app.wait(forWindow: "Discard?").tap("Discard")
    await app.wait { !app.isRunning }
    #expect(!app.isRunning)
  }

  enum End: CaseIterable, Sendable { case quit, logout }

  @Test(arguments: End.allCases, [true, false])
  func `the end of the application waits for the question of a window that the user closes`(
    _ end: End, _ answer: Bool
  ) async throws {
    let log = EventLog()
    var desk = Desk()
    desk.answer = {
      log.record("asked")
      return await $0.confirm("Discard?", action: "Discard")
    }
    let app = TestApplication(desk)
    try app.window("Desk").tap("Travel")
    app.close(try app.window("Travel"))
    let alert = try await app.wait(forWindow: "Discard?")
    var answers: [Bool] = []
    switch end {
    case .quit: app.headless.application.quit { answers.append($0) }
    case .logout:
      #expect(app.headless.application.prepareForLogout { answers.append($0) } == .asking)
    }
    await app.wait(turns: 20) { !answers.isEmpty }
    #expect(answers == [], "The question is still open.")
    try alert.tap(answer ? "Discard" : "Cancel")
    await app.wait { !answers.isEmpty }
    #expect(answers == [answer])
    #expect(app.isRunning == !answer)
    #expect(log.take() == ["asked"])
  }

  @Test func `a window that closes while another is asked doesn't keep the application`()
    async throws
  {
    var desk = Desk()
    desk.answer = { await $0.confirm("Discard?", action: "Discard") }
    let app = TestApplication(desk)
    try app.window("Desk").tap("Travel")
    try app.window("Desk").tap("Shopping")
    app.quit()
    _ = try await app.wait(forWindow: "Discard?")
    app.headless.windows[0].activate()
    try app.window("Desk").tap("Forget")
    await app.wait { !app.isRunning }
    #expect(!app.isRunning)
  }

  @Test func `quitting asks the windows, and one of them can refuse`() async throws {
    let app = try desk(answering: false)
    app.quit()
    await app.wait(turns: 20) { !app.isRunning }
    #expect(app.isRunning)
    #expect(app.titles == ["Desk", "Travel"])
  }

  @Test func `quitting ends the application when all windows agree`() async throws {
    let app = try desk(answering: true)
    app.quit()
    await app.wait { !app.isRunning }
    #expect(!app.isRunning && app.titles.isEmpty)
  }

  /// An application whose main window quits the application when it is asked whether it may close.
  private struct Quitting: App {
    var others = true

    func body(_ context: Context<NoState>) -> some Component {
      let application = context.application
      Window("Main", id: "main") { Text("main") }
        .onCloseRequest { _ in await application.quit() }
      Window("Other", id: "other") { Text("other") }
        .onCloseRequest { [others] _ in others }
    }
  }

  @Test(arguments: [true, false])
  func `a window can quit the application when it is asked whether it may close`(
    _ others: Bool
  ) async throws {
    let quit = TestApplication(Quitting(others: others))
    quit.quit()
    #expect(await quit.wait(turns: 50) { !quit.isRunning } == others)
    let closed = TestApplication(Quitting(others: others))
    closed.close(try closed.window("Main"))
    #expect(await closed.wait(turns: 50) { !closed.isRunning } == others)
    #expect(closed.titles.contains("Main") == !others)
  }

  /// An application whose window opens a dialog when it is asked, which quits the application.
  private struct QuittingInDialog: App {
    struct Question: Component {
      let answer: @MainActor @Sendable (Bool) -> Void
      func body(_ context: Context<NoState>) -> some Component {
        Button("Quit anyway") {
          Task {
            await context.application.quit()
            answer(true)
          }
        }
      }
    }

    var body: some Component {
      Window("Main", size: Size(width: 300, height: 200)) { Text("main") }
        .onCloseRequest { window in
          await window.presentDialog("Really?") { answer in Question { answer($0) } } ?? false
        }
    }
  }

  @Test func `a dialog of the window that is asked can quit the application`() async throws {
    let app = TestApplication(QuittingInDialog())
    app.close(try app.window("Main"))
    try await app.wait(forWindow: "Really?").tap("Quit anyway")
    #expect(await app.wait { !app.isRunning })
  }

  @Test func `a component quits the application with a status`() async throws {
    let app = TestApplication(Failing())
    try app.window("Failing").tap("Fail")
    #expect(await app.wait { !app.isRunning })
    #expect(app.exitStatus == 3)
  }

  @Test func `a window doesn't close while a window that belongs to it refuses`() async throws {
    let log = EventLog()
    let app = TestApplication(Studio(log: log))
    let studio = try app.window("Studio")
    let colors = try #require(app.headless.windows.first { $0.title == "Colors" })
    app.headless.windows.first { $0.title == "Studio" }?.activate()
    colors.isSuspended = true
    app.close(studio)
    #expect(!(await app.wait(turns: 20) { app.titles.count < 3 }))
    #expect(log.take() == ["Colors: no"], "the palette in front is asked first, and refuses")
    #expect(!colors.isSuspended, "the user sees what is asked")
    try app.window("Palette").tap("Agree")
    app.close(studio)
    #expect(await app.wait { app.titles.isEmpty })
    #expect(log.take() == ["Colors: yes", "Palette: yes", "Studio: yes"], "from front to back")
  }

  @Test(arguments: [true, false])
  func `code that quits learns whether a window has refused`(_ answer: Bool) async throws {
    let log = EventLog()
    let app = TestApplication(Leaving(answer: answer, log: log))
    try app.window("Leaving").tap("Quit")
    try app.window("Leaving").tap("Quit")
    #expect(await app.wait { log.entries.count == 3 })
    #expect(
      log.take() == ["asked", "ended \(answer)", "ended \(answer)"],
      "Both calls get the answer to the one question.")
    #expect(app.isRunning == !answer)
  }
}

/// A window with a palette, which has a palette of colors; all of them ask before they close.
private struct Studio: App {
  var log = EventLog()

  func initialState() -> Bool { false }

  func body(_ context: Context<Bool>) -> some Component {
    asking(
      "Studio", true,
      Window("Studio", size: Size(width: 300, height: 200)) {
        Text("Studio").overlay {
          asking(
            "Palette", context.state,
            Window("Palette", size: Size(width: 100, height: 100)) {
              Button("Agree") { context.update { $0 = true } }
                .overlay {
                  asking(
                    "Colors", context.state,
                    Window("Colors", size: Size(width: 100, height: 100)) { Text("Colors") })
                }
            })
        }
      })
  }

  private func asking(_ name: String, _ answer: Bool, _ window: Window) -> Window {
    window.onCloseRequest { [log] _ in
      log.record("\(name): \(answer ? "yes" : "no")")
      return answer
    }
  }
}

/// A window that asks before it closes, and tells what came of quitting.
private struct Leaving: App {
  let answer: Bool
  let log: EventLog

  init() { self.init(answer: true, log: EventLog()) }
  init(answer: Bool, log: EventLog) { (self.answer, self.log) = (answer, log) }

  func body(_ context: Context<NoState>) -> some Component {
    Window("Leaving", size: Size(width: 200, height: 100)) {
      Button("Quit") {
        Task {
          let hasEnded = await context.application.quit()
          log.record("ended \(hasEnded)")
        }
      }
    }
    .onCloseRequest { [answer, log] _ in
      log.record("asked")
      await Task.yield()
      return answer
    }
  }
}

private struct Removable: App {
  struct State: Sendable {
    var isThere = true
    var isOpen = true
  }
  func initialState() -> State { State() }
  func body(_ context: Context<State>) -> some Component {
    Window("Main", size: Size(width: 200, height: 100)) {
      Text(context.state.isOpen ? "still open" : "closed")
      Button("Remove") { context.update { $0.isThere = false } }
    }
    if context.state.isThere {
      Window("Other", id: "other", isOpen: context.binding(\.isOpen)) { Text("Other") }
    }
  }
}

private struct Assistant: App {
  struct State: Sendable { var isWelcome = true }
  func initialState() -> State { State() }
  func body(_ context: Context<State>) -> some Component {
    if context.state.isWelcome {
      Window("Welcome", id: "welcome", size: Size(width: 200, height: 100)) { Text("Welcome") }
        .onClose { context.update { $0.isWelcome = false } }
    } else {
      Window("Work", id: "work", size: Size(width: 200, height: 100)) { Text("Work") }
    }
  }
}

private struct Failing: App {
  var body: some Component {
    Window("Failing", size: Size(width: 200, height: 100)) { FailButton() }
  }

  private struct FailButton: Component {
    func body(_ context: Context<NoState>) -> some Component {
      Button("Fail") {
        context.application.exitStatus = 3
        Task { await context.application.quit() }
      }
    }
  }
}
