import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct TriggerTests {
  private let journal = EventLog()

  @Test func `firing a trigger without a receiver does nothing and returns false`() {
    let (journal, trigger) = (journal, Trigger<Int>())
    #expect(!trigger.fire(1))
    let view = HeadlessHostingView {
      Text("a").onTrigger(trigger) { journal.record("got \($0)") }
    }
    #expect(trigger.fire(2))
    view.update { Text("a") }
    #expect(!trigger.fire(3))
    #expect(journal.entries == ["got 2"])
  }

  @Test func `the newest closure runs`() {
    let (journal, trigger) = (journal, Trigger<Void>())
    let view = HeadlessHostingView {}
    for number in 1...3 {
      view.update { Text("a").onTrigger(trigger) { journal.record("\(number)") } }
      trigger.fire()
      view.update { Text("b").onTrigger(trigger) { journal.record("other \(number)") } }
      trigger.fire()
    }
    #expect(journal.entries == ["1", "other 1", "2", "other 2", "3", "other 3"])
  }

  @Test func `another trigger is listened to in place of the one before`() {
    let (journal, first, second) = (journal, Trigger<Int>(), Trigger<Int>())
    func content(_ trigger: Trigger<Int>) -> some Component {
      Text("a").onTrigger(trigger) { journal.record("got \($0)") }
    }
    let view = HeadlessHostingView { content(first) }
    view.update { content(second) }
    #expect(!first.fire(1))
    #expect(second.fire(2))
    #expect(journal.entries == ["got 2"])
  }

  @Test func `several listen in the order in which they came`() {
    let (journal, trigger) = (journal, Trigger<Void>())
    let view = HeadlessHostingView {
      Column {
        for name in ["a", "b", "c"] {
          Text(name).onTrigger(trigger) { journal.record(name) }.key(name)
        }
      }
    }
    trigger.fire()
    view.update {
      Column {
        for name in ["c", "a"] { Text(name).onTrigger(trigger) { journal.record(name) }.key(name) }
      }
    }
    trigger.fire()
    #expect(journal.entries == ["a", "b", "c", "a", "c"])
  }

  @Test func `a trigger in the state of a component reaches what is inside it`() {
    struct Player: Component {
      let journal: EventLog
      struct State { let replay = Trigger<Void>() }
      func initialState() -> State { State() }
      func body(_ context: Context<State>) -> some Component {
        Text("clip").onTrigger(context.state.replay) { journal.record("play") }
        Button("Again") { context.currentState.replay.fire() }
      }
    }
    let view = HeadlessHostingView { Player(journal: journal) }
    view.root.descendants.compactMap { $0 as? HeadlessPressableView }.first?.press()
    #expect(journal.entries == ["play"])
  }

  @Test func `a host that goes takes its listeners along`() {
    let (journal, trigger) = (journal, Trigger<Void>())
    do {
      let view = HeadlessHostingView { Text("a").onTrigger(trigger) { journal.record("a") } }
      #expect(trigger.fire())
      withExtendedLifetime(view) {}
    }
    #expect(!trigger.fire())
  }
}
