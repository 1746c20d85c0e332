import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct PopoverControllerTests {
  /// A page with a button that asks for a name in a popover.
  private struct Page: Component {
    let popovers: PopoverController
    func initialState() -> [String] { [] }

    func body(_ context: Context<[String]>) -> some Component {
      Column(spacing: 8, alignment: .start) {
        Text("Log: \(context.state.joined(separator: " ")).")
        Button("Rename") { Task { await rename(context) } }
          .popover("Name", controller: popovers)
      }
    }

    @MainActor private func rename(_ context: Context<[String]>) async {
      let name = await popovers.present { answer in
        Text("What name?")
        Button("Ada") { answer("Ada") }
      }
      context.update { $0.append(name ?? "none") }
    }
  }

  /// A component with a popover, whose parent changes.
  private struct Counter: Component {
    let popovers: PopoverController
    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      Button("Count \(context.state)") { context.update { $0 += 1 } }
      Text("Place").popover("Name", controller: popovers)
    }
  }

  private let popovers = PopoverController()

  private func page() -> TestHost {
    TestHost(size: Size(width: 400, height: 300)) { [popovers] in Page(popovers: popovers) }
  }

  /// Opens a popover with one button, and waits for the answer in a task.
  private func ask(_ title: String) -> Task<String?, Never> {
    Task { [popovers] in
      await popovers.present { answer in Button(title) { answer(title) } }
    }
  }

  /// Returns the answer to a question, or a text that is no answer if the question never ends.
  private func answer(to question: Task<String?, Never>) async -> String? {
    guard let answer = await question.patientValue() else { return "no end" }
    return answer
  }

  /// Presses the button, and waits until the popover is open.
  private func open(_ host: TestHost) async throws {
    try host.tap("Rename")
    try await host.wait(for: "What name?")
  }

  @Test func `code waits for the answer of a popover beside its component`() async throws {
    let host = page()
    try await open(host)
    let popover = try host.find(.role(.dialog))
    #expect(popover.label == "Name")
    #expect(popover.frame.minY > (try host.find(.role(.button, "Rename")).frame.maxY))
    host.expect("Log: .")
    try host.tap("Ada")
    try await host.wait(for: "Log: Ada.")
    #expect(!host.contains(.role(.dialog)))
  }

  @Test func `a component with a popover is kept when its parent is rebuilt`() throws {
    let host = TestHost(size: Size(width: 400, height: 300)) { [popovers] in
      Counter(popovers: popovers)
    }
    let updates = try host.updates { try host.tap("Count 0") }
    #expect(updates.reasons["Counter"] == [.state])
    #expect(updates.reasons["ControlledPopover"] == nil)
  }

  @Test func `Escape closes the popover without an answer`() async throws {
    let host = page()
    try await open(host)
    host.press(.escape)
    try await host.wait(for: "Log: none.")
    #expect(!host.contains(.role(.dialog)))
    try await open(host)
    try host.tap("Ada")
    try await host.wait(for: "Log: none Ada.")
  }

  @Test func `code can ask again as soon as the popover is closed`() async throws {
    let host = page()
    let answer = Task { [popovers] in
      var answers = 0
      while true {
        let name: String? = await popovers.present { answer in
          Button("Try \(answers)") { answer("Ada") }
        }
        if let name { return (name, answers) }
        answers += 1
      }
    }
    for number in 0..<2 {
      try await host.wait(for: .role(.button, "Try \(number)"))
      host.press(.escape)
    }
    try await host.wait(for: .role(.button, "Try 2"))
    try host.tap("Try 2")
    let found = await answer.patientValue()
    #expect(found?.0 == "Ada" && found?.1 == 2)
  }

  @Test func `a component that disappears gives no answer`() async throws {
    let host = page()
    let question = ask("One")
    try await host.wait(for: "One")
    host.update { Text("Nothing") }
    #expect(await answer(to: question) == nil)
    #expect(!host.contains(.role(.dialog)))
    #expect(await answer(to: ask("Two")) == nil, "Nothing shows popovers anymore.")
  }

  @Test func `a second question replaces the first one`() async throws {
    let host = page()
    try await open(host)
    let second = ask("Two")
    try await host.wait(for: "Two")
    try await host.wait(for: "Log: none.")
    #expect(host.findAll(.role(.dialog)).count == 1)
    try host.tap("Two")
    #expect(await answer(to: second) == "Two")
  }

  @Test func `a task that is canceled closes its popover`() async throws {
    let host = page()
    let task = ask("One")
    try await host.wait(for: "One")
    task.cancel()
    host.settle()
    #expect(await answer(to: task) == nil)
    host.settle()
    #expect(!host.contains(.role(.dialog)))
  }

  @Test func `without a component there is no answer`() async {
    #expect(await answer(to: ask("One")) == nil)
  }
}
