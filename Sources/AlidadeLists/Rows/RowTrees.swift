import AlidadeCore
import Synchronization

/// The component trees of rows, by the keys of the rows: what a row remembers while it is out of sight.
final class RowTrees: Sendable {
  private struct Entry {
    let tree: ComponentTree
    /// The content that the tree shows.
    var revision: Int
    /// Where the row is in that content.
    var row: Int
  }

  private let entries = Mutex<[ComponentKey: Entry]>([:])
  private let didBecomeStale: @Sendable (ComponentKey) -> Void

  /// - Parameter didBecomeStale: called, on any thread, when the state of a row has changed.
  init(didBecomeStale: @escaping @Sendable (ComponentKey) -> Void) {
    self.didBecomeStale = didBecomeStale
  }

  /// The tree of a row, brought to show what the row shows in `content`.
  ///
  /// - Parameter revision: grows with each content.
  func tree(of row: Int, in content: ListContent, revision: Int) -> ComponentTree {
    let key = content.key(of: row)
    let known = entries.withLock { entries -> (tree: ComponentTree, isCurrent: Bool)? in
      guard var entry = entries[key] else { return nil }
      let isCurrent = entry.revision >= revision
      entry.revision = max(revision, entry.revision)
      entry.row = row
      entries[key] = entry
      return (entry.tree, isCurrent)
    }
    if let known {
      if !known.isCurrent { known.tree.setComponent(content.component(of: row)) }
      return known.tree
    }
    let didBecomeStale = didBecomeStale
    let made = ComponentTree(content.component(of: row)) { didBecomeStale(key) }
    return entries.withLock { entries in
      // Another thread may have made it meanwhile; there must be one only, because it holds the state.
      if let other = entries[key] { return other.tree }
      entries[key] = Entry(tree: made, revision: revision, row: row)
      return made
    }
  }

  /// Where the row with a key is, if it has a tree.
  func row(of key: ComponentKey) -> Int? {
    entries.withLock { $0[key]?.row }
  }

  /// Forgets the trees of rows outside a range, except those whose state would be lost.
  func keepOnly(_ rows: Range<Int>) {
    let forgotten = entries.withLock { entries -> [Entry] in
      let gone = entries.filter { !rows.contains($0.value.row) && !$0.value.tree.hasChangedState }
      for key in gone.keys { entries[key] = nil }
      return Array(gone.values)
    }
    // Released here, not while others wait for the lock.
    withExtendedLifetime(forgotten) {}
  }
}
