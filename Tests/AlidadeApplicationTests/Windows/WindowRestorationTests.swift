import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

extension Setting where Value == [String] {
  fileprivate static let openDocuments = Setting("session.documents", default: [])
}

@MainActor @Suite struct WindowRestorationTests {
  /// A document with a window of its own.
  private enum Document: Hashable {
    case note(String)
    case sheet(number: Int)

    init?(_ text: String) {
      let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
      switch (parts.first, parts.last) {
      case ("note", let title?) where parts.count == 2: self = .note(title)
      case ("sheet", let number?):
        guard let number = Int(number) else { return nil }
        self = .sheet(number: number)
      default: return nil
      }
    }

    var title: String {
      switch self {
      case .note(let title): title
      case .sheet(let number): "Sheet \(number)"
      }
    }
  }

  private struct Office: App {
    var asks = false
    init() {}
    init(asks: Bool) { self.asks = asks }

    func body(_ context: Context<NoState>) -> some Component {
      Window("Office", id: "main", size: Size(width: 300, height: 200)) {
        for text in ["note Travel", "note Shopping", "sheet 7"] {
          Button(text) { open([text], context) }
        }
      }
      .onOpen { open($0, context) }
      ForEach(context.setting(.openDocuments), id: \.self) { text in
        if let document = Document(text) { window(document, text, context) }
      }
    }

    private func open(_ texts: [String], _ context: Context<NoState>) {
      for text in texts {
        context.update(.openDocuments) { open in
          if !open.contains(text) { open.append(text) }
        }
      }
    }

    private func window(
      _ document: Document, _ text: String, _ context: Context<NoState>
    ) -> Window {
      let window = Window(document.title, id: text, size: Size(width: 200, height: 100)) {
        Pages(path: Setting("pages.\(text)", default: []))
      }
      .onClose { context.update(.openDocuments) { open in open.removeAll { $0 == text } } }
      return asks ? window.onCloseRequest { _ in false } : window
    }
  }

  private struct Pages: Component {
    let path: Setting<[Int]>

    func body(_ context: Context<NoState>) -> some Component {
      NavigationStack(path: context.binding(path)) {
        PageContent(number: 0)
      } page: { (number: Int) in
        PageContent(number: number)
      }
    }
  }

  private struct PageContent: Component {
    let number: Int

    func body(_ context: Context<NoState>) -> some Component {
      Text("Page \(number)")
      Button("Next") { context.navigation.push(number + 1) }
    }
  }

  private let settings = HeadlessSettings()

  private func start() -> TestApplication { TestApplication(Office(), settings: settings) }

  @Test func `windows that were open open again, in the order in which they were opened`() throws {
    let first = start()
    for text in ["sheet 7", "note Travel", "note Shopping", "note Travel"] {
      try first.window("Office").tap(.role(.button, text))
    }
    #expect(first.titles == ["Office", "Sheet 7", "Travel", "Shopping"])
    first.close(try first.window("Travel"))
    first.quit()
    let second = start()
    #expect(second.titles == ["Office", "Sheet 7", "Shopping"])
    try second.window("Office").tap(.role(.button, "note Travel"))
    second.quit()
    #expect(start().titles == ["Office", "Sheet 7", "Shopping", "Travel"])
  }

  @Test func `each window has the size and the pages that it had`() throws {
    let first = start()
    for text in ["note Travel", "note Shopping"] {
      try first.window("Office").tap(.role(.button, text))
    }
    first.headless.windows[1].resize(to: Size(width: 320, height: 240))
    first.headless.windows[2].setMaximized(true)
    let travel = try first.window("Travel")
    try travel.tap("Next")
    try travel.tap("Next")
    travel.expect("Page 2")
    first.quit()
    let second = start()
    #expect(try second.window("Travel").size == Size(width: 320, height: 240))
    #expect(second.headless.windows[2].placement.isMaximized)
    try second.window("Travel").expect("Page 2")
    try second.window("Shopping").expect("Page 0")
  }

  @Test func `several files that are opened at once are all remembered`() {
    let first = start()
    first.open(["note a", "note b", "note c"])
    first.quit()
    #expect(start().titles == ["Office", "a", "b", "c"])
  }

  @Test func `a program that didn't quit has its windows again`() throws {
    let first = start()
    try first.window("Office").tap(.role(.button, "sheet 7"))
    #expect(start().titles == ["Office", "Sheet 7"])
    #expect(first.isRunning)
  }

  @Test func `a refusal to quit forgets no window`() async throws {
    let first = TestApplication(Office(asks: true), settings: settings)
    try first.window("Office").tap(.role(.button, "sheet 7"))
    first.quit()
    for _ in 0..<20 { await Task.yield() }
    first.settle()
    #expect(first.isRunning && settings.texts["session.documents"] == "sheet 7;")
  }

  @Test func `kinds of windows that are gone and unreadable values are skipped, and not lost`()
    throws
  {
    let stored = HeadlessSettings([
      "session.documents": "chart 3;note Travel;;sheet seven;note ;sheet 7;"
    ])
    let app = TestApplication(Office(), settings: stored)
    #expect(app.titles == ["Office", "Travel", "Sheet 7"])
    app.close(try app.window("Travel"))
    app.quit()
    #expect(stored.texts["session.documents"] == "chart 3;;sheet seven;note ;sheet 7;")
  }

  @Test func `a list that can't be read as a whole is reported, and no window opens`() {
    let stored = HeadlessSettings(["session.documents": "note Travel\\"])
    let app = HeadlessApplication(Office(), settings: stored)
    let reports = DiagnosticsRecorder.reports {
      app.start()
      app.mountHost.settle()
    }
    #expect(reports.map(\.summary) == ["A stored setting has an unusable value."])
    #expect(app.windows.map(\.title) == ["Office"])
  }
}
