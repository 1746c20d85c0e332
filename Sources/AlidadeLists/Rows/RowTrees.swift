import AlidadeCore
import AlidadeRender
import Synchronization

/// The component trees of rows, by the keys of the rows: what a row remembers while it is out of
/// sight.
///
/// Any thread.
final class RowTrees: Sendable {
  private struct Entry {
    let tree: ComponentTree
    /// The content that the tree shows.
    var revision: Int
    /// Where the row is in that content.
    var row: Int
  }

  /// What tells a row from one before it with the same key.
  private struct Repetition: Hashable {
    let key: ComponentKey
    let row: Int
  }

  private struct Contents {
    var entries: [ComponentKey: Entry] = [:]
    var revision = 0
    /// The last content in which rows were found that share a key.
    var reported = -1
    var didBecomeStale: @Sendable (ComponentKey) -> Void = { _ in }
    var showNow: @MainActor @Sendable (ComponentKey) -> Void = { _ in }
  }

  private let contents = Mutex(Contents())

  /// The number of trees.
  var count: Int { contents.withLock { $0.entries.count } }

  /// Tells of changes of rows' states from now on.
  ///
  /// - Parameters:
  ///   - showNow: shows a row whose state has changed before it returns.
  ///   - didBecomeStale: called, on any thread, when the state of a row has changed.
  func connect(
    showNow: @escaping @MainActor @Sendable (ComponentKey) -> Void,
    _ didBecomeStale: @escaping @Sendable (ComponentKey) -> Void
  ) {
    contents.withLock { contents in
      contents.didBecomeStale = didBecomeStale
      contents.showNow = showNow
    }
  }

  /// A number for the next content, larger than those of all before.
  func nextRevision() -> Int {
    contents.withLock { contents in
      contents.revision += 1
      return contents.revision
    }
  }

  /// The tree of a row, brought to show what the row shows in `content`.
  ///
  /// - Parameter revision: the number of the content.
  /// - Returns: the tree, and the key under which it is remembered.
  func tree(
    of row: Int, in content: ListContent, revision: Int
  ) -> (tree: ComponentTree, key: ComponentKey) {
    let key = content.key(of: row)
    let (found, first) = tree(of: row, key, content, revision)
    guard let first else { return (found, key) }
    reportRepetition(key, first, row, revision)
    // Rows that share a key are told apart by their places.
    let name = ComponentKey(Repetition(key: key, row: row))
    return (tree(of: row, name, content, revision).tree, name)
  }

  /// Where the row with a key is in a content, if its tree shows that one.
  func row(of key: ComponentKey, revision: Int) -> Int? {
    contents.withLock { contents in
      guard let entry = contents.entries[key], entry.revision == revision else { return nil }
      return entry.row
    }
  }

  /// Whether the tree of a row is still remembered.
  func holds(_ row: PreparedRow) -> Bool {
    contents.withLock { $0.entries[row.key]?.tree === row.tree }
  }

  /// Forgets the trees of some rows, except those that remember something.
  ///
  /// The rows keep them alive, so nothing is taken apart here.
  func forget(_ rows: [PreparedRow]) {
    if rows.isEmpty { return }
    contents.withLock { contents in
      for row in rows where contents.entries[row.key]?.tree === row.tree {
        if !row.tree.mustBeKept { contents.entries[row.key] = nil }
      }
    }
  }

  /// Forgets all trees but those of some rows and those that remember something.
  ///
  /// - Returns: the trees that were forgotten, to be let go of where that does not hurt.
  @inline(never) func keepOnly(
    _ rows: Set<Int>, of content: ListContent, revision: Int
  ) -> [ComponentTree] {
    // Rows of the present content are known by their places. Only what is left of older ones is
    // looked for by key, which takes making the elements.
    let hasOlder = contents.withLock { $0.entries.contains { $0.value.revision != revision } }
    let keys = hasOlder ? Set(rows.map(content.key)) : []
    return sweep { key, entry in
      let isKept = entry.revision == revision ? rows.contains(entry.row) : keys.contains(key)
      return !isKept && !entry.tree.mustBeKept
    }
  }

  /// Forgets the rows that are gone, with their state.
  ///
  /// - Complexity: O(rows).
  func forgetRows(missingIn content: ListContent, revision: Int) {
    let keys = Set((0..<content.count).lazy.map(content.key))
    // Rows of a newer content are none of the gone ones.
    let forgotten = sweep { key, entry in entry.revision < revision && !keys.contains(key) }
    withExtendedLifetime(forgotten) {}
  }

  /// The tree under a key, and the other row that has it if there is one.
  private func tree(
    of row: Int, _ key: ComponentKey, _ content: ListContent, _ revision: Int
  ) -> (tree: ComponentTree, first: Int?) {
    let known = contents.withLock { contents -> (tree: ComponentTree, first: Int?, isOld: Bool)? in
      guard var entry = contents.entries[key] else { return nil }
      // Work for an older content may still be under way; it must not undo what was done for a
      // newer one.
      if entry.revision > revision { return (entry.tree, nil, false) }
      if entry.revision == revision, entry.row != row { return (entry.tree, entry.row, false) }
      let isOld = entry.revision < revision
      entry.revision = revision
      entry.row = row
      contents.entries[key] = entry
      return (entry.tree, nil, isOld)
    }
    if let known {
      if known.isOld {
        known.tree.setComponent(content.component(of: row))
        known.tree.invalidateEnvironment()
      }
      return (known.tree, known.first)
    }
    let made = ComponentTree(
      content.component(of: row), in: content.place,
      showNow: { [weak self] in self?.showNow(key) },
      didBecomeStale: { [weak self] _ in self?.becomeStale(key) })
    return contents.withLock { contents in
      // Another thread may have made it meanwhile; there must be one only, because it holds the
      // state.
      if let other = contents.entries[key] {
        return (other.tree, other.row == row ? nil : other.row)
      }
      contents.entries[key] = Entry(tree: made, revision: revision, row: row)
      return (made, nil)
    }
  }

  @MainActor private func showNow(_ key: ComponentKey) {
    contents.withLock(\.showNow)(key)
  }

  private func becomeStale(_ key: ComponentKey) {
    contents.withLock(\.didBecomeStale)(key)
  }

  /// Takes out trees; they are released by the caller, not while others wait for the lock.
  // Not inlined: Swift 6.3 releases the elements of an array that an inlined function makes and
  // whose caller only lets go of it once too often.
  @inline(never) private func sweep(
    where isForgotten: (ComponentKey, Entry) -> Bool
  ) -> [ComponentTree] {
    contents.withLock { contents -> [ComponentTree] in
      let gone = contents.entries.filter { isForgotten($0.key, $0.value) }
      for key in gone.keys { contents.entries[key] = nil }
      return gone.values.map(\.tree)
    }
  }

  private func reportRepetition(_ key: ComponentKey, _ first: Int, _ second: Int, _ revision: Int) {
    let isNew = contents.withLock { contents -> Bool in
      defer { contents.reported = revision }
      return contents.reported != revision
    }
    guard isNew else { return }
    Diagnostics.report(
      Diagnostic(
        "Two rows of a list share the id \"\(key)\".",
        values: ["first   row \(first)", "second  row \(second)"],
        remedy: """
          What rows remember follows their ids, so each row needs one that no other has. Usually the id was made from \
          something that is not one, such as a title. Until then such rows are told apart by their places.
          """))
  }
}
