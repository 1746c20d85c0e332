/// The pools of one parent view, by view key.
//
// Searched with loops; see ``ReusePool``.
@MainActor struct ReusePoolMap {
  /// The pools; a parent has few kinds of children, so searching them is faster than hashing.
  private var pools: [(key: ViewKey, pool: ReusePool)] = []

  /// Adds a view that was pooled in `pass` to the pool of its key.
  mutating func add(_ record: MountRecord, pass: Int) {
    guard let key = record.key else { return }
    if let index = index(of: key) {
      pools[index].pool.add(record, pass: pass)
    } else {
      var pool = ReusePool()
      pool.add(record, pass: pass)
      pools.append((key, pool))
    }
  }

  /// Removes and returns a view that can be reused for `key`; see ``ReusePool/take(for:above:)``.
  mutating func take(
    _ key: ViewKey, for identity: UnitIdentity, above sibling: MountRecord?
  ) -> MountRecord? {
    guard let index = index(of: key) else { return nil }
    return pools[index].pool.take(for: identity, above: sibling)
  }

  private func index(of key: ViewKey) -> Int? {
    for index in pools.indices where pools[index].key == key { return index }
    return nil
  }

  /// Returns `true` if a view has been in a pool for too many passes.
  func isOverdue(_ limits: ReusePoolLimits, pass: Int) -> Bool {
    for (_, pool) in pools where pool.isOverdue(limits, pass: pass) { return true }
    return false
  }

  /// Removes and returns the views that exceed the limits.
  mutating func trim(_ limits: ReusePoolLimits, pass: Int) -> [MountRecord] {
    var trimmed: [MountRecord] = []
    for index in pools.indices {
      trimmed += pools[index].pool.trim(limits, pass: pass)
    }
    pools.removeAll { $0.pool.count == 0 }
    return trimmed
  }
}
