/// A pool of the views of one key in one parent view.
//
// Searched with loops: a closure of the main actor that is passed to a function of the standard
// library checks its thread in each call, which costs more than the search.
@MainActor struct ReusePool {
  private struct Entry {
    /// The view; `nil` after it is removed.
    var record: MountRecord?
    let pass: Int
  }

  /// The views in the order in which they were added; within one pass, from the lowest to the
  /// topmost.
  private var entries: [Entry] = []
  private var head = 0

  /// The number of entries that are searched for a better match.
  private static let reach = 16

  /// The number of views in the pool.
  var count: Int { entries.count - head }

  /// Adds a view that was pooled in `pass`.
  mutating func add(_ record: MountRecord, pass: Int) {
    entries.append(Entry(record: record, pass: pass))
  }

  /// Removes and returns a view for a node: the view that last showed the node, otherwise a view
  /// that is already above `sibling`, otherwise the view that was pooled first.
  ///
  /// - Complexity: O(1) amortized while views are taken from the front.
  mutating func take(for identity: UnitIdentity, above sibling: MountRecord?) -> MountRecord? {
    guard head < entries.count else { return nil }
    return remove(at: place(of: identity, above: sibling) ?? head)
  }

  private func place(of identity: UnitIdentity, above sibling: MountRecord?) -> Int? {
    let reach = head..<min(entries.count, head + ReusePool.reach)
    for place in reach where entries[place].record?.identity == identity { return place }
    guard let sibling else { return nil }
    for place in reach {
      if let record = entries[place].record, record.label > sibling.label { return place }
    }
    return nil
  }

  /// Returns `true` if a view has been in the pool for too many passes.
  func isOverdue(_ limits: ReusePoolLimits, pass: Int) -> Bool {
    head < entries.count && pass - entries[head].pass > limits.maximumAge
  }

  /// Removes and returns the views that exceed the limits.
  mutating func trim(_ limits: ReusePoolLimits, pass: Int) -> [MountRecord] {
    var trimmed: [MountRecord] = []
    while head < entries.count, count > limits.maximumCount || isOverdue(limits, pass: pass),
      let record = remove(at: head)
    {
      trimmed.append(record)
    }
    return trimmed
  }

  /// Removes and returns the view at an index.
  ///
  /// - Complexity: O(1) amortized for an index near the front.
  private mutating func remove(at index: Int) -> MountRecord? {
    let record = entries[index].record
    // The few entries in front of the index move up by one.
    for place in stride(from: index, to: head, by: -1) { entries[place] = entries[place - 1] }
    entries[head].record = nil
    head += 1
    if head == entries.count || head > 64 && head > entries.count / 2 {
      entries.removeFirst(head)
      head = 0
    }
    return record
  }
}
