import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct MaximizingTests {
  private struct Editor: App {
    func initialState() -> Bool { false }
    func body(_ context: Context<Bool>) -> some Component {
      Window("Editor", id: "editor", size: Size(width: 300, height: 200)) {
        Text("Maximized: \(context.state)")
        Button("Maximize") { context.update { $0 = true } }
        Button("Restore") { context.update { $0 = false } }
      }
      .maximized(Binding(context.state) { isMaximized in context.update { $0 = isMaximized } })
    }
  }

  private struct Viewer: App {
    func initialState() -> String { "Viewer" }
    func body(_ context: Context<String>) -> some Component {
      Window(context.state, id: "viewer", size: Size(width: 300, height: 200)) {
        Button("Rename") { context.update { $0 = "Renamed" } }
      }
      .maximized()
    }
  }

  @Test func `a window is maximized while the value is true`() throws {
    let app = TestApplication(Editor())
    let host = try app.window("Editor")
    let window = app.headless.windows[0]
    try host.tap("Maximize")
    #expect(window.placement.isMaximized && window.view.size == HeadlessWindow.screenSize)
    try host.tap("Restore")
    #expect(!window.placement.isMaximized && window.view.size == Size(width: 300, height: 200))
  }

  @Test func `the value follows the user`() throws {
    let app = TestApplication(Editor())
    let host = try app.window("Editor")
    app.headless.windows[0].setMaximized(true)
    app.settle()
    host.expect("Maximized: true")
    app.headless.windows[0].setMaximized(false)
    app.settle()
    host.expect("Maximized: false")
  }

  @Test func `a window that the user maximizes and restores in one frame stays restored`() throws {
    let app = TestApplication(Editor())
    let host = try app.window("Editor")
    let window = app.headless.windows[0]
    window.setMaximized(true)
    window.setMaximized(false)
    app.settle()
    host.expect("Maximized: false")
    #expect(!window.placement.isMaximized)
  }

  /// An application whose windows ignore changes of their state, but note them.
  private struct Recording: App {
    @MainActor final class Log {
      var states: [Bool] = []
      nonisolated init() {}
    }
    var log = Log()

    var body: some Component {
      Window("Recording", size: Size(width: 300, height: 200)) { Text("Content") }
        .maximized(Binding(false) { [log] state in log.states.append(state) })
        .fullScreen(Binding(false) { [log] state in log.states.append(state) })
    }
  }

  @Test func `each change by the user is reported once, whatever the value is`() {
    let log = Recording.Log()
    let app = TestApplication(Recording(log: log))
    let window = app.headless.windows[0]
    for state in [true, true, false] { window.setMaximized(state) }
    #expect(log.states == [true, false])
    for state in [true, true, false] { window.setFullScreen(state) }
    #expect(log.states == [true, false, true, false])
  }

  @Test func `the value counts, not what is remembered`() throws {
    let settings = HeadlessSettings()
    let first = TestApplication(Editor(), settings: settings)
    first.headless.windows[0].setMaximized(true)
    first.quit()
    let second = TestApplication(Editor(), settings: settings)
    #expect(!second.headless.windows[0].placement.isMaximized)
  }

  @Test func `the user can't resize a maximized window, nor change a closed one`() {
    let app = TestApplication(Viewer())
    let window = app.headless.windows[0]
    window.resize(to: Size(width: 500, height: 400))
    window.setMaximized(false)
    #expect(window.view.size == Size(width: 300, height: 200))
    window.close()
    window.resize(to: Size(width: 500, height: 400))
    window.setMaximized(true)
    window.setFullScreen(true)
    #expect(window.placement == WindowPlacement(size: Size(width: 300, height: 200)))
  }

  @Test func `without a binding, a change of the window leaves it as the user made it`() throws {
    let app = TestApplication(Viewer())
    let window = app.headless.windows[0]
    #expect(window.placement.isMaximized)
    window.setMaximized(false)
    try app.window("Viewer").tap("Rename")
    #expect(!window.placement.isMaximized && app.titles == ["Renamed"])
  }
}
