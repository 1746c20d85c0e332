import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization
import Testing

@testable import AlidadeCore

@MainActor @Suite struct StoreGenerationTests {
  private let store = Store(Numbers())
  private let journal = EventLog()

  /// Does something once, in a body.
  private final class Moment: Sendable {
    private let action = Mutex<(@Sendable () -> Void)?>(nil)

    func set(_ body: @escaping @Sendable () -> Void) { action.withLock { $0 = body } }

    func pass() {
      let body = action.withLock { action in
        defer { action = nil }
        return action
      }
      body?()
    }
  }

  private struct Pause: Component, AlwaysRebuilt {
    let moment: Moment
    var body: some Component {
      let _ = moment.pass()
      ComponentList()
    }
  }

  private func reader(
    _ name: String, _ part: @escaping @Sendable (Numbers) -> Int = { $0.a }
  ) -> StoreReader {
    StoreReader(name: name, store: store, journal: journal, part: part)
  }

  private func pair(_ moment: Moment) -> ComponentList {
    ComponentList([
      AnyComponent(reader("a")), AnyComponent(Pause(moment: moment)), AnyComponent(reader("b")),
    ])
  }

  @Test func `a build sees one snapshot, and what changes meanwhile is shown afterwards`() {
    let (store, moment) = (store, Moment())
    let tree = ComponentTree(pair(moment)) { [journal] in journal.record("pending \($0)") }
    moment.set { store.update { $0.a = 1 } }
    tree.build()
    #expect(tree.shown == ["a 0", "b 0"])
    #expect(tree.isPending, "the readers have to be rebuilt")
    #expect(journal.count(of: "pending nextFrame") == 1)
    moment.set { store.update { $0.b = 1 } }
    tree.build()
    #expect(tree.shown == ["a 1", "b 1"])
    #expect(!tree.isPending, "nobody reads what has changed")
  }

  @Test func `a part that changes and changes back during a build is no change`() {
    let (store, moment) = (store, Moment())
    let tree = ComponentTree(pair(moment)) { _ in }
    moment.set {
      store.update { $0.a = 1 }
      store.update { $0.a = 0 }
    }
    tree.build()
    #expect(!tree.isPending)
  }

  @Test func `all components agree, also when a build for another reason comes first`() {
    let (store, journal) = (store, journal)
    let moment = Moment()
    let tree = ComponentTree(pair(moment)) { _ in }
    tree.build()
    tree.setComponent(
      ComponentList(
        [AnyComponent(reader("a")), AnyComponent(Pause(moment: moment))]
          + [AnyComponent(Keeper(store: store, journal: journal))]))
    tree.build()
    #expect(tree.shown == ["a 0", "k 0"])
    _ = journal.take()
    store.update { $0.a = 1 }
    tree.setComponent(
      ComponentList(
        [AnyComponent(reader("a")), AnyComponent(Pause(moment: moment))]
          + [AnyComponent(Keeper(store: store, journal: journal))]))
    tree.build()
    #expect(tree.shown == ["a 1", "k 1"])
    #expect(journal.take() == ["build a", "build k"])
    #expect(!tree.isPending)
  }

  @Test func `a tree shows what has changed, even before it is told`() {
    let (store, moment) = (store, Moment())
    let first = ComponentTree(
      reader("a") { numbers in
        if numbers.a == 1 { moment.pass() }
        return numbers.a
      }
    ) { _ in }
    let second = ComponentTree(reader("b")) { _ in }
    for tree in [first, second] { tree.build() }
    let shown = Mutex<[String]>([])
    moment.set {
      second.build()
      shown.withLock { $0 = second.shown }
    }
    store.update { $0.a = 1 }
    #expect(shown.withLock { $0 } == ["b 1"])
    #expect(!second.isPending)
  }

  /// Equal to all others, so that only what it reads is a reason to rebuild it.
  private struct Keeper: Component, Equatable {
    let store: Store<Numbers>
    let journal: EventLog
    func body(_ context: Context<NoState>) -> some Component {
      let _ = journal.record("build k")
      Text("k \(context.read(store, \.a))")
    }
    static func == (one: Self, other: Self) -> Bool { true }
  }

  @Test func `a build that is interrupted leaves no reader behind`() {
    let interruption = Interruption()
    let view = HeadlessHostingView { reader("a") }
    view.updateInBackground {
      reader("b") { $0.b }
      Interrupter(interruption: interruption)
    }
    interruption.arm(view.host.tree)
    view.mountHost.runBackgroundWork()
    #expect(interruption.end())
    view.update { reader("a") }
    _ = journal.take()
    store.update { $0.b = 1 }
    #expect(view.host.pendingPriority == nil)
    store.update { $0.a = 1 }
    view.settle()
    #expect(view.texts == ["a 1"])
    #expect(store.subscribers.trees.count == 1)
  }

