import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct WindowMemoryTests {
  @Test func `a window opens with the size that it had`() throws {
    let settings = HeadlessSettings()
    let first = TestApplication(Desk(), settings: settings)
    first.headless.windows[0].resize(to: Size(width: 640, height: 480))
    first.quit()
    let second = TestApplication(Desk(), settings: settings)
    #expect(try second.window("Desk").size == Size(width: 640, height: 480))
  }

  @Test func `a restored size stays when the title changes`() throws {
    let settings = HeadlessSettings(["windows.main.width": "640", "windows.main.height": "480"])
    let app = TestApplication(Desk(), settings: settings)
    try app.window("Desk").tap("Rename")
    #expect(try app.window("Renamed").size == Size(width: 640, height: 480))
  }

  @Test func `a window that the state closes is remembered, too`() throws {
    struct Panel: App {
      struct State: Sendable { var isOpen = true }
      func initialState() -> State { State() }
      func body(_ context: Context<State>) -> some Component {
        Window("Main", size: Size(width: 200, height: 100)) {
          Button("Toggle") { context.update { $0.isOpen.toggle() } }
        }
        Window(
          "Panel", id: "panel", size: Size(width: 300, height: 200),
          isOpen: context.binding(\.isOpen)
        ) { Text("Panel") }
      }
    }
    let app = TestApplication(Panel())
    app.headless.windows[1].resize(to: Size(width: 350, height: 250))
    try app.window("Main").tap("Toggle")
    #expect(app.titles == ["Main"])
    try app.window("Main").tap("Toggle")
    #expect(try app.window("Panel").size == Size(width: 350, height: 250))
  }

  @Test func `a maximized window opens maximized, and has its previous size when restored`() throws
  {
    let settings = HeadlessSettings()
    let first = TestApplication(Desk(), settings: settings)
    first.headless.windows[0].resize(to: Size(width: 640, height: 480))
    first.headless.windows[0].setMaximized(true)
    first.close(try first.window("Desk"))
    let second = TestApplication(Desk(), settings: settings)
    let window = second.headless.windows[0]
    #expect(window.placement.isMaximized && window.view.size == HeadlessWindow.screenSize)
    window.setMaximized(false)
    #expect(window.view.size == Size(width: 640, height: 480))
  }

  @Test func `a window without a name has the size of the program`() throws {
    let settings = HeadlessSettings()
    let first = TestApplication(Desk(), settings: settings)
    try first.window("Desk").tap("Travel")
    first.headless.windows[1].resize(to: Size(width: 640, height: 480))
    first.quit()
    let second = TestApplication(Desk(), settings: settings)
    try second.window("Desk").tap("Travel")
    #expect(try second.window("Travel").size == Size(width: 200, height: 100))
  }

  @Test func `a window that the user can't resize has the size of the program`() throws {
    struct Panel: App {
      var size = Size(width: 300, height: 200)
      init() {}
      init(_ size: Size) { self.size = size }
      var identifier: String? { "org.example.Panel" }
      var body: some Component {
        Window("Panel", id: "panel", size: size) { Text("Panel") }.resizable(false)
      }
    }
    let settings = HeadlessSettings()
    TestApplication(Panel(), settings: settings).quit()
    let larger = TestApplication(Panel(Size(width: 300, height: 250)), settings: settings)
    #expect(try larger.window("Panel").size == Size(width: 300, height: 250))
  }

  @Test(arguments: ["", "nan", "-5", "inf", "wide"])
  func `an unusable size is ignored`(width: String) throws {
    let settings = HeadlessSettings([
      "windows.main.width": width, "windows.main.height": "480",
    ])
    let app = HeadlessApplication(Desk(), settings: settings)
    _ = DiagnosticsRecorder.reports { app.start() }
    #expect(app.windows[0].view.size == Size(width: 400, height: 300))
  }
}
