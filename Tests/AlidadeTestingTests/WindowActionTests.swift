import Alidade
import AlidadeTesting
import Testing

/// A user can't use what a popover or a modal window keeps from input, so a test can't either.
@MainActor @Suite struct WindowActionTests {
  private struct Form: Component {
    struct State: Sendable {
      var (isOpen, isQuiet, name, color) = (false, false, "", "Red" as String?)
      var dropped = "nothing"
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column {
        TextField("Name", text: context.binding(\.name))
        Toggle("Quiet", isOn: context.binding(\.isQuiet))
        Picker(
          "Color", selection: context.state.color,
          choices: [PickerOption("Red", "Red"), PickerOption("Blue", "Blue")]
        ) { color in
          context.update { $0.color = color }
        }
        Text("card").draggable(.text("card"))
        Text("target").dropTarget { drop in
          if case .dropped = drop { context.update { $0.dropped = "card" } }
        }
        Text("\(context.state.dropped) was dropped")
        Button("Open") { context.update { $0.isOpen = true } }
          .popover(isPresented: context.binding(\.isOpen)) { TextField("Inside") }
      }
    }
  }

  private func openForm() throws -> TestHost {
    let app = TestHost { Form() }
    try app.type("Ada", into: "Name")
    try app.tap("Open")
    #expect(app.contains(.role(.dialog)))
    return app
  }

  @Test(arguments: 0..<4)
  func `a control outside a popover can't be used before the popover is closed`(
    _ action: Int
  ) throws {
    let app = try openForm()
    let act = {
      switch action {
      case 0: try app.set("Quiet", to: true)
      case 1: try app.choose("Blue", in: "Color")
      case 2: try app.type("x", into: "Name")
      default: try app.clear("Name")
      }
    }
    #expect(failures(act).first?.contains("has closed a popover") == true)
    #expect(!app.contains(.role(.dialog)), "The press has closed it.")
    #expect(try app.find(.role(.toggle, "Quiet")).value == false)
    #expect(try app.find(.role(.textBox)).value == "Ada")
    #expect(failures(act).isEmpty)
  }

  @Test func `a drag outside a popover closes it and drops nothing`() throws {
    let app = try openForm()
    try app.drag("card", to: "target")
    #expect(!app.contains(.role(.dialog)))
    app.expect("nothing was dropped")
    try app.drag("card", to: "target")
    app.expect("card was dropped")
  }

  @Test func `a field in a popover is typed into`() throws {
    let app = try openForm()
    try app.type("x", into: "Inside")
    #expect(app.contains(.role(.dialog)))
  }

  private struct Saving: App {
    var log = EventLog()

    func initialState() -> Bool { false }

    func body(_ context: Context<Bool>) -> some Component {
      Window("Main", size: Size(width: 300, height: 200)) {
        TextField("Name").shortcut("s", .control) { log.record("save") }
        Button("Ask") { context.update { $0 = true } }
          .alert(
            "Sure?", isPresented: context.binding(\.self), buttons: [AlertButton<Int>.cancel()]
          ) { _ in }
      }
      Window("Other", size: Size(width: 300, height: 200)) { TextField("Other name") }
    }
  }

  @Test func `keys don't reach a window behind an alert`() throws {
    let log = EventLog()
    let app = TestApplication(Saving(log: log))
    let main = try app.window("Main")
    try main.tap("Name")
    try main.tap("Ask")
    let message = failures { main.press("s", .control) }.first ?? ""
    #expect(message.contains("\"Main\" can't be used while \"Sure?\" is open in front of it."))
    #expect(failures { try main.type("x") }.first?.contains("can't be used while") == true)
    #expect(log.take() == [])
    try app.window("Sure?").press(.escape)
    #expect(main.press("s", .control))
    #expect(log.take() == ["save"])
  }

  @Test func `an action makes its window the active one, but the pointer and the wheel don't`()
    throws
  {
    let app = TestApplication(Saving())
    let (main, other) = (try app.window("Main"), try app.window("Other"))
    #expect(app.activeWindow === other)
    try main.hover("Ask")
    #expect(app.activeWindow === other)
    #expect(main.press("s", .control))
    #expect(app.activeWindow === main)
    try other.type("Bea", into: "Other name")
    #expect(app.activeWindow === other)
  }

  @Test func `text goes to a field of the window, not to that of another window`() throws {
    let app = TestApplication(Saving())
    try app.window("Other").tap("Other name")
    let message = failures { try app.window("Main").type("x") }.first ?? ""
    #expect(message.contains("No text field has the keyboard focus."))
  }
}
