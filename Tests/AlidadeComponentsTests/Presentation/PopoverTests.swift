import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct PopoverTests {
  private enum Tone: EnvironmentKey { static let defaultValue = "plain" }

  /// A page with a popover in which a name is edited, and another one inside it.
  private struct Page: Component {
    var isOpen = false
    var edge = PopoverConfiguration.Edge.bottom
    struct State {
      var isOpen = false
      var showsMore = false
      var name = "Ada"
      var taps = 0
    }
    func initialState() -> State { State(isOpen: isOpen) }

    func body(_ context: Context<State>) -> some Component {
      Column(spacing: 8, alignment: .start) {
        Button("Other \(context.state.taps)") { context.update { $0.taps += 1 } }
        Text("Name \(context.state.name)")
        Button("Rename") { context.update { $0.isOpen = true } }
          .popover("Name", isPresented: context.binding(\.isOpen), edge: edge) {
            Column {
              Text("Tone \(context.environment(Tone.self))")
              TextField("New name", text: context.binding(\.name))
              Button("More") { context.update { $0.showsMore = true } }
                .popover(isPresented: context.binding(\.showsMore)) {
                  Button("Innermost") { context.update { $0.isOpen = false } }
                }
            }
            .frame(width: 160)
          }
      }
      .environment(Tone.self, "warm")
    }
  }

  private func page(_ page: Page = Page()) -> TestHost {
    TestHost(size: Size(width: 400, height: 300)) { page }
  }

  private func popover(_ host: TestHost) throws -> TestElement { try host.find(.role(.dialog)) }

  @Test func `a popover opens below its component and shows its content`() throws {
    let host = page()
    #expect(!host.contains("More"))
    try host.tap("Rename")
    let popover = try popover(host)
    #expect(popover.label == "Name")
    #expect(popover.frame.minY > (try host.find(.role(.button, "Rename")).frame.maxY))
    #expect(popover.contains("More"))
  }

  @Test func `the content belongs to the component and changes its state`() throws {
    let host = page()
    try host.tap("Rename")
    try host.type(" L", into: "New name")
    host.expect("Name Ada L")
    #expect(host.mountHost.focusedView is HeadlessTextInputView)
  }

  @Test func `the content gets the values around its component`() throws {
    let host = TestHost {
      EnvironmentReader(Tone.self).environment(Tone.self, "warm")
    }
    try host.tap("Open")
    host.expect("Tone warm")
  }

  /// A button whose popover shows a value of the environment.
  private struct EnvironmentReader: Component {
    init(_ key: Tone.Type) {}
    struct Shown: Component, Equatable {
      func body(_ context: Context<NoState>) -> some Component {
        Text("Tone \(context.environment(Tone.self))")
      }
    }
    func initialState() -> Bool { false }
    func body(_ context: Context<Bool>) -> some Component {
      Button("Open") { context.update { $0 = true } }
        .popover(isPresented: context.binding(\.self)) { Shown() }
    }
  }

  @Test func `the focus moves in, stays in and returns`() throws {
    let host = page()
    try host.tap("Rename")
    let popover = try popover(host)
    #expect(try host.find("New name").isFocused)
    host.press(.tab)
    #expect(try popover.find(.role(.button, "More")).isFocused)
    host.press(.tab)
    #expect(try host.find("New name").isFocused, "The focus goes around in the popover.")
    host.press(.escape)
    #expect(!host.contains(.role(.dialog)))
    #expect(try host.find(.role(.button, "Rename")).isFocused)
  }

  @Test func `the default focus goes before the first view`() throws {
    let host = TestHost {
      Opener {
        TextField("First")
        TextField("Second").defaultFocus()
      }
    }
    try host.tap("Open")
    #expect(try host.find("Second").isFocused)
  }

  /// A button with a popover.
  private struct Opener: Component {
    @ComponentBuilder let content: @Sendable () -> ComponentList
    func initialState() -> Bool { false }
    func body(_ context: Context<Bool>) -> some Component {
      Button(context.state ? "Opened" : "Open") { context.update { $0.toggle() } }
        .popover(isPresented: context.binding(\.self), content: content)
    }
  }

  @Test func `Escape closes a popover without anything to focus`() throws {
    let host = TestHost { Opener { Text("Only text") } }
    try host.tap("Open")
    host.expect("Opened")
    #expect(host.mountHost.focusedView == nil)
    host.press(.escape)
    host.expect("Open")
    #expect(try host.find(.role(.button, "Open")).isFocused)
  }

  @Test func `a press outside closes the popover and does nothing else`() throws {
    let host = page()
    try host.tap("Rename")
    try host.tap("Other 0")
    #expect(!host.contains(.role(.dialog)))
    host.expect("Other 0")
    try host.tap("Other 0")
    host.expect("Other 1")
  }

  @Test func `nested popovers close from the inside out`() throws {
    let host = page()
    try host.tap("Rename")
    try host.tap("More")
    #expect(host.findAll(.role(.dialog)).count == 2)
    #expect(try host.find("Innermost").isFocused)
    host.press(.escape)
    #expect(host.findAll(.role(.dialog)).count == 1)
    #expect(try host.find(.role(.button, "More")).isFocused)
    try host.tap("More")
    try host.tap("New name")
    #expect(host.findAll(.role(.dialog)).count == 1, "The press was outside of the inner one only.")
    try host.tap("More")
    try host.tap("Other 0")
    #expect(host.findAll(.role(.dialog)).isEmpty)
  }

  @Test func `a popover closes with those in its content`() throws {
    let host = page()
    try host.tap("Rename")
    try host.tap("More")
    try host.tap("Innermost")
    #expect(host.findAll(.role(.dialog)).isEmpty)
    try host.tap("Rename")
    #expect(host.findAll(.role(.dialog)).count == 1, "The inner value was set to false, too.")
  }

  @Test(arguments: PopoverConfiguration.Edge.allCases)
  func `a popover at the edge of the screen stays on it`(edge: PopoverConfiguration.Edge) throws {
    for alignment in [Alignment.topStart, .topEnd, .bottomStart, .bottomEnd] {
      let host = TestHost(size: Size(width: 300, height: 200)) {
        Box().grow().overlay(alignment: alignment) { Page(edge: edge) }
      }
      try host.tap("Rename")
      let frame = try popover(host).frame
      #expect(frame.minX >= 0 && frame.maxX <= 300 && frame.minY >= 0 && frame.maxY <= 200)
      #expect(frame.size.width > 100 && frame.size.height > 40)
    }
  }

  @Test func `content larger than the screen is limited to it`() throws {
    let host = TestHost(size: Size(width: 200, height: 100)) {
      Opener { Box().frame(width: 900, height: 900) }
    }
    try host.tap("Open")
    #expect(try popover(host).frame.size == Size(width: 200, height: 100))
  }

  @Test func `a popover follows its component and its own content`() throws {
    let host = page()
    try host.tap("Rename")
    let before = try popover(host).frame
    host.update {
      Column {
        Box().frame(height: 40)
        Page()
      }
    }
    // Another identity: the page is new, and the popover of the former one has closed.
    #expect(host.findAll(.role(.dialog)).isEmpty)
    try host.tap("Rename")
    #expect(try popover(host).frame.minY == before.minY + 40)
  }

  @Test func `a component that moves takes its popover along`() throws {
    let host = TestHost { Moving() }
    try host.tap("Open")
    let before = try popover(host).frame
    try host.tap("Down")
    let after = try popover(host).frame
    #expect(after.minY == before.minY + 60 && after.minX == before.minX)
  }

  /// A component that its popover moves.
  private struct Moving: Component {
    struct State {
      var isOpen = false
      var height = 0.0
    }
    func initialState() -> State { State() }
    func body(_ context: Context<State>) -> some Component {
      Column {
        Box().frame(height: context.state.height)
        Button("Open") { context.update { $0.isOpen = true } }
          .popover(isPresented: context.binding(\.isOpen)) {
            Button("Down") { context.update { $0.height += 60 } }
          }
      }
    }
  }

  @Test func `a popover closes when its component is removed`() throws {
    let host = page()
    try host.tap("Rename")
    host.update { Text("Nothing") }
    #expect(host.findAll(.role(.dialog)).isEmpty)
  }

  @Test func `opening another popover closes the first one`() throws {
    let host = TestHost { Two() }
    try host.tap("Both")
    #expect(host.findAll(.role(.dialog)).count == 1)
    #expect(host.contains("two") && !host.contains("one"))
    host.expect("false true")
  }

  /// A component with two popovers that open at once.
  private struct Two: Component {
    struct State {
      var (one, two) = (false, false)
    }
    func initialState() -> State { State() }
    func body(_ context: Context<State>) -> some Component {
      Column {
        Text("\(context.state.one) \(context.state.two)")
        Button("Both") { context.update { ($0.one, $0.two) = (true, true) } }
          .popover(isPresented: context.binding(\.one)) { Text("one") }
          .popover(isPresented: context.binding(\.two)) { Text("two") }
      }
    }
  }

  @Test(arguments: [false, true])
  func `one state moves a popover from one component to another`(_ isBackward: Bool) throws {
    let host = TestHost { Shared() }
    let names = isBackward ? ["two", "one"] : ["one", "two"]
    try host.tap("Show \(names[0])")
    host.expect("About \(names[0])")
    try host.tap("Then \(names[1])")
    host.expect("About \(names[1])")
    host.expect("Shown: \(names[1])")
    host.press(.escape)
    host.expect("Shown: none")
  }

  /// A component with two popovers, at most one of which is open.
  private struct Shared: Component {
    func initialState() -> String? { nil }
    func body(_ context: Context<String?>) -> some Component {
      Column {
        Text("Shown: \(context.state ?? "none")")
        for (name, other) in [("one", "two"), ("two", "one")] {
          Button("Show \(name)") { context.update { $0 = name } }
            .popover(
              isPresented: Binding(context.state == name) { isShown in
                context.update { $0 = isShown ? name : nil }
              }
            ) {
              Text("About \(name)")
              Button("Then \(other)") { context.update { $0 = other } }
            }
        }
      }
    }
  }

  @Test func `a popover that is open from the start opens with its window`() throws {
    let host = page(Page(isOpen: true))
    #expect(try host.find("New name").isFocused)
  }

  @Test func `a component without a view has its popover at its place`() throws {
    let host = TestHost(size: Size(width: 300, height: 200)) { Viewless() }
    #expect(try popover(host).frame.minY >= 50)
  }

  private struct Viewless: Component {
    func initialState() -> Bool { true }
    func body(_ context: Context<Bool>) -> some Component {
      Column {
        Box().frame(height: 50)
        ComponentList().popover(isPresented: context.binding(\.self)) { Text("Here") }
      }
    }
  }

  // MARK: - Items

  private struct Person: Identifiable, Sendable {
    let id: String
  }

  private struct Details: Component, Equatable {
    let name: String
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      Button("\(name) \(context.state)") { context.update { $0 += 1 } }
    }
  }

  private struct Items: Component {
    func initialState() -> Person? { nil }
    func body(_ context: Context<Person?>) -> some Component {
      Column {
        Text("Chosen \(context.state?.id ?? "none")")
        Button("Show") { context.update { $0 = Person(id: "Ada") } }
          .popover(item: context.binding(\.self)) { person in
            Details(name: person.id)
            Button("Next") { context.update { $0 = Person(id: "Grace") } }
          }
      }
    }
  }

  @Test func `a popover shows an item, and another one with new state`() throws {
    let host = TestHost { Items() }
    try host.tap("Show")
    try host.tap("Ada 0")
    host.expect("Ada 1")
    try host.tap("Next")
    host.expect("Grace 0")
    host.press(.escape)
    host.expect("Chosen none")
  }

  // MARK: - Lists

  private struct Row: Component, Equatable {
    let number: Int
    func initialState() -> Bool { false }
    func body(_ context: Context<Bool>) -> some Component {
      Button(context.state ? "Row \(number) is open" : "Row \(number)") {
        context.update { $0 = true }
      }
      .popover(isPresented: context.binding(\.self)) { Text("About \(number)") }
      .frame(height: 40)
    }
  }

  @Test func `a popover in a row closes when the row scrolls out of sight`() throws {
    let host = TestHost(size: Size(width: 300, height: 400)) {
      List(0..<100, id: \.self) { Row(number: $0) }.grow()
    }
    try host.tap("Row 1")
    host.expect("About 1")
    let before = try popover(host).frame.minY
    try host.scroll(by: 20)
    #expect(try popover(host).frame.minY == before - 20, "It follows the row.")
    try host.scroll(by: 60)
    #expect(host.findAll(.role(.dialog)).isEmpty)
    try host.scroll(by: 2000)
    #expect(host.findAll(.role(.dialog)).isEmpty, "No other row has taken it over.")
    try host.scroll(by: -9999)
    host.expect("Row 1")
  }

  @Test func `rows with closed popovers don't follow the environment`() throws {
    let host = TestHost { Row(number: 1).environment(Tone.self, "one") }
    let updates = host.updates {
      host.update { Row(number: 1).environment(Tone.self, "two") }
    }
    #expect(updates.reasons["Popover"] == nil)
  }
}
