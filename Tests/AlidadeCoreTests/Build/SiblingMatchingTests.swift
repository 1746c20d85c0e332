import AlidadeCore
import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@MainActor @Suite struct SiblingMatchingTests {
  /// Counts how often keys are compared and hashed.
  private struct Key: Hashable, Sendable {
    static let uses = Atomic<Int>(0)
    let id: Int

    static func == (one: Key, other: Key) -> Bool {
      uses.wrappingAdd(1, ordering: .relaxed)
      return one.id == other.id
    }

    func hash(into hasher: inout Hasher) {
      Key.uses.wrappingAdd(1, ordering: .relaxed)
      hasher.combine(id)
    }
  }

  private struct Row: Component, Equatable {
    let id: Int
    func initialState() -> Int { id }
    func body(_ context: Context<Int>) -> some Component { Leaf(view: nil) }
  }

  /// A modifier that counts how often its content is read.
  private struct Counted: ModifierComponent {
    static let reads = Atomic<Int>(0)
    let modified: AnyComponent

    var content: AnyComponent {
      Counted.reads.wrappingAdd(1, ordering: .relaxed)
      return modified
    }

    var body: some Component { modified }
  }

  private func rows(_ ids: some Sequence<Int>) -> Column {
    Column { for id in ids { Row(id: id).key(Key(id: id)) } }
  }

  private func uses(_ body: () -> Void) -> Int {
    let before = Key.uses.load(ordering: .relaxed)
    body()
    return Key.uses.load(ordering: .relaxed) - before
  }

  @Test func `ten thousand siblings in reverse are matched with a few looks at each key`() {
    let count = 10_000
    let view = HeadlessHostingView { rows(0..<count) }
    let built = view.host.counters.componentsBuilt
    let used = uses { view.update { rows((0..<count).reversed()) } }
    #expect(used < 25 * count, "a look at every pair would be a hundred million")
    #expect(view.host.counters.componentsBuilt - built < 10, "the rows are kept")
  }

  @Test func `siblings that stay where they are cost a comparison each`() {
    let view = HeadlessHostingView { rows(0..<1_000) }
    // Once to find it, and once in the comparison of the components around.
    #expect(uses { view.update { rows(0..<1_000) } } <= 4_000)
  }

  @Test func `thousands of siblings with one modifier are matched with a few looks at each`() {
    let count = 2_000
    let texts = (0..<count).map { _ in Counted(modified: AnyComponent(Text("a"))) }
    let leaves = (0..<count).map { _ in Counted(modified: AnyComponent(Leaf(view: nil))) }
    let view = HeadlessHostingView { Column { for one in texts + leaves { one } } }
    let before = Counted.reads.load(ordering: .relaxed)
    view.update { Column { for one in leaves + texts { one } } }
    let reads = Counted.reads.load(ordering: .relaxed) - before
    #expect(reads < 20 * count, "a look at every pair would be millions")
    #expect(view.texts.count == count)
  }

  @Test func `a removed first sibling doesn't change the identity of the others`() {
    let journal = EventLog()
    func named(_ names: [String]) -> ForEach {
      ForEach(names, id: \.self) { Noted(name: $0, journal: journal) }
    }
    let view = HeadlessHostingView { named(["a", "b", "c"]) }
    _ = journal.take()
    view.update { named(["b", "c"]) }
    view.update { named(["x", "c", "b"]) }
    #expect(journal.take() == ["state x", "build x"])
    #expect(view.texts == ["x 0", "c 0", "b 0"])
  }

  @Test func `a key can be on any component, and a group moves with it`() {
    let (journal, contexts) = (EventLog(), Contexts())
    func group(_ key: String) -> AnyComponent {
      ComponentList([
        AnyComponent(Noted(name: "\(key)1", journal: journal, contexts: contexts)),
        AnyComponent(Noted(name: "\(key)2", journal: journal, contexts: contexts)),
      ]).key(key)
    }
    let view = HeadlessHostingView {
      group("a")
      group("b")
    }
    contexts.increment("a2")
    view.settle()
    view.update {
      group("b")
      group("a")
    }
    #expect(view.texts == ["b1 0", "b2 0", "a1 0", "a2 1"])
  }

  @Test func `two siblings with one key are reported with both paths from the root`() {
    struct Cards: Component {
      let journal: EventLog
      var body: some Component {
        AlidadeNative.Row {
          Noted(name: "a", journal: journal).key(1)
          Noted(name: "b", journal: journal).key(2)
          Noted(name: "c", journal: journal).key(1)
        }
      }
    }
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      _ = HeadlessHostingView { Cards(journal: EventLog()) }
    }
    let path = "ComponentList › Cards › Row › Noted"
    #expect(
      reports.all.map(\.values) == [["first   \(path), child 0", "second  \(path), child 2"]])
  }
}
