import AlidadeRender

/// The root views of rows that wait, by the structure of the rows they showed.
///
/// A row is given a root that showed a row of the same structure, because that one has every view
/// the row needs. Only when too many roots wait is one given to a row of another structure.
@MainActor struct RowRootPool {
  private var roots: [RowRoot] = []
  /// How many of them, at the end, are not hidden yet.
  private var unsettledCount = 0

  /// Lets a root wait; it stays visible until the pool is settled.
  mutating func add(_ root: RowRoot) {
    roots.append(root)
    unsettledCount += 1
  }

  /// Takes out a root for a row: one of the same structure, or, if as many wait as may, the one
  /// that waited longest.
  mutating func take(signature: Int, limit: Int) -> RowRoot? {
    if let match = roots.lastIndex(where: { $0.signature == signature }) {
      return remove(at: match)
    }
    return roots.count >= limit ? remove(at: 0) : nil
  }

  /// Hides the roots that nobody took.
  mutating func settle() {
    for root in roots.suffix(unsettledCount) { root.wait() }
    unsettledCount = 0
  }

  private mutating func remove(at index: Int) -> RowRoot {
    if index >= roots.count - unsettledCount { unsettledCount -= 1 }
    return roots.remove(at: index)
  }
}
