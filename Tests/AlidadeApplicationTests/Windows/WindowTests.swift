import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct WindowTests {
  @Test func `an application opens the windows that its body contains`() throws {
    let app = TestApplication(Desk())
    #expect(app.titles == ["Desk"])
    let window = try app.window("Desk")
    #expect(window.size == Size(width: 400, height: 300))
    #expect(app.activeWindow === window)
  }

  @Test func `a window opens and closes with the state`() throws {
    let app = TestApplication(Desk())
    let main = try app.window("Desk")
    try main.tap("Shopping")
    try main.tap("Travel")
    #expect(app.titles == ["Desk", "Shopping", "Travel"])
    try main.tap("Forget")
    #expect(app.titles == ["Desk"])
  }

  @Test func `the title follows the state`() throws {
    let app = TestApplication(Desk())
    try app.window("Desk").tap("Rename")
    #expect(app.titles == ["Renamed"])
  }

  @Test func `a window keeps its state when others close`() throws {
    let app = TestApplication(Desk())
    let main = try app.window("Desk")
    try main.tap("Shopping")
    try main.tap("Travel")
    try app.window("Travel").tap("Edit")
    app.close(try app.window("Shopping"))
    #expect(app.titles == ["Desk", "Travel"])
    try app.window("Travel").expect("Travel, 1 edits")
  }

  @Test func `a window that the user closes is closed in the state, and opens again`() throws {
    let app = TestApplication(Desk())
    let main = try app.window("Desk")
    try main.tap("Preferences")
    app.close(try app.window("Preferences"))
    #expect(app.titles == ["Desk"])
    try main.tap("Preferences")
    #expect(app.titles == ["Desk", "Preferences"])
  }

  @Test func `a window without a size is as large as its content`() throws {
    let app = TestApplication(Desk())
    try app.window("Desk").tap("Preferences")
    let window = try app.window("Preferences")
    let text = try window.find("Font size")
    #expect(window.size.height == text.frame.size.height + 40)
  }

  @Test func `the content of a window closes it`() throws {
    let app = TestApplication(Desk())
    try app.window("Desk").tap("Travel")
    try app.window("Travel").tap("Close")
    #expect(app.titles == ["Desk"])
  }

  /// A reference to a window that the content of the window has stored.
  @MainActor private final class StoredReference {
    var window: WindowReference?
    nonisolated init() {}
  }

  /// A component that stores a reference to its window.
  private struct Storing: Component {
    let reference: StoredReference
    func body(_ context: Context<NoState>) -> some Component {
      Button("Store") { reference.window = context.window }
    }
  }

  private struct Reopening: App {
    let reference: StoredReference
    init() { reference = StoredReference() }
    init(reference: StoredReference) { self.reference = reference }

    func initialState() -> Bool { true }
    func body(_ context: Context<Bool>) -> some Component {
      Window("Main", size: Size(width: 200, height: 100)) {
        Button("Open") { context.update { $0 = true } }
      }
      Window("Note", isOpen: context.binding(\.self)) { Storing(reference: reference) }
    }
  }

  @Test func `a stored reference knows whether its window is open`() throws {
    let reference = StoredReference()
    let app = TestApplication(Reopening(reference: reference))
    try app.window("Note").tap("Store")
    let first = try #require(reference.window)
    #expect(first.isOpen)
    app.close(try app.window("Note"))
    #expect(!first.isOpen)
    try app.window("Main").tap("Open")
    #expect(!first.isOpen, "Another window has opened.")
    try app.window("Note").tap("Store")
    let second = try #require(reference.window)
    #expect(second.isOpen && second != first)
    second.close()
    #expect(!second.isOpen)
    app.settle()
    #expect(app.titles == ["Main"])
  }

  @Test func `a hosting view isn't an open window`() throws {
    let reference = StoredReference()
    let host = TestHost { Storing(reference: reference) }
    try host.tap("Store")
    #expect(reference.window?.isOpen == false)
  }

  @Test func `windows share the environment and the messages of the application`() throws {
    struct Themed: App {
      struct State: Sendable { var theme = "light" }
      func initialState() -> State { State() }
      func body(_ context: Context<State>) -> some Component {
        Window("One", size: Size(width: 200, height: 200)) {
          ThemeName()
          Button("Dark") { context.update { $0.theme = "dark" } }
        }
        .environment(Theme.self, context.state.theme)
      }
    }
    let app = TestApplication(Themed())
    let window = try app.window("One")
    window.expect("light")
    try window.tap("Dark")
    window.expect("dark")
  }

  @Test func `a component outside of all windows is reported`() {
    struct Bare: App {
      var body: some Component {
        Text("Nobody sees this")
        Window("One", size: Size(width: 200, height: 200)) { Text("Seen") }
      }
    }
    TestApplication.expectDiagnostic("outside of its windows", starting: Bare())
  }

  @Test func `a window outside of an application is reported and left out`() {
    let host = TestHost { Text("Content") }
    host.expectDiagnostic("outside of an application") {
      host.update {
        Text("Content").overlay(alignment: .topStart) { Window("Lost") { Text("Never seen") } }
      }
    }
    host.expect("Content")
  }

  @Test func `a window becomes full screen with its state, which follows the user`() throws {
    let app = TestApplication(Film())
    let window = try #require(app.headless.windows.first)
    let host = try app.window("Film")
    try host.tap("Full screen")
    #expect(window.placement.isFullScreen)
    #expect(host.size == HeadlessWindow.screenSize)
    window.setFullScreen(false)
    app.settle()
    host.expect("windowed")
    #expect(host.size == Size(width: 300, height: 200))
  }

  @Test func `nothing of a closed application stays alive`() throws {
    try expectNoLeaks { _ in
      let app = TestApplication(Desk())
      try app.window("Desk").tap("Travel")
      app.quit()
      #expect(!app.isRunning)
    }
  }

  /// A page that opens a window, beside a page that doesn't.
  private struct Pages: Component {
    struct State: Sendable {
      var page = 0
      var count = 0
      var isOpen = false
    }
    func initialState() -> State { State() }
    func body(_ context: Context<State>) -> some Component {
      TabView("Pages", selection: context.binding(\.page)) {
        Tab("First", value: 0) {
          Column {
            Button("Open") { context.update { $0.isOpen = true } }
            if context.state.isOpen {
              Window("Counter", size: Size(width: 200, height: 100)) {
                Text("Count \(context.state.count)")
                Button("More") { context.update { $0.count += 1 } }
                Button("Done") { context.update { $0.isOpen = false } }
              }
            }
          }
        }
        Tab("Second", value: 1) { Text("Nothing") }
      }
    }
  }

  private struct PagesApp: App {
    var body: some Component { Window("Pages", size: Size(width: 300, height: 200)) { Pages() } }
  }

  @Test func `a window follows the state while the page that opened it isn't shown`() throws {
    let app = TestApplication(PagesApp())
    let main = try app.window("Pages")
    try main.tap("Open")
    let counter = try app.window("Counter")
    try counter.tap("More")
    counter.expect("Count 1")
    try main.tap("Second")
    main.expect("Nothing")
    try counter.tap("More")
    counter.expect("Count 2")
    try counter.tap("Done")
    #expect(app.titles == ["Pages"])
  }
}

private enum Theme: EnvironmentKey { static let defaultValue = "none" }

private struct ThemeName: Component {
  func body(_ context: Context<NoState>) -> some Component {
    Text(context.environment(Theme.self))
  }
}

private struct Film: App {
  struct State: Sendable { var isFullScreen = false }
  func initialState() -> State { State() }
  func body(_ context: Context<State>) -> some Component {
    Window("Film", size: Size(width: 300, height: 200)) {
      Text(context.state.isFullScreen ? "full screen" : "windowed")
      Button("Full screen") { context.update { $0.isFullScreen = true } }
    }
    .fullScreen(context.binding(\.isFullScreen))
  }
}
