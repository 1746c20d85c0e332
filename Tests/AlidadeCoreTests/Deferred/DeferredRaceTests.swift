import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeCore

/// Deferred content for which other work builds content at the same time.
@MainActor @Suite struct DeferredRaceTests {
  /// Performs an action once, while content is built, as another thread would.
  private final class Overtaking: Sendable {
    private let action = Mutex<(@Sendable () -> Void)?>(nil)

    func set(_ newer: @escaping @Sendable () -> Void) { action.withLock { $0 = newer } }

    func run() {
      let action = action.withLock { action in
        defer { action = nil }
        return action
      }
      action?()
    }
  }

  @Test func `content that is overtaken leaves no effects`() throws {
    let (journal, overtaking) = (EventLog(), Overtaking())
    let ranges = [100.0, 200, 300].map { SizeRange(exactly: Size(width: $0, height: 100)) }
    let reader = LayoutReader { space in
      let _ = overtaking.run()
      Watched(name: "w", journal: journal, value: Int(space.max.width))
    }
    let tree = ComponentTree(reader) { _ in }
    _ = tree.render(in: ranges[0], LayoutContext(measurer: HeadlessMeasurer()))
    let root = try #require(tree.state.withLock { $0.generation.root })
    guard case .deferred(let content) = root.kind else {
      Issue.record("The root isn't deferred content.")
      return
    }
    let attempt = Attempt(
      tree.state.withLock { $0.base }, of: tree, in: tree.treeScope, .immediate, tree.turn)
    let session = attempt.session
    overtaking.set { _ = content.variant(in: ranges[1], session) }
    _ = content.variant(in: ranges[2], session)
    #expect(content.variants.kept.count == 3)
    #expect(session.effects.prepared.isEmpty)
    session.end()
  }
}