  @Test func `a build that another one overtakes doesn't hide what it read`() {
    let (store, moment) = (store, Moment())
    let tree = ComponentTree(pair(moment)) { _ in }
    let other = ComponentList([AnyComponent(reader("c"))])
    moment.set {
      // Another thread doesn't wait for longer than a moment.
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {
        tree.setComponent(other)
        tree.build()
      }
      group.waitPatiently(for: "the build of another thread")
      store.update { $0.a = 5 }
    }
    tree.build()
    #expect(tree.isPending || tree.shown == ["c 5"])
    tree.build()
    #expect(tree.shown == ["c 5"])
  }

  // MARK: - Errors

  /// Throws as long as the part is odd.
  private struct Picky: Component, AlwaysRebuilt {
    let store: Store<Numbers>
    struct Failure: Error {}
    func body(_ context: Context<NoState>) throws -> some Component {
      Text(try text(context.read(store, \.a)))
    }
    private func text(_ number: Int) throws -> String {
      if number % 2 == 1 { throw Failure() }
      return "fine \(number)"
    }
  }

  /// Shows the component that throws only if another part says so.
  private struct Chooser: Component, AlwaysRebuilt {
    let store: Store<Numbers>
    func body(_ context: Context<NoState>) -> some Component {
      if context.read(store, \.b) == 0 { Picky(store: store) } else { Text("other") }
    }
  }

  @Test(arguments: [false, true])
  func `a boundary tries again when something inside it reads another value`(isDeferred: Bool) {
    let store = store
    let view = HeadlessHostingView {
      ErrorBoundary {
        if isDeferred { LayoutReader { _ in Chooser(store: store) } } else { Chooser(store: store) }
      } fallback: { _ in
        Text("failed")
      }
      reader("a")
    }
    func show(_ change: @escaping @Sendable (inout Numbers) -> Void) -> String? {
      store.update(change)
      view.settle()
      return view.texts.first
    }
    #expect(show { _ in } == "fine 0")
    #expect(show { $0.a = 1 } == "failed")
    #expect(show { $0.a = 3 } == "failed")
    #expect(show { $0.a = 2 } == "fine 2")
    #expect(show { $0.a = 3 } == "failed")
    #expect(show { $0.b = 1 } == "other", "the component that threw isn't wanted")
    #expect(show { $0.b = 0 } == "failed")
    store.update { $0.list = [1] }
    #expect(view.host.pendingPriority == nil)
    #expect(show { $0.a = 4 } == "fine 4")
    #expect(view.texts == ["fine 4", "a 4"])
  }

  @Test func `a fallback may read, too`() {
    struct Stage: Component {
      let store: Store<Numbers>
      func body(_ context: Context<NoState>) -> some Component {
        ErrorBoundary {
          Picky(store: store)
        } fallback: { _ in
          Text("failed \(context.read(store, \.b))")
        }
      }
    }
    store.update { $0.a = 1 }
    let store = store
    let view = HeadlessHostingView { Stage(store: store) }
    #expect(view.texts == ["failed 0"])
    store.update { $0.b = 1 }
    view.settle()
    #expect(view.texts == ["failed 1"])
  }

  @Test func `without a boundary, what failed is tried again with another value`() {
    let (store, reports) = (store, DiagnosticsRecorder())
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView { Chooser(store: store) }
      store.update { $0.a = 1 }
      view.settle()
      #expect(view.texts == ["fine 0"])
      #expect(reports.all.count == 1)
      store.update { $0.list = [1] }
      #expect(view.host.pendingPriority == nil)
      store.update { $0.b = 1 }
      view.settle()
      #expect(view.texts == ["other"])
      #expect(reports.all.count == 1)
    }
  }

  @Test func `the first build may fail, and is tried again with another value`() {
    let (store, reports) = (store, DiagnosticsRecorder())
    store.update { $0.a = 1 }
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView { Picky(store: store) }
      #expect(view.texts == [])
      store.update { $0.a = 2 }
      view.settle()
      #expect(view.texts == ["fine 2"])
    }
  }
}

extension ComponentTree {
  /// The texts of the newest generation.
  fileprivate var shown: [String] {
    var texts: [String] = []
    func visit(_ node: ComponentNode) {
      if let text = node.component as? Text { texts.append(text.content.runs.map(\.text).joined()) }
      for child in node.children { visit(child) }
    }
    if let root = state.withLock({ $0.generation.root }) { visit(root) }
    return texts
  }
}
