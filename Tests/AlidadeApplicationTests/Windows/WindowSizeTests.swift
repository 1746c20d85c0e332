import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct WindowSizeTests {
  private struct Fixed: App {
    func body(_ context: Context<NoState>) -> some Component {
      Window("Fixed", size: Size(width: 300, height: 200)) { Text("text") }.resizable(false)
    }
  }

  @Test func `the user can't change the size of a window that isn't resizable`() throws {
    let app = TestApplication(Fixed())
    let window = try #require(app.headless.activeWindow)
    window.resize(to: Size(width: 500, height: 400))
    window.setMaximized(true)
    window.setFullScreen(true)
    #expect(try app.window("Fixed").size == Size(width: 300, height: 200))
    #expect(!window.placement.isMaximized && !window.placement.isFullScreen)
  }

  private struct Two: App {
    struct State: Sendable { var first: WindowReference? }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Window("First", size: Size(width: 300, height: 200)) {
        Owner { reference in context.update { $0.first = reference } }
      }
      Window("Second", size: Size(width: 300, height: 200)) {
        Button("Show first") { context.state.first?.bringToFront() }
      }
    }
  }

  private struct Owner: Component {
    let pass: @MainActor @Sendable (WindowReference) -> Void

    func body(_ context: Context<NoState>) -> some Component {
      Button("Pass") { pass(context.window) }
    }
  }

  @Test func `code brings a window to the front`() throws {
    let app = TestApplication(Two())
    try app.window("First").tap("Pass")
    let second = try app.window("Second")
    try second.tap("Show first")
    #expect(app.headless.activeWindow?.configuration.title == "First")
  }
}
