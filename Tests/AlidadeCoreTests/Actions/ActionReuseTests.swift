import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct ActionReuseTests {
  /// A button, compared by its title.
  private struct Press: Component, Equatable {
    let title: String
    let journal: EventLog
    let action: Action<Int>

    var body: some Component {
      let _ = journal.record("build \(title)")
      Button(title) { action(7) }
    }
  }

  /// Hands an action on, and counts.
  private struct Middle: Component, Equatable {
    let level: Int
    let journal: EventLog
    let contexts: Contexts
    let action: Action<Int>

    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      let _ = journal.record("build \(level)")
      let _ = contexts.set("\(level)", context)
      Text("\(level) \(context.state)")
      if level > 0 {
        Middle(level: level - 1, journal: journal, contexts: contexts, action: action)
      } else {
        Press(title: "go", journal: journal, action: action)
      }
    }
  }

  private let journal = EventLog()
  private let contexts = Contexts()

  private func press(_ view: HeadlessHostingView) {
    view.root.descendants.filter(\.isVisible).compactMap { $0 as? HeadlessPressableView }.first?
      .press()
  }

  @Test func `a component with another closure is kept, and runs the newest one`() {
    func content(_ number: Int) -> Press {
      Press(
        title: "go", journal: journal,
        action: Action { [journal] in journal.record("\(number) \($0)") })
    }
    let view = HeadlessHostingView { content(1) }
    press(view)
    for number in 2...4 {
      let operations = view.mountHost.log.operations { view.update { content(number) } }
      #expect(operations.isEmpty)
      press(view)
    }
    #expect(journal.entries == ["build go", "1 7", "2 7", "3 7", "4 7"])
  }

  @Test func `the newest closure runs at any depth, whatever was built between`() {
    let (journal, contexts) = (journal, contexts)
    func content(_ number: Int) -> Middle {
      Middle(
        level: 3, journal: journal, contexts: contexts,
        action: Action { _ in journal.record("run \(number)") })
    }
    let view = HeadlessHostingView { content(1) }
    _ = journal.take()
    for number in 2..<40 {
      // Each round another level is built because of its own state, and hands on what it has.
      if number.isMultiple(of: 3) { contexts.increment("\(number % 4)") }
      if number.isMultiple(of: 5) { view.settle() }
      view.update { content(number) }
      _ = journal.take()
      press(view)
      #expect(journal.take() == ["run \(number)"])
    }
    // Built are only those whose state has changed.
    contexts.increment("2")
    view.settle()
    #expect(journal.take() == ["build 2"])
    press(view)
    #expect(journal.take() == ["run 39"])
  }

  @Test func `actions that are kept somewhere stay what they are`() {
    let journal = journal
    let (one, two) = (
      Action<Int> { _ in journal.record("one") }, Action<Int> { _ in journal.record("two") }
    )
    let view = HeadlessHostingView { Press(title: "go", journal: journal, action: one) }
    view.update { Text("other") }
    view.update { Press(title: "go", journal: journal, action: one) }
    for action in [two, one, one, two, one] {
      view.update { Press(title: "go", journal: journal, action: action) }
      press(view)
    }
    #expect(
      journal.entries.filter { !$0.hasPrefix("build") } == ["two", "one", "one", "two", "one"])
    one(0)
    two(0)
    #expect(journal.entries.suffix(2) == ["one", "two"])
  }

  @Test func `two kept actions that are exchanged between siblings are exchanged`() {
    let journal = journal
    let (one, two) = (
      Action<Int> { _ in journal.record("one") }, Action<Int> { _ in journal.record("two") }
    )
    func content(_ first: Action<Int>, _ second: Action<Int>) -> Column {
      Column {
        Press(title: "a", journal: journal, action: first)
        Press(title: "b", journal: journal, action: second)
      }
    }
    let view = HeadlessHostingView { content(one, two) }
    view.update { Text("time passes") }
    view.update { content(one, two) }
    view.update { content(two, one) }
    _ = journal.take()
    for pressable in view.root.descendants.filter(\.isVisible).compactMap({
      $0 as? HeadlessPressableView
    }) {
      pressable.press()
    }
    #expect(journal.take() == ["two", "one"])
  }

  @Test func `no dead generation is kept alive by actions`() {
    final class Token: Sendable {}
    func content(_ token: Token) -> Middle {
      Middle(
        level: 2, journal: journal, contexts: contexts,
        action: Action { _ in withExtendedLifetime(token) {} })
    }
    weak var first: Token?
    weak var last: Token?
    let view = HeadlessHostingView {}
    do {
      let token = Token()
      first = token
      view.update { content(token) }
    }
    #expect(first != nil)
    for number in 0..<5 {
      let token = Token()
      last = token
      contexts.increment("\(number % 3)")
      view.update { content(token) }
    }
    #expect(first == nil)
    #expect(last != nil)
    view.update {}
    view.settle()
    #expect(last == nil)
  }

  @Test func `an interrupted build exchanges no closure`() {
    let (journal, interruption) = (journal, Interruption())
    func content(_ number: Int) -> ComponentList {
      ComponentList([
        AnyComponent(
          Press(
            title: "go", journal: journal, action: Action { _ in journal.record("run \(number)") })),
        AnyComponent(Interrupter(interruption: interruption)),
        AnyComponent(Noted(name: "last", journal: journal)),
      ])
    }
    let view = HeadlessHostingView { content(1) }
    view.updateInBackground { content(2) }
    interruption.arm(view.host.tree)
    view.mountHost.runBackgroundWork()
    #expect(interruption.end())
    _ = journal.take()
    press(view)
    view.settle()
    press(view)
    #expect(journal.take() == ["run 1", "run 2"])
  }
}
