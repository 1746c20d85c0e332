import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@MainActor @Suite struct AlertTests {
  enum Answer: Sendable { case save, discard }

  /// An application that asks with state, with calls, and shows a dialog.
  struct Asking: App {
    var body: some Component {
      Window("Main", size: Size(width: 400, height: 300)) { Content() }
    }
  }

  struct Content: Component {
    struct State: Sendable {
      var isAsking = false
      var showsDialog = false
      var answer = "none"
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column {
        Text("Answer: \(context.state.answer)")
        Button("Ask") { context.update { $0.isAsking = true } }
        Button("Ask in code") { Task { await ask(context) } }
        Button("Confirm") { Task { await confirm(context) } }
        Button("Name in code") { Task { await name(context) } }
        Button("Dialog") { context.update { $0.showsDialog = true } }
        TextField("Name", text: context.binding(\.answer))
      }
      .alert(
        "Save?", message: "There are changes.", isPresented: context.binding(\.isAsking),
        buttons: [
          .cancel(), AlertButton("Discard", Answer.discard, role: .destructive),
          AlertButton("Save", .save, role: .preferred),
        ]
      ) { answer in context.update { $0.answer = "\(answer)" } }
      .dialog("Details", isPresented: context.binding(\.showsDialog)) {
        Text("All of them")
        Button("Done") { context.update { $0.showsDialog = false } }
      }
    }

    private func ask(_ context: Context<State>) async {
      let answer: Answer? = await context.window.alert(
        "Save?", buttons: [.cancel(), AlertButton("Save", .save)])
      context.update { $0.answer = answer.map { "\($0)" } ?? "nothing" }
    }

    private func name(_ context: Context<State>) async {
      let name = await context.window.presentDialog("Who?") { answer in
        Button("Ada") { answer("Ada") }
      }
      context.update { $0.answer = name ?? "nobody" }
    }

    private func confirm(_ context: Context<State>) async {
      let isConfirmed = await context.window.confirm(
        "Delete?", message: "For good.", action: "Delete", isDestructive: true)
      context.update { $0.answer = isConfirmed ? "yes" : "no" }
    }
  }

  @Test func `Escape closes a dialog that code waits for`() async throws {
    let (app, window) = try start()
    try window.tap("Name in code")
    try await app.wait(forWindow: "Who?").press(.escape)
    try await window.wait(for: "Answer: nobody")
    #expect(app.titles == ["Main"])
    try window.tap("Name in code")
    try await app.wait(forWindow: "Who?").tap("Ada")
    try await window.wait(for: "Answer: Ada")
  }

  private func start() throws -> (TestApplication, TestHost) {
    let app = TestApplication(Asking())
    return (app, try app.window("Main"))
  }

  @Test func `an alert opens in front of its window, and closes with an answer`() throws {
    let (app, main) = try start()
    try main.tap("Ask")
    let alert = try app.window("Save?")
    alert.expect("There are changes.")
    let window = try #require(app.headless.activeWindow)
    #expect(window.configuration.isModal && window.configuration.role == .alert)
    #expect(window.owner === app.headless.windows[0])
    try alert.tap("Discard")
    #expect(app.titles == ["Main"])
    main.expect("Answer: discard")
  }

  @Test func `a window can't be used or closed while an alert is in front of it`() throws {
    let (app, main) = try start()
    try main.tap("Ask")
    #expect(app.headless.windows[0].blockingWindow === app.headless.windows[1])
    app.close(main)
    #expect(app.titles == ["Main", "Save?"])
    app.headless.windows[0].resize(to: Size(width: 500, height: 400))
    app.headless.windows[0].setMaximized(true)
    app.headless.windows[0].setFullScreen(true)
    #expect(main.size == Size(width: 400, height: 300))
    try app.window("Save?").tap("Cancel")
    #expect(app.headless.windows[0].blockingWindow == nil)
  }

  @Test func `Return gives the preferred answer, Escape gives none`() throws {
    let (app, main) = try start()
    try main.tap("Ask")
    try app.window("Save?").press(.enter)
    main.expect("Answer: save")
    try main.tap("Ask")
    try app.window("Save?").press(.escape)
    #expect(app.titles == ["Main"])
    main.expect("Answer: save")
  }

  @Test func `the focus returns to where it was`() throws {
    let (app, main) = try start()
    try main.tap("Name")
    let focused = try #require(app.headless.mountHost.focusedView)
    try main.tap("Ask")
    #expect(app.headless.mountHost.focusedView !== focused)
    try app.window("Save?").press(.escape)
    #expect(app.headless.mountHost.focusedView?.isInside(main.view.root) == true)
    #expect(focused.isInside(main.view.root))
  }

  @Test func `code waits for the answer to an alert`() async throws {
    let (app, main) = try start()
    try main.tap("Ask in code")
    try await app.wait(forWindow: "Save?").tap("Save")
    await app.wait { main.contains("Answer: save") }
    main.expect("Answer: save")
    #expect(app.titles == ["Main"])
  }

  @Test func `an alert that is closed gives no answer`() async throws {
    let (app, main) = try start()
    try main.tap("Ask in code")
    app.close(try await app.wait(forWindow: "Save?"))
    await app.wait { main.contains("Answer: nothing") }
    main.expect("Answer: nothing")
  }

  @Test func `Return doesn't confirm what is destructive`() async throws {
    let (app, main) = try start()
    try main.tap("Confirm")
    try await app.wait(forWindow: "Delete?").press(.enter)
    await app.wait { main.contains("Answer: no") }
    main.expect("Answer: no")
    try main.tap("Confirm")
    try await app.wait(forWindow: "Delete?").tap("Delete")
    await app.wait { main.contains("Answer: yes") }
    main.expect("Answer: yes")
  }

  @Test func `code that waits in a window that closes gets no answer`() async throws {
    let box = ReferenceBox()
    let app = TestApplication(Reporting(box))
    let reference = try #require(box.reference)
    let waiting = Task { await reference.confirm("Sure?", action: "Yes") }
    _ = try await app.wait(forWindow: "Sure?")
    app.headless.windows[0].close()
    await app.wait { !app.titles.contains("Sure?") }
    #expect(await waiting.patientValue() == false)
    let again = Task { await reference.confirm("Again?", action: "Yes") }
    #expect(await again.patientValue() == false)
    #expect(app.titles == ["Other"])
  }

  @Test func `state opens an alert although its window paints no frames`() throws {
    let (app, main) = try start()
    let window = app.headless.windows[0]
    window.isSuspended = true
    try main.tap("Ask")
    #expect(app.titles == ["Main"], "there may be more changes soon")
    app.headless.mountHost.advance(by: .seconds(1))
    #expect(app.titles == ["Main", "Save?"])
    #expect(window.isSuspended)
    try app.window("Save?").tap("Save")
    #expect(app.titles == ["Main"])
  }

  @Test func `state that changes just before its window is hidden opens an alert`() throws {
    let (app, main) = try start()
    main.view.root.descendants.lazy.compactMap { $0 as? HeadlessPressableView }
      .first { $0.visibleTexts == ["Ask"] }?.press()
    app.headless.windows[0].isSuspended = true
    app.headless.mountHost.advance(by: .seconds(1))
    #expect(app.titles == ["Main", "Save?"])
  }

  @Test func `a hidden window is updated once a second, and only if something has changed`() {
    let (count, log) = (Store(0), EventLog())
    let app = TestApplication(Counting(count: count, log: log))
    let mountHost = app.headless.mountHost
    app.headless.windows[0].isSuspended = true
    #expect(log.take() == ["0"])
    for number in 1...20 {
      count.update { $0 = number }
      mountHost.advance(by: .milliseconds(100))
    }
    mountHost.advance(by: .seconds(10))
    let shown = log.take()
    #expect(shown.count == 2 && shown.last == "20")
  }

  @Test func `a long message scrolls, and the buttons stay visible`() throws {
    let lines = (1...300).map { "Line \($0)" }.joined(separator: "\n")
    let alert = try LongAlert.shown(message: lines, buttons: ["Cancel", "Delete"])
    #expect(alert.size.height < 500)
    for button in ["Cancel", "Delete"] {
      #expect(try alert.find(.role(.button, button)).frame.maxY < alert.size.height)
    }
  }

  @Test func `the keys scroll a long message that has the focus`() throws {
    let lines = (1...300).map { "Line \($0)" }.joined(separator: "\n")
    let alert = try LongAlert.shown(message: lines, buttons: ["Cancel"])
    let scroll = try #require(
      alert.view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first)
    #expect(alert.mountHost.focusedView !== scroll)
    #expect(alert.press(.tab))
    #expect(alert.mountHost.focusedView === scroll)
    #expect(alert.press(.pageDown))
    #expect(scroll.contentOffset.y > 100)
    #expect(alert.press(.up))
    #expect(alert.press(.end))
    #expect(scroll.contentOffset.y == scroll.maximumContentOffset.y)
    #expect(alert.press(.tab))
    #expect(try alert.find(.role(.button, "Cancel")).isFocused)
  }

  @Test func `a message that fits takes no focus`() throws {
    let alert = try LongAlert.shown(message: "Short", buttons: ["Cancel", "Delete"])
    for _ in 0..<3 {
      #expect(!(alert.mountHost.focusedView is HeadlessScrollView))
      alert.press(.tab)
    }
  }

  @Test func `a short message doesn't scroll`() throws {
    let alert = try LongAlert.shown(message: "One line", buttons: ["Cancel", "Delete"])
    let text = try alert.find("One line").frame
    let button = try alert.find(.role(.button, "Delete")).frame
    #expect(text.maxY < button.minY)
    #expect(try alert.find(.role(.button, "Cancel")).frame.minY == button.minY)
  }

  @Test func `buttons that don't fit beside each other are below each other`() throws {
    let titles = (1...3).map { "Save the changes of chapter \($0) before closing" }
    let alert = try LongAlert.shown(message: nil, buttons: titles)
    let frames = try titles.map { try alert.find(.role(.button, $0)).frame }
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= alert.size.width })
    #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
  }

  @Test func `a dialog opens with the state, and Escape closes it`() throws {
    let (app, main) = try start()
    try main.tap("Dialog")
    let dialog = try app.window("Details")
    dialog.expect("All of them")
    try dialog.tap("Done")
    #expect(app.titles == ["Main"])
    try main.tap("Dialog")
    try app.window("Details").press(.escape)
    #expect(app.titles == ["Main"])
  }
}

