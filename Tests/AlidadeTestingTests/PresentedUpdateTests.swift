import Alidade
import AlidadeTesting
import Testing

/// The work in popovers and sheets counts like that in the content of their window.
@MainActor @Suite struct PresentedUpdateTests {
  private struct Counter: Component {
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      Button("Count \(context.state)") { context.update { $0 += 1 } }
    }
  }

  private struct Opener: Component {
    struct State: Sendable { var (popover, sheet) = (false, false) }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column {
        Button("Popover") { context.update { $0.popover = true } }
          .popover(isPresented: context.binding(\.popover)) { Counter() }
        Button("Sheet") { context.update { $0.sheet = true } }
          .sheet("Sheet", isPresented: context.binding(\.sheet)) { Counter() }
      }
    }
  }

  private struct Desktop: App {
    var body: some Component {
      Window("Main", size: Size(width: 400, height: 300)) { Opener() }
    }
  }

  @Test(arguments: ["Popover", "Sheet"])
  func `what is rebuilt in a popover or a sheet is recorded`(_ name: String) throws {
    let app = TestApplication(Desktop())
    let main = try app.window("Main")
    try main.tap(.role(.button, name))
    let updates = try main.updates { try main.tap("Count 0") }
    main.expect("Count 1")
    #expect(updates.reasons["Counter"] == [.state])
    #expect(updates.componentsBuilt > 0)
    #expect(updates.mounting.viewsCreated == 0)
    #expect(updates.mounting.nativeOperations > 0)
    let nothing = main.updates { main.settle() }
    #expect(nothing.componentsBuilt == 0 && nothing.rebuilds.isEmpty)
  }

  @Test func `the content of a popover that opens or closes counts`() throws {
    let main = try TestApplication(Desktop()).window("Main")
    let opening = try main.updates { try main.tap("Popover") }
    #expect(opening.mounting.viewsCreated > 0)
    let closing = main.updates { main.press(.escape) }
    #expect(closing.mounting.viewsCreated == 0)
    #expect(!main.contains("Count 0"))
  }
}
