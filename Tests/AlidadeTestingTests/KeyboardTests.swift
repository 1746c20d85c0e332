import Alidade
import AlidadeTesting
import Testing

@MainActor @Suite struct KeyboardTests {
  @Test func `keys edit the field with the focus`() throws {
    let app = TestHost { ToDoList() }
    try app.tap(.placeholder("New item"))
    try app.type("Milk")
    app.press(.backspace)
    app.press(.character("t"))
    app.press(.home)
    app.press(.delete)
    #expect(try app.find(.placeholder("New item")).value == "ilt")
    app.press(.undo)
    #expect(try app.find(.placeholder("New item")).value == "Milt")
  }

  @Test func `Tab moves the focus, and Space presses a button`() throws {
    let app = TestHost { ToDoList(names: ["Milk"]) }
    app.press(.tab)
    #expect(try app.find(.placeholder("New item")).isFocused)
    app.press(.tab)
    #expect(try app.find("Delete").isFocused)
    app.press(.tab, .shift)
    #expect(try app.find(.placeholder("New item")).isFocused)
    app.press(.tab)
    #expect(app.press(.space))
    app.expectNone("Milk")
  }

  @Test func `shortcuts work without a focus, and unused keys say so`() {
    let log = EventLog()
    let app = TestHost { Text("a").shortcut(.character("s"), .control) { log.record("save") } }
    #expect(app.press(.character("s"), .control))
    #expect(!app.press(.escape))
    #expect(log.entries == ["save"])
  }

  @Test func `a captured key doesn't reach the field or the control with the focus`() throws {
    let log = EventLog()
    let app = TestHost {
      Column {
        TextField("Name", text: Binding("Ann") { _ in log.record("edited") })
        CheckBox("Accept", isOn: Binding(false) { _ in log.record("checked") })
      }
      .onKeyPress(.backspace, phase: .capture) {
        log.record("backspace")
        return true
      }
      .onKeyPress(.space, phase: .capture) {
        log.record("space")
        return true
      }
    }
    app.press(.tab)
    #expect(app.press(.backspace))
    #expect(app.press(.space))
    #expect(log.take() == ["backspace", "space"])
    app.press(.tab)
    #expect(app.press(.space))
    #expect(log.take() == ["space"])
  }

  @Test func `letters are typed as they are`() throws {
    let app = TestHost { ToDoList() }
    try app.tap(.placeholder("New item"))
    app.press(.character("M"))
    app.press(.character("i"))
    #expect(try app.find(.placeholder("New item")).value == "Mi")
  }

  @Test func `typing without a field in focus fails`() {
    let app = TestHost { Text("a") }
    #expect(failures { try app.type("x") }.first?.contains("No text field has the") == true)
  }

  private struct Adder: Component {
    struct State: Sendable { var (text, added) = ("", [] as [String]) }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column {
        TextField("Item", text: context.binding(\.text)).onSubmit {
          context.update {
            $0.added.append($0.text)
            $0.text = ""
          }
        }
        Text("Added: \(context.state.added.joined(separator: ", "))")
      }
    }
  }

  @Test func `a line feed submits a field with a single line`() throws {
    let app = TestHost { Adder() }
    try app.type("Milk\nBread\nE", into: "Item")
    app.expect("Added: Milk, Bread")
    #expect(try app.find(.placeholder("Item")).value == "E")
  }

  private struct Numbers: Component {
    struct State: Sendable { var (volume, copies, isBold) = (50.0, 5.0, false) }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Column {
        Slider("Volume", value: context.state.volume, in: 0...100, step: 1) { volume in
          context.update { $0.volume = volume }
        }
        Stepper("Copies", value: context.state.copies, in: 0...50, pageStep: 10) { copies in
          context.update { $0.copies = copies }
        }
        ToggleButton("Bold", isOn: context.state.isBold) { isBold in
          context.update { $0.isBold = isBold }
        }
        Text("\(context.state.volume), \(context.state.copies), \(context.state.isBold)")
      }
    }
  }

  @Test func `a slider uses Home and End, and a stepper has a caret that keys move`() {
    let app = TestHost { Numbers() }
    app.press(.tab)
    #expect(app.press(.home))
    app.expect("0.0, 5.0, false")
    #expect(app.press(.end))
    app.expect("100.0, 5.0, false")
    app.press(.tab)
    for key in [Key.left, .right, .home, .end] { #expect(app.press(key)) }
    app.expect("100.0, 5.0, false")
    #expect(app.press(.pageUp))
    app.expect("100.0, 15.0, false")
    #expect(app.press(.down))
    app.expect("100.0, 14.0, false")
  }

  @Test func `Return presses a toggle button`() {
    let log = EventLog()
    let app = TestHost {
      Numbers().onKeyPress(.enter) { log.record("enter") }
    }
    for _ in 0..<3 { app.press(.tab) }
    #expect(app.press(.enter))
    app.expect("50.0, 5.0, true")
    #expect(log.entries == [])
  }
}
