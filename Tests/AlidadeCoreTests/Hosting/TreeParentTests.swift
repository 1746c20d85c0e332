import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeCore

/// Trees whose parent is a component of another tree.
@MainActor @Suite struct TreeParentTests {
  private final class Session: Sendable, Equatable {
    static func == (one: Session, other: Session) -> Bool { one === other }
  }

  private enum SessionKey: EnvironmentKey { static let defaultValue: Session? = nil }

  /// Keeps the newest parent that a component was.
  private final class Parents: Sendable {
    private let parent = Mutex<ParentComponent?>(nil)

    var newest: ParentComponent? { parent.withLock { $0 } }
    func set(_ newer: ParentComponent?) { parent.withLock { $0 = newer } }
  }

  private struct Parent: Component {
    let parents: Parents

    func body(_ context: Context<NoState>) -> some Component {
      let _ = parents.set(context.parentComponent)
      Text("outside")
    }
  }

  private let parents = Parents()

  @Test func `a tree releases the former environment of its parent`() throws {
    weak var former: Session?
    let outer = HeadlessHostingView {}
    let (parents, context) = (parents, LayoutContext(measurer: HeadlessMeasurer()))
    var tree: ComponentTree?
    do {
      let made = Session()
      former = made
      outer.update { Parent(parents: parents).environment(SessionKey.self, made) }
      tree = ComponentTree(Text("inside"), parent: parents.newest) { _ in }
    }
    let inner = try #require(tree)
    _ = inner.render(in: .unbounded, context)
    #expect(former != nil)
    outer.update { Parent(parents: parents).environment(SessionKey.self, Session()) }
    inner.setComponent(Text("inside"), parent: parents.newest)
    _ = inner.render(in: .unbounded, context)
    #expect(former == nil)
  }

  @Test func `a host that gets a parent later reaches it in actions, too`() throws {
    let (parents, contexts, journal) = (parents, Contexts(), EventLog())
    let session = Session()
    let outer = HeadlessHostingView {
      Parent(parents: parents)
        .environment(SessionKey.self, session)
        .onMessage(String.self) { journal.record($0) }
    }
    let inner = HeadlessHostingView { Text("before") }
    inner.host.setComponent(
      Noted(name: "a", journal: EventLog(), contexts: contexts), parent: parents.newest)
    inner.settle()
    let context = try #require(contexts["a"])
    #expect(context.environment(SessionKey.self) === session)
    #expect(context.send("hello"))
    #expect(journal.entries == ["hello"])
    withExtendedLifetime(outer) {}
  }
}
