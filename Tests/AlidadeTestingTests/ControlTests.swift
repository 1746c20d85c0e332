import Alidade
import AlidadeTesting
import Testing

@MainActor @Suite struct ControlTests {
  private struct Settings: Component {
    struct State {
      var isQuiet = false
      var accepts = false
      var volume = 0.5
      var copies = 1.0
      var color: String? = "Red"
      var chosen = "nothing"
      var day: CalendarDate
    }
    func initialState() -> State { State(day: day) }

    let day: CalendarDate

    func body(_ context: Context<State>) -> some Component {
      Toggle("Quiet", isOn: context.binding(\.isQuiet))
      CheckBox("Accept", isOn: context.binding(\.accepts))
      Slider("Volume", value: context.state.volume, step: 0.1) { volume in
        context.update { $0.volume = volume }
      }
      Picker(
        "Color", selection: context.state.color,
        choices: [PickerOption("Red", "Red"), PickerOption("Blue", "Blue")]
      ) { color in
        context.update { $0.color = color }
      }
      Menu("File") {
        MenuItem("Open") { context.update { $0.chosen = "Open" } }
        MenuItem("Save", isEnabled: false) { context.update { $0.chosen = "Save" } }
      }
      Text("card").contextMenu { MenuItem("Copy") { context.update { $0.chosen = "Copy" } } }
      DatePicker("Day", date: context.state.day) { day in
        context.update { $0.day = day }
      }
      Text("chosen: \(context.state.chosen)")
      Text("day: \(context.state.day)")
    }
  }

  private let app: TestHost

  init() throws {
    let day = try #require(CalendarDate(year: 2024, month: 2, day: 29))
    app = TestHost { Settings(day: day) }
  }

  @Test func `a switch is set, or flipped by its label`() throws {
    try app.tap("Quiet")
    #expect(try app.find(.role(.toggle, "Quiet")).value == true)
    try app.set("Quiet", to: true)
    #expect(try app.find(.role(.toggle, "Quiet")).value == true)
    try app.set("Quiet", to: false)
    #expect(try app.find(.role(.toggle, "Quiet")).value == false)
    try app.set("Accept", to: true)
    #expect(try app.find(.role(.checkbox)).value == "on")
  }

  @Test func `the title of a switch stands for the switch`() throws {
    let title = try app.find(.text("Quiet"))
    try title.tap()
    #expect(try app.find(.role(.toggle, "Quiet")).value == true)
    try app.set(title, to: false)
    #expect(try app.find(.role(.toggle, "Quiet")).value == false)
    try app.tap(.component(Toggle.self))
    #expect(try app.find(.role(.toggle, "Quiet")).value == true)
    let row = TestHost { Column { Toggle("Quiet", isOn: false) { _ in } }.key("row") }
    try row.tap(.key("row"))
  }

  @Test func `a tap on a switch moves the focus to it, and two taps flip it twice`() throws {
    try app.tap("Quiet")
    #expect(try app.find(.role(.toggle, "Quiet")).isFocused)
    try app.tap("Accept", count: 2)
    #expect(try app.find(.role(.checkbox)).isFocused)
    #expect(try app.find(.role(.checkbox)).value == "off")
  }

  @Test func `a slider takes a number`() throws {
    try app.set("Volume", to: 0.8)
    #expect(try app.find(.role(.slider)).value == 0.8)
    app.press(.tab)
    #expect(failures { try app.set("Quiet", to: 0.5) }.first?.contains("slider or stepper") == true)
  }

  @Test func `options and menu items are chosen by their texts`() throws {
    try app.choose("Blue", in: "Color")
    #expect(try app.find(.role(.comboBox)).text == "Blue")
    try app.choose("Open", in: "File")
    app.expect("chosen: Open")
    try app.choose("Copy", in: "card")
    app.expect("chosen: Copy")
    #expect(
      failures { try app.choose("Green", in: "Color") }.first?
        .contains("There is no choice \"Green\"; the choices are \"Red\", \"Blue\".") == true)
    #expect(failures { try app.choose("Save", in: "File") }.first?.contains("disabled") == true)
  }

  @Test func `a date is selected`() throws {
    try app.set("Day", to: #require(CalendarDate(year: 2025, month: 1, day: 2)))
    app.expect(.textContaining("2025"))
  }

  private struct Palette: Component {
    struct State {
      var ink = RGBA(hex: 0x000000)
      var paper = RGBA(hex: 0xFFFFFF)
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      ColorPicker("Ink", color: context.binding(\.ink))
      ColorPicker("Paper", color: context.binding(\.paper), hasOpacity: true)
    }
  }

  @Test func `a color is selected, with an opacity if the picker has one`() throws {
    let palette = TestHost { Palette() }
    let blue = RGBA(hex: 0x3584E4)
    try palette.set("Ink", to: blue.opacity(0.5))
    #expect(try palette.find(.role(.button, "Ink")).value == AccessibilityValue.color(blue))
    try palette.set("Paper", to: blue.opacity(0.5))
    #expect(
      try palette.find(.role(.button, "Paper")).value
        == AccessibilityValue.color(blue.opacity(0.5)))
    #expect(failures { try app.set("Quiet", to: blue) }.first?.contains("color picker") == true)
  }
}
