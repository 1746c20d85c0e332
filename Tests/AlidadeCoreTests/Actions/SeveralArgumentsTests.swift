import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Actions and triggers with closures of several arguments.
@MainActor @Suite struct SeveralArgumentsTests {
  private struct Mover: Component, Equatable {
    let move: Action<(Int, String)>

    var body: some Component {
      Button("Move") { move(3, "inbox") }
    }
  }

  private let journal = EventLog()

  private func press(_ view: HeadlessHostingView) {
    view.root.descendants.compactMap { $0 as? HeadlessPressableView }.first?.press()
  }

  @Test func `an action takes several arguments, and the newest closure runs`() {
    let journal = journal
    let view = HeadlessHostingView {
      Mover(move: Action { row, folder in journal.record("old \(row) \(folder)") })
    }
    press(view)
    view.update { Mover(move: Action { row, folder in journal.record("new \(row) \(folder)") }) }
    press(view)
    #expect(journal.entries == ["old 3 inbox", "new 3 inbox"])
  }

  @Test func `an action is made of a function of several arguments`() {
    let journal = journal
    let move: @MainActor @Sendable (Int, String) -> Void = { journal.record("\($0) \($1)") }
    let action = Action(move)
    action(1, "a")
    action((2, "b"))
    #expect(journal.entries == ["1 a", "2 b"])
  }

  @Test func `a trigger is fired with several arguments`() {
    let (journal, trigger) = (journal, Trigger<(Int, String)>())
    let view = HeadlessHostingView {
      Text("a").onTrigger(trigger) { row, text in journal.record("\(row) \(text)") }
    }
    #expect(trigger.fire(1, "a"))
    #expect(trigger.fire((2, "b")))
    withExtendedLifetime(view) { #expect(journal.entries == ["1 a", "2 b"]) }
  }
}
