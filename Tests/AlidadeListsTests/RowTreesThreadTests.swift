import AlidadeDiffing
import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization
import Testing

@testable import AlidadeLists

/// Rows that threads look up while others note where they have gone.
@Suite struct RowTreesThreadTests {
  private struct Row: Component {
    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component { Text("\(context.state)") }
  }

  private static let lasting = Array(0..<12)

  /// Returns rows among others that are new, so that each lasting row takes the place of one that
  /// goes.
  private func ids(in round: Int) -> [Int] {
    RowTreesThreadTests.lasting.flatMap { id in
      let other = 1_000 * (round + 1) + id
      return round % 2 == 0 ? [id, other] : [other, id]
    }
  }

  private final class Looking: Sendable {
    let hasEnded = Atomic(false)
    let threads = DispatchGroup()

    func begin(_ body: @escaping @Sendable () -> Void) {
      DispatchQueue.global().async(group: threads) {
        while !self.hasEnded.load(ordering: .relaxed) { body() }
      }
    }

    func end() {
      hasEnded.store(true, ordering: .relaxed)
      threads.waitPatiently(for: "the end of the threads")
    }
  }

  @MainActor @Test func `rows far out of sight keep their state while threads look them up`() {
    let (trees, looking) = (RowTrees(), Looking())
    var firsts: [Int: ComponentTree] = [:]
    var previous: [Int] = []
    looking.begin {
      guard let content = trees.content else { return }
      for row in (0..<content.count).reversed() { trees.tree(of: row, in: content)?.tree.build() }
    }
    // Notes where the rows are, between any two steps of the other threads.
    looking.begin { if let content = trees.content { trees.followChanges(through: content) } }
    for round in 0..<1_000 {
      let ids = ids(in: round)
      let rows = ListContent(
        CollectionRows(data: ids, id: \.self) { _ in AnyComponent(Row()) }, estimatedRowHeight: 44)
      let map = round == 0 ? nil : OffsetMap(from: previous, to: ids, id: { $0 })
      // Rows that move while they have no tree.
      if round % 2 == 1, let content = trees.content {
        trees.strip(trees.keepOnly([], of: content))
      }
      let content = trees.show(rows, parent: nil, map)
      previous = ids
      guard round % 2 == 0 else { continue }
      for (row, id) in ids.enumerated() where id < RowTreesThreadTests.lasting.count {
        let tree = trees.tree(of: row, in: content)?.tree
        tree?.build()
        #expect(tree != nil && firsts[id] ?? tree === tree, "round \(round), row \(id)")
        firsts[id] = tree
      }
    }
    looking.end()
  }
}
