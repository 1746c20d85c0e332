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
