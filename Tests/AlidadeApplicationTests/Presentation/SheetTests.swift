import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct SheetTests {
  /// An application with sheets that open with state and with calls.
  struct Writing: App {
    var body: some Component {
      Window("Main", size: Size(width: 600, height: 400)) { Content() }
    }
  }

  struct Content: Component {
    struct State: Sendable {
      var isAdding = false
      var isOther = false
      var refuses = false
      var answer = "none"
    }
    func initialState() -> State { State() }

    /// Asks whether the sheet may close.
    private static let confirm: @MainActor @Sendable (WindowReference) async -> Bool = { sheet in
      await sheet.confirm("Discard?", action: "Discard")
    }

    func body(_ context: Context<State>) -> some Component {
      Column {
        Text("Answer: \(context.state.answer)")
        Button("Add") { context.update { $0.isAdding = true } }
        Button("Add carefully") { context.update { ($0.isAdding, $0.refuses) = (true, true) } }
        Button("Both") { context.update { ($0.isAdding, $0.isOther) = (true, true) } }
        Button("Ask") { Task { await ask(context) } }
      }
      .shortcut(.character("t"), .control) { context.update { $0.answer = "shortcut" } }
      .sheet(
        "New account", isPresented: context.binding(\.isAdding),
        onCloseRequest: context.state.refuses ? Content.confirm : nil
      ) {
        Form { name in context.update { ($0.answer, $0.isAdding) = (name, false) } }
      }
      .sheet("Other", isPresented: context.binding(\.isOther)) { Button("In the other") {} }
    }

    private func ask(_ context: Context<State>) async {
      let answer: String? = await context.window.presentSheet("Question") { answer in
        Button("Answer") { answer("yes") }
      }
      context.update { $0.answer = answer ?? "nothing" }
    }
  }

  struct Form: Component {
    let save: @MainActor @Sendable (String) -> Void
    struct State: Sendable {
      var name = ""
      var showsMore = false
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column(spacing: 8) {
        TextField("Name", text: context.binding(\.name)).defaultFocus()
        Button("Save") { save(context.state.name) }
        Button("More") { context.update { $0.showsMore = true } }
        Button("Warn") { Task { await context.window.alert("Careful!") } }
      }
      .frame(width: 300)
      .sheet("More", isPresented: context.binding(\.showsMore)) { Text("Even more") }
    }
  }

  private func start() throws -> (TestApplication, TestHost) {
    let app = TestApplication(Writing())
    return (app, try app.window("Main"))
  }

  private func labels(_ host: TestHost) -> [String?] { host.findAll(.role(.dialog)).map(\.label) }

  @Test func `a sheet opens inside its window, and closes with its value`() throws {
    let (app, main) = try start()
    try main.tap("Add")
    #expect(app.titles == ["Main"], "There is no other window.")
    let sheet = try main.find(.role(.dialog, "New account"))
    #expect(sheet.frame.minX + sheet.frame.maxX == 600)
    #expect(abs(sheet.frame.minY + sheet.frame.maxY - 400) <= 1, "It is on whole pixels.")
    try main.type("Ada", into: "Name")
    try main.tap("Save")
    main.expect("Answer: Ada")
    #expect(labels(main).isEmpty)
  }

  @Test func `what is behind a sheet can't be used`() throws {
    let (app, main) = try start()
    try main.tap("Add")
    #expect(!(try main.find("Ask").isHittable))
    main.press(.character("t"), .control)
    main.expect("Answer: none")
    for _ in 0..<8 {
      main.press(.tab)
      let focused = try #require(app.headless.mountHost.focusedView)
      #expect(focused.isInside(app.headless.windows[0].sheets[0].view.root))
    }
    main.press(.escape)
    main.press(.character("t"), .control)
    main.expect("Answer: shortcut")
  }

  @Test func `the focus moves into a sheet and returns`() throws {
    let (_, main) = try start()
    try main.tap("Add")
    #expect(try main.find("Name").isFocused)
    main.press(.escape)
    #expect(labels(main).isEmpty)
    #expect(try main.find(.role(.button, "Add")).isFocused)
    try main.tap("Add")
    #expect(labels(main) == ["New account"], "Escape has set the value to false.")
  }

  @Test func `sheets are stacked, and close from the front`() throws {
    let (app, main) = try start()
    try main.tap("Add")
    try main.tap("More")
    #expect(labels(main) == ["New account", "More"])
    #expect(!(try main.find("Save").isHittable))
    #expect(app.headless.windows[0].sheets.count == 2)
    main.press(.escape)
    #expect(labels(main) == ["New account"])
    #expect(try main.find(.role(.button, "More")).isFocused)
    main.press(.escape)
    #expect(labels(main).isEmpty)
  }

  @Test func `two sheets that open at once are stacked`() throws {
    let (_, main) = try start()
    try main.tap("Both")
    #expect(labels(main).count == 2)
    main.press(.escape)
    #expect(labels(main).count == 1)
    main.press(.escape)
    #expect(labels(main).isEmpty)
  }

  @Test func `a sheet that closes takes those in front of it along`() throws {
    let (app, main) = try start()
    try main.tap("Add")
    try main.tap("More")
    app.quit()
    #expect(!app.isRunning)
    withExtendedLifetime(main) {}
  }

  @Test func `a sheet can refuse to close`() async throws {
    let (app, main) = try start()
    try main.tap("Add carefully")
    main.press(.escape)
    try await app.wait(forWindow: "Discard?").tap("Cancel")
    #expect(labels(main) == ["New account"])
    try await question(app) { main.press(.escape) }.tap("Discard")
    await app.wait { labels(main).isEmpty }
    #expect(labels(main).isEmpty)
  }

  @Test func `a window doesn't close while a sheet refuses`() async throws {
    let (app, main) = try start()
    try main.tap("Add carefully")
    app.close(main)
    try await app.wait(forWindow: "Discard?").tap("Cancel")
    #expect(app.titles == ["Main"] && labels(main) == ["New account"])
    try await question(app) { app.close(main) }.tap("Discard")
    await app.wait { app.titles.isEmpty }
    #expect(app.titles.isEmpty)
  }

  /// Requests something until the application asks, because it asks again only after the previous
  /// answer has reached the window, in a later turn.
  private func question(_ app: TestApplication, _ request: () -> Void) async throws -> TestHost {
    await app.wait {
      if app.titles.contains("Discard?") { return true }
      request()
      return false
    }
    return try app.window("Discard?")
  }

  @Test func `an application asks the sheets before it quits`() async throws {
    let (app, main) = try start()
    try main.tap("Add carefully")
    app.quit()
    try await app.wait(forWindow: "Discard?").tap("Cancel")
    #expect(app.isRunning && labels(main) == ["New account"])
  }

  @Test func `a window with a sheet that doesn't ask closes`() throws {
    let (app, main) = try start()
    try main.tap("Add")
    app.close(main)
    #expect(app.titles.isEmpty)
  }

  @Test func `code waits for the answer of a sheet`() async throws {
    let (app, main) = try start()
    try main.tap("Ask")
    try await main.wait(for: "Answer")
    try main.tap(.role(.button, "Answer"))
    await app.wait { main.contains("Answer: yes") }
    main.expect("Answer: yes")
    #expect(labels(main).isEmpty)
  }

  @Test func `a sheet that is closed gives no answer`() async throws {
    let (app, main) = try start()
    try main.tap("Ask")
    try await main.wait(for: "Answer")
    main.press(.escape)
    await app.wait { main.contains("Answer: nothing") }
    main.expect("Answer: nothing")
  }

  @Test func `an alert of a sheet is in front of its window`() async throws {
    let (app, main) = try start()
    try main.tap("Add")
    try main.tap("Warn")
    let alert = try await app.wait(forWindow: "Careful!")
    #expect(app.headless.windows[0].blockingWindow?.title == "Careful!")
    alert.press(.escape)
    #expect(app.titles == ["Main"])
    #expect(labels(main) == ["New account"])
    #expect(try main.find(.role(.button, "Warn")).isFocused)
  }

  @Test func `a sheet is as wide as a narrow window, and follows its size`() throws {
    let (app, main) = try start()
    try main.tap("Add")
    try main.type("Ada", into: "Name")
    #expect(try main.find(.role(.dialog)).frame.size.width == 300)
    app.headless.windows[0].resize(to: Size(width: 400, height: 300))
    app.settle()
    let frame = try main.find(.role(.dialog)).frame
    #expect(frame.minX == 0 && frame.size.width == 400 && frame.maxY == 300)
    try main.tap("Save")
    main.expect("Answer: Ada")
  }

  @Test(arguments: [Size(width: 800, height: 500), Size(width: 300, height: 200)])
  func `a sheet has its size as far as its window has room`(_ size: Size) throws {
    struct Help: App {
      var size = Size.zero
      func initialState() -> Bool { false }
      func body(_ context: Context<Bool>) -> some Component {
        Window("Main", size: Size(width: 600, height: 400)) {
          Button("Open") { context.update { $0 = true } }.overlay(alignment: .topStart) {
            if context.state { Window("Help", size: size) { Text("Help") }.role(.sheet) }
          }
        }
      }
    }
    let app = TestApplication(Help(size: size))
    try app.window("Main").tap("Open")
    let frame = try app.window("Main").find(.role(.dialog)).frame
    #expect(frame.size == Size(width: min(size.width, 552), height: min(size.height, 352)))
    #expect(frame.minX + frame.maxX == 600 && frame.minY + frame.maxY == 400)
  }

  @Test func `a sheet of the application is a dialog`() throws {
    struct Lonely: App {
      var body: some Component { Window("Alone") { Text("Here") }.role(.sheet) }
    }
    let app = TestApplication(Lonely())
    try app.window("Alone").expect("Here")
  }

  /// A sheet whose content chooses files and prints.
  private struct Exporting: App {
    struct Page: Component {
      struct State: Sendable {
        var isOpen = false
        var answers: [String] = []
      }
      func initialState() -> State { State() }

      func body(_ context: Context<State>) -> some Component {
        Column {
          Button("Export") { context.update { $0.isOpen = true } }
          Button("Choose behind") { choose(context, "behind") }
          Text("Answers: \(context.state.answers.joined(separator: ", "))")
        }
        .sheet("Export", isPresented: context.binding(\.isOpen)) {
          Choices { answer in context.update { $0.answers.append(answer) } }
        }
      }

      private func choose(_ context: Context<State>, _ name: String) {
        Task {
          let files = await context.window.chooseFiles(.file)
          context.update { $0.answers.append("\(name) \(files)") }
        }
      }
    }

    struct Choices: Component {
      let answer: @MainActor @Sendable (String) -> Void
      func body(_ context: Context<NoState>) -> some Component {
        Button("Choose") {
          Task { answer("\(await context.window.chooseFiles(.file))") }
        }
        Button("Print") {
          Task { answer("\((try? await context.window.print("Page") { Text("Page") }) ?? false)") }
        }
        Button("Close") { context.window.close() }
      }
    }

    var body: some Component {
      Window("Main", size: Size(width: 500, height: 300)) { Page() }
    }
  }

  @Test(arguments: ["Choose", "Print"])
  func `a dialog of a sheet closes with it, without an answer`(_ label: String) async throws {
    let app = TestApplication(Exporting())
    let main = try app.window("Main")
    let window = app.headless.windows[0]
    try main.tap("Export")
    try main.tap(.role(.button, label))
    await app.wait { window.fileRequest != nil || window.printRequest != nil }
    #expect(window.fileRequest != nil || window.printRequest != nil)
    try main.tap("Close")
    await app.wait { main.contains(label == "Choose" ? "Answers: []" : "Answers: false") }
    main.expect(label == "Choose" ? "Answers: []" : "Answers: false")
    #expect(window.fileRequest == nil && window.printRequest == nil)
    #expect(app.headless.printouts.isEmpty)
  }

  @Test func `a sheet that closes leaves the dialog of its window open`() async throws {
    let app = TestApplication(Exporting())
    let main = try app.window("Main")
    let window = app.headless.windows[0]
    try main.tap("Choose behind")
    await app.wait { window.fileRequest != nil }
    try main.tap("Export")
    try main.tap(.role(.button, "Close"))
    #expect(window.fileRequest != nil)
    try app.chooseFiles(["file:///a"], in: main)
    await app.wait { main.contains("Answers: behind [\"file:///a\"]") }
    main.expect("Answers: behind [\"file:///a\"]")
  }

  // MARK: - Motion

  /// The opacity of the content of the last view in the window, which is the sheet.
  private func opacity(_ window: HeadlessWindow) -> Double? {
    let root = window.view.root.subviews.last
    return root?.descendants.lazy.compactMap(\.options.alpha).first
  }

  @Test func `a sheet fades in, and fades out before it is removed`() throws {
    let (app, main) = try start()
    let window = app.headless.windows[0]
    let count = window.view.root.subviews.count
    app.headless.mountHost.settle()
    try main.find(.role(.button, "Add")).view.map { view in
      _ = withImmediateUpdates { (view as? HeadlessPressableView)?.press() }
    }
    #expect(window.sheets.count == 1)
    #expect(opacity(window) == 0, "It begins where it can't be seen.")
    app.settle()
    #expect(opacity(window) == 1)
    window.sheets[0].close()
    #expect(window.sheets.isEmpty)
    #expect(window.view.root.subviews.count == count + 1, "It can still be seen.")
    #expect(labels(main).isEmpty, "But it isn't there for anybody.")
    main.press(.character("t"), .control)
    app.settle()
    #expect(window.view.root.subviews.count == count)
    main.expect("Answer: shortcut")
  }

  @Test func `without animations, a sheet is gone at once`() throws {
    let (app, main) = try start()
    app.headless.mountHost.showsAnimations = false
    let window = app.headless.windows[0]
    let count = window.view.root.subviews.count
    try main.tap("Add")
    #expect(opacity(window) == 1)
    window.sheets[0].close()
    #expect(window.view.root.subviews.count == count)
  }

  @Test func `with reduced motion, a sheet only fades`() throws {
    let (app, main) = try start()
    app.setAppearance { $0.reducesMotion = true }
    let window = app.headless.windows[0]
    let count = window.view.root.subviews.count
    try main.tap("Add")
    window.sheets[0].close()
    #expect(window.view.root.subviews.count == count + 1)
    app.settle()
    #expect(window.view.root.subviews.count == count)
  }

  @Test func `a window that closes takes a sheet along that is still to be seen`() throws {
    let (app, main) = try start()
    try main.tap("Add")
    let window = app.headless.windows[0]
    window.sheets[0].close()
    app.close(main)
    #expect(!app.isRunning && window.view.root.subviews.isEmpty)
  }

  @Test func `a sheet opens another one although its window paints no frames`() throws {
    let (app, main) = try start()
    try main.tap("Add")
    let window = app.headless.windows[0]
    window.isSuspended = true
    try main.tap("More")
    #expect(labels(main) == ["New account"], "there may be more changes soon")
    app.headless.mountHost.advance(by: .seconds(1))
    #expect(labels(main) == ["New account", "More"])
  }

  @Test func `a sheet is visible only while its window is`() throws {
    let (app, main) = try start()
    try main.tap("Add")
    let window = app.headless.windows[0]
    let sheet = try #require(window.sheets.first)
    #expect(sheet.view.host.isVisible)
    window.isSuspended = true
    #expect(!window.view.host.isVisible && !sheet.view.host.isVisible)
    window.isSuspended = false
    #expect(window.view.host.isVisible && sheet.view.host.isVisible)
    main.press(.escape)
    app.settle()
    #expect(window.sheets.isEmpty && !sheet.view.host.isVisible)
  }

  @Test func `a popover in a sheet belongs to it`() throws {
    struct Nesting: App {
      struct Page: Component {
        struct State: Sendable {
          var (sheet, popover) = (false, false)
        }
        func initialState() -> State { State() }
        func body(_ context: Context<State>) -> some Component {
          Button("Sheet") { context.update { $0.sheet = true } }
            .sheet(isPresented: context.binding(\.sheet)) {
              Button("Popover") { context.update { $0.popover = true } }
                .popover(isPresented: context.binding(\.popover)) { Text("Deep") }
            }
        }
      }
      var body: some Component {
        Window("Main", size: Size(width: 500, height: 300)) { Page() }
      }
    }
    let main = try TestApplication(Nesting()).window("Main")
    try main.tap("Sheet")
    try main.tap("Popover")
    main.expect("Deep")
    main.press(.escape)
    #expect(!main.contains("Deep") && main.contains("Popover"))
    main.press(.escape)
    #expect(!main.contains("Popover"))
  }
}
