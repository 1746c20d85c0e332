import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct BindingTests {
  private struct Form: Component {
    struct Details: Sendable, Equatable {
      var name = "Ada"
      var isPublic = false
    }
    struct State: Sendable {
      var details = Details()
      var size: Int? = 1
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      TextField("Name", text: context.binding(\.details.name))
      Toggle("Public", isOn: context.binding(\.details.isPublic))
      Picker(
        "Size", selection: context.binding(\.size),
        choices: [PickerOption(1, "small"), PickerOption(2, "large")])
      Text("\(context.state.details.name) \(context.state.details.isPublic)")
    }
  }

  @Test func `what the user does with a control is in the state at once`() throws {
    let view = HeadlessHostingView { Form() }
    let field: HeadlessTextInputView = try #require(view.first())
    let toggle: HeadlessToggleView = try #require(view.first())
    let picker: HeadlessPickerView = try #require(view.first())
    field.type("!")
    toggle.toggle()
    picker.select(1)
    #expect(view.root.visibleTexts.contains("Ada! true"))
    #expect(field.text == "Ada!" && toggle.controlValue && picker.controlValue == 1)
  }

  /// A component that makes changes to the same list in one frame.
  private struct Adding: Component {
    let makesOwnBinding: Bool
    func initialState() -> [Int] { [] }
    func body(_ context: Context<[Int]>) -> some Component {
      let numbers =
        makesOwnBinding
        ? Binding(context.state) { newer in context.update { $0 = newer } }
        : context.binding(\.self)
      Text("Numbers \(context.state)")
      Button("Add") {
        numbers.update { $0.append(1) }
        numbers.update { $0.append(2) }
      }
    }
  }

  @Test func `changes in one frame build on each other`() throws {
    let host = TestHost { Adding(makesOwnBinding: false) }
    try host.tap("Add")
    host.expect("Numbers [1, 2]")
    try host.tap("Add")
    host.expect("Numbers [1, 2, 1, 2]")
  }

  @Test func `the changes of a binding that replaces its value start from the generation`() throws {
    let host = TestHost { Adding(makesOwnBinding: true) }
    try host.tap("Add")
    host.expect("Numbers [2]")
    try host.tap("Add")
    host.expect("Numbers [2, 2]")
  }

  private enum Size: Sendable { case small, large }

  private struct Order: Component {
    struct State: Sendable {
      var size = Size.small
      var spare = Size?.none
    }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Picker(
        "Size", selection: context.binding(\.size),
        choices: [PickerOption(.small, "Small"), PickerOption(.large, "Large")])
      RadioGroup(
        "Size again", selection: context.binding(\.size),
        choices: [PickerOption(.small, "Small"), PickerOption(.large, "Large")])
      RadioGroup(
        "Spare", selection: context.binding(\.spare),
        choices: [PickerOption(.small, "Small"), PickerOption(.large, "Large")])
      Picker(
        "Spare again", selection: context.binding(\.spare),
        choices: [
          PickerOption(nil, "None"), PickerOption(.small, "Small"), PickerOption(.large, "Large"),
        ])
    }
  }

  @Test func `a value that is never nil is chosen by a picker and by a radio group`() throws {
    let view = HeadlessHostingView { Order() }
    let picker: HeadlessPickerView = try #require(view.first())
    let group: HeadlessRadioGroupView = try #require(view.first())
    #expect(picker.controlValue == 0 && group.controlValue == 0)
    picker.select(1)
    #expect(picker.controlValue == 1 && group.controlValue == 1)
    group.select(0)
    #expect(picker.controlValue == 0 && group.controlValue == 0)
  }

  @Test func `nil selects nothing, or the choice that stands for it`() throws {
    let view = HeadlessHostingView { Order() }
    let group: HeadlessRadioGroupView = try #require(
      view.root.descendants.compactMap { $0 as? HeadlessRadioGroupView }.last)
    let picker: HeadlessPickerView = try #require(
      view.root.descendants.compactMap { $0 as? HeadlessPickerView }.last)
    #expect(group.controlValue == nil && picker.controlValue == 0)
    group.select(1)
    #expect(group.controlValue == 1 && picker.controlValue == 2)
    picker.select(0)
    #expect(group.controlValue == nil && picker.controlValue == 0)
  }

  private struct Toolbar: Component {
    func initialState() -> Bool { false }
    func body(_ context: Context<Bool>) -> some Component {
      ToggleButton("Bold", isOn: context.binding(\.self))
      Text(context.state ? "heavy" : "light")
    }
  }

  @Test func `a toggle button changes the value that it is bound to`() throws {
    let view = HeadlessHostingView { Toolbar() }
    let button: HeadlessToggleButtonView = try #require(view.first())
    button.toggle()
    #expect(button.controlValue && view.root.visibleTexts.contains("heavy"))
    button.toggle()
    #expect(!button.controlValue && view.root.visibleTexts.contains("light"))
  }

  @Test func `a change that the program refuses is not shown`() throws {
    let view = HeadlessHostingView {
      Toggle("Locked", isOn: Binding(true) { _ in })
    }
    let toggle: HeadlessToggleView = try #require(view.first())
    toggle.toggle()
    #expect(toggle.controlValue)
  }

  private struct NameField: Component, Equatable {
    let name: Binding<String>
    let built: EventLog
    var body: some Component {
      let _ = built.record("built")
      TextField("Name", text: name)
    }
    static func == (one: NameField, other: NameField) -> Bool { one.name == other.name }
  }

  private struct Parent: Component {
    let built: EventLog
    struct State: Sendable { var (name, other) = ("a", 0) }
    func initialState() -> State { State() }
    func body(_ context: Context<State>) -> some Component {
      NameField(name: context.binding(\.name), built: built)
      Button("Other \(context.state.other)") { context.update { $0.other += 1 } }
    }
  }

  @Test func `a component with a binding is kept, and goes on changing the newest state`() throws {
    let built = EventLog()
    let view = HeadlessHostingView { Parent(built: built) }
    let button: HeadlessPressableView = try #require(view.first())
    button.press()
    view.settle()
    button.press()
    view.settle()
    #expect(view.root.visibleTexts.contains("Other 2"))
    #expect(built.take() == ["built"])
    let field: HeadlessTextInputView = try #require(view.first())
    field.type("b")
    #expect(field.text == "ab" && built.take() == ["built"])
  }

  private struct Greeting: Component, Equatable {
    let names: [String]
    var body: some Component {
      if names.isEmpty { Text("Nobody") }
      for name in names { Text("Hello, \(name)") }
    }
  }

  @Test func `a component that remembers nothing needs no context`() {
    let view = HeadlessHostingView { Greeting(names: []) }
    #expect(view.root.visibleTexts == ["Nobody"])
    view.update { Greeting(names: ["Ada", "Grace"]) }
    #expect(view.root.visibleTexts == ["Hello, Ada", "Hello, Grace"])
  }
}