/// An application with an alert that may be larger than usual.
private struct LongAlert: App {
  let message: String?
  let buttons: [String]

  init() { self.init(message: nil, buttons: []) }
  init(message: String?, buttons: [String]) { (self.message, self.buttons) = (message, buttons) }

  @MainActor static func shown(message: String?, buttons: [String]) throws -> TestHost {
    let app = TestApplication(LongAlert(message: message, buttons: buttons))
    return try app.window("Question")
  }

  var body: some Component {
    Window("Main", size: Size(width: 400, height: 300)) {
      Text("Main").alert(
        "Question", message: message, isPresented: Binding(true) { _ in },
        buttons: buttons.map { AlertButton($0, $0) }
      ) { _ in }
    }
  }
}

/// A window that tells each number that it shows.
private struct Counting: App {
  var count = Store(0)
  var log = EventLog()

  var body: some Component {
    Window("Counting", size: Size(width: 100, height: 100)) { Counter(count: count, log: log) }
  }

  private struct Counter: Component, Equatable {
    let count: Store<Int>
    let log: EventLog

    func body(_ context: Context<NoState>) -> some Component {
      let number = context.read(count, \.self)
      log.record("\(number)")
      return Text("\(number)")
    }
  }
}

/// A place in which a component leaves the reference of its window.
private final class ReferenceBox: Sendable {
  private let content = Mutex<WindowReference?>(nil)

  var reference: WindowReference? {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
}

private struct Reporting: App {
  let box: ReferenceBox

  init() { self.init(ReferenceBox()) }
  init(_ box: ReferenceBox) { self.box = box }

  var body: some Component {
    Window("Main", size: Size(width: 100, height: 100)) { Reporter(box: box) }
    Window("Other", size: Size(width: 100, height: 100)) { Text("Other") }
  }
}

private struct Reporter: Component {
  let box: ReferenceBox

  func body(_ context: Context<NoState>) -> some Component {
    box.reference = context.window
    return Text("Main")
  }
}
