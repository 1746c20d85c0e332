/// The views of one key that wait inside one parent view.
@MainActor struct ReusePool {
  private struct Entry {
    /// The view; `nil` once it is taken out.
    var record: MountRecord?
    let pass: Int
  }

  /// In the order in which they began to wait, which within one pass is from the lowest to the
  /// topmost.
  private var entries: [Entry] = []
  private var head = 0

  /// How far into the pool a better fit is looked for.
  private static let reach = 16

  /// The number of views that wait.
  var count: Int { entries.count - head }

  /// Lets a view wait from `pass` on.
  mutating func add(_ record: MountRecord, pass: Int) {
    entries.append(Entry(record: record, pass: pass))
  }

  /// Takes out a view for a node: the one that showed it before, else one that stands above
  /// `sibling` already, else the one that has waited longest.
  ///
  /// - Complexity: O(1) amortized while views are taken from the front.
  mutating func take(for identity: UnitIdentity, above sibling: MountRecord?) -> MountRecord? {
    guard head < entries.count else { return nil }
    let reach = head..<min(entries.count, head + ReusePool.reach)
    let fit =
      reach.first { entries[$0].record?.identity == identity }
      ?? sibling.flatMap { below in
        reach.first { place in entries[place].record.map { $0.label > below.label } ?? false }
      }
    return remove(at: fit ?? head)
  }

  /// Whether a view waited too long.
  func isOverdue(_ limits: ReusePoolLimits, pass: Int) -> Bool {
    head < entries.count && pass - entries[head].pass > limits.maximumAge
  }

  /// Takes out the views that are too many or waited too long.
  mutating func trim(_ limits: ReusePoolLimits, pass: Int) -> [MountRecord] {
    var trimmed: [MountRecord] = []
    while head < entries.count, count > limits.maximumCount || isOverdue(limits, pass: pass),
      let record = remove(at: head)
    {
      trimmed.append(record)
    }
    return trimmed
  }

  /// - Complexity: O(1) amortized for a place near the front.
  private mutating func remove(at index: Int) -> MountRecord? {
    let record = entries[index].record
    // Those in front of it, which are few, move up.
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
