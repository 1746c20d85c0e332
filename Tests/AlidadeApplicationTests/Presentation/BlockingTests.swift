import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Sheets and windows that block the content of a window.
@MainActor @Suite struct BlockingTests {
  /// A page with a popover, a sheet in front of which another one opens, and an alert.
  private struct Page: Component {
    struct State: Sendable {
      var (popover, inner, sheet, upper, other, alert) = (false, false, false, false, false, false)
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column(alignment: .start) {
        Button("Popover") { context.update { $0.popover = true } }
          .popover(isPresented: context.binding(\.popover)) {
            Column {
              Button("Sheet and popover") { context.update { $0.sheet = true } }
              Button("Alert and popover") { context.update { $0.alert = true } }
              Button("Inner sheet") { context.update { $0.inner = true } }
            }
            .sheet("Inner", isPresented: context.binding(\.inner)) { Button("In the inner") {} }
          }
        Button("Sheet") { context.update { $0.sheet = true } }
        Text(context.state.popover ? "popover is open" : "popover is closed")
        Text(context.state.upper ? "upper is open" : "upper is closed")
      }
      .shortcut("l", .control) { context.update { $0.sheet = false } }
      .alert("Alert", isPresented: context.binding(\.alert), buttons: [AlertButton<Int>.cancel()]) {
        _ in
      }
      .sheet("Lower", isPresented: context.binding(\.sheet)) {
        Column {
          Button("Upper") { context.update { $0.upper = true } }
          Button("Other") { context.update { $0.other = true } }
        }
        .sheet("Upper", isPresented: context.binding(\.upper)) {
          Button("Close both") { context.update { $0.sheet = false } }
        }
      }
      .sheet("Other", isPresented: context.binding(\.other)) {
        Button("Close the lower") { context.update { $0.sheet = false } }
      }
    }
  }

  private struct Blocked: App {
    var body: some Component {
      Window("Main", size: Size(width: 600, height: 400)) { Page() }
    }
  }

  private func start() throws -> (TestApplication, TestHost) {
    let app = TestApplication(Blocked())
    return (app, try app.window("Main"))
  }

  private func labels(_ host: TestHost) -> [String?] {
    host.findAll(.role(.dialog)).map(\.label).filter { $0 != nil }
  }

  @Test func `a popover closes when a sheet opens over it`() throws {
    let (_, main) = try start()
    try main.tap("Popover")
    try main.tap("Sheet and popover")
    main.expect("popover is closed")
    #expect(labels(main) == ["Lower"])
    main.press(.escape)
    #expect(labels(main).isEmpty)
    #expect(try main.find(.role(.button, "Popover")).isFocused, "The focus was there at first.")
  }

  @Test func `a popover closes when a modal window blocks it`() throws {
    let (app, main) = try start()
    try main.tap("Popover")
    try main.tap("Alert and popover")
    main.expect("popover is closed")
    #expect(app.titles == ["Main", "Alert"])
  }

  @Test func `a popover stays with a sheet that belongs to its content`() throws {
    let (_, main) = try start()
    try main.tap("Popover")
    try main.tap("Inner sheet")
    #expect(labels(main) == ["Inner"])
    main.expect("popover is open")
  }

  @Test func `a sheet that closes takes along those in its content at once, and the focus returns`()
    throws
  {
    let (app, main) = try start()
    let window = app.headless.windows[0]
    try main.tap("Sheet")
    try main.tap(.role(.button, "Upper"))
    #expect(window.sheets.count == 2)
    let button = try #require(
      try main.find(.role(.button, "Close both")).view as? HeadlessPressableView)
    withImmediateUpdates { _ = button.press() }
    #expect(window.sheets.isEmpty, "Neither can be used while they disappear.")
    #expect(try main.find(.role(.button, "Sheet")).isFocused)
    main.settle()
    #expect(try main.find(.role(.button, "Sheet")).isFocused)
    main.expect("upper is open")
  }

  @Test func `a sheet whose window closes it takes along those in its content at once`() throws {
    let (app, main) = try start()
    let window = app.headless.windows[0]
    try main.tap("Sheet")
    try main.tap(.role(.button, "Upper"))
    window.sheets[0].close()
    #expect(window.sheets.isEmpty)
    main.settle()
    #expect(try main.find(.role(.button, "Sheet")).isFocused)
  }

  @Test func `the focus goes back past a sheet that has closed before`() throws {
    let (app, main) = try start()
    try main.tap("Sheet")
    try main.tap("Other")
    try main.tap("Close the lower")
    #expect(labels(main) == ["Other"])
    #expect(app.headless.windows[0].sheets.count == 1)
    main.press(.escape)
    #expect(labels(main).isEmpty)
    #expect(try main.find(.role(.button, "Sheet")).isFocused)
  }
}
