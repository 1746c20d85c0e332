/// The unused root views of rows, by the structure of the rows they showed.
///
/// A row takes a root that showed a row of the same structure, because that root has every view the
/// row needs. It takes a root of another structure only when too many roots are unused.
@MainActor struct RowRootPool {
  private var roots: [RowRoot] = []
  /// The number of roots at the end of `roots` that haven't been hidden yet.
  private var unsettledCount = 0

  /// Adds an unused root, which stays visible until the pool is settled.
  mutating func add(_ root: RowRoot) {
    roots.append(root)
    unsettledCount += 1
  }

  /// Removes and returns a root for a row: a root with the same structure or, if the pool has
  /// reached its limit, the root that has been unused the longest; otherwise, `nil`.
  mutating func take(signature: Int, limit: Int) -> RowRoot? {
    if let match = roots.lastIndex(where: { $0.signature == signature }) {
      return remove(at: match)
    }
    return roots.count >= limit ? remove(at: 0) : nil
  }

  /// Hides the roots that were added since the last call and not taken.
  mutating func settle() {
    for root in roots.suffix(unsettledCount) { root.wait() }
    unsettledCount = 0
  }

  private mutating func remove(at index: Int) -> RowRoot {
    if index >= roots.count - unsettledCount { unsettledCount -= 1 }
    return roots.remove(at: index)
  }
}
