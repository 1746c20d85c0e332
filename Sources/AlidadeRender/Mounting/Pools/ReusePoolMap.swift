/// The pools of one parent view, by what their views can be reused for.
@MainActor struct ReusePoolMap {
  /// A parent has few kinds of children, so a search beats a hash.
  private var pools: [(key: ViewKey, pool: ReusePool)] = []

  /// Lets a view wait from `pass` on.
  mutating func add(_ record: MountRecord, pass: Int) {
    guard let key = record.key else { return }
    if let index = pools.firstIndex(where: { $0.key == key }) {
      pools[index].pool.add(record, pass: pass)
    } else {
      var pool = ReusePool()
      pool.add(record, pass: pass)
      pools.append((key, pool))
    }
  }

  /// Takes out a view that can be reused for `key`; see ``ReusePool/take(for:above:)``.
  mutating func take(
    _ key: ViewKey, for identity: UnitIdentity, above sibling: MountRecord?
  ) -> MountRecord? {
    guard let index = pools.firstIndex(where: { $0.key == key }) else { return nil }
    return pools[index].pool.take(for: identity, above: sibling)
  }

  /// Whether a view waited too long.
  func isOverdue(_ limits: ReusePoolLimits, pass: Int) -> Bool {
    pools.contains { $0.pool.isOverdue(limits, pass: pass) }
  }

  /// Takes out the views that are too many or waited too long.
  mutating func trim(_ limits: ReusePoolLimits, pass: Int) -> [MountRecord] {
    var trimmed: [MountRecord] = []
    for index in pools.indices {
      trimmed += pools[index].pool.trim(limits, pass: pass)
    }
    pools.removeAll { $0.pool.count == 0 }
    return trimmed
  }
}
