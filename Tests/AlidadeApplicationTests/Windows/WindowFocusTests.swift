import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Each window has a keyboard focus of its own, and the active one gets the keys.
@MainActor @Suite struct WindowFocusTests {
  private struct Two: App {
    struct State: Sendable {
      var first = FocusState<Int>(nil)
      var second = FocusState<Int>(nil)
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Window("First", size: Size(width: 300, height: 200)) {
        TextField("One").focused(context.state.first, equals: 1) { focus in
          context.update { $0.first = focus }
        }
        TextField("Another").focused(context.state.first, equals: 2) { focus in
          context.update { $0.first = focus }
        }
        Text("First: \(context.state.first.field ?? 0)")
      }
      Window("Second", size: Size(width: 300, height: 200)) {
        TextField("Two").focused(context.state.second, equals: 1) { focus in
          context.update { $0.second = focus }
        }
        Text("Second: \(context.state.second.field ?? 0)")
          .shortcut("l", .control) { context.update { $0.first.field = 2 } }
      }
    }
  }

  private func start() throws -> (app: TestApplication, first: TestHost, second: TestHost) {
    let app = TestApplication(Two())
    return (app, try app.window("First"), try app.window("Second"))
  }

  @Test func `a move of the focus in another window leaves that of the active one`() throws {
    let (app, first, second) = try start()
    try second.tap(.placeholder("Two"))
    #expect(second.press("l", .control))
    first.expect("First: 2")
    second.expect("Second: 1")
    #expect(app.activeWindow === second)
    #expect(try second.find(.placeholder("Two")).isFocused)
    #expect(try !first.find(.placeholder("Another")).isFocused)
    try second.type("keys")
    #expect(try second.find(.placeholder("Two")).value == "keys")
  }

  @Test func `a window that becomes active has the focus that moved in it before`() throws {
    let (app, first, second) = try start()
    try first.tap(.placeholder("One"))
    try second.tap(.placeholder("Two"))
    second.press("l", .control)
    app.headless.windows[0].activate()
    app.settle()
    #expect(try first.find(.placeholder("Another")).isFocused)
    #expect(try !second.find(.placeholder("Two")).isFocused)
  }

  @Test func `a window keeps its focus while another one is active`() throws {
    let (app, first, second) = try start()
    try first.tap(.placeholder("One"))
    try second.tap(.placeholder("Two"))
    first.expect("First: 1")
    second.expect("Second: 1")
    app.close(second)
    #expect(app.activeWindow === first)
    #expect(try first.find(.placeholder("One")).isFocused)
    first.expect("First: 1")
  }
}
