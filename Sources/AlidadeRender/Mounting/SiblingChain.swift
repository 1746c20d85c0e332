/// A linked list of the managed views in one view, from the lowest to the topmost.
///
/// In an array, inserting one view among many would move all views above it.
@MainActor struct SiblingChain {
  /// The lowest view; the chain retains it, and each view retains the one above it.
  private(set) var lowest: MountRecord?
  // Proof: it is replaced before the chain releases the view.
  private unowned(unsafe) var topmost: MountRecord?
  /// The number of views.
  private(set) var count = 0

  /// All views, from the lowest to the topmost.
  ///
  /// - Complexity: O(views).
  var records: [MountRecord] {
    var records: [MountRecord] = []
    records.reserveCapacity(count)
    var next = lowest
    while let record = next {
      records.append(record)
      next = record.above
    }
    return records
  }

  /// Inserts a view directly above `sibling`, or below all other views if `sibling` is `nil`.
  ///
  /// The view must not be in a chain yet.
  mutating func insert(_ record: MountRecord, above sibling: MountRecord?) {
    let next = if let sibling { sibling.above } else { lowest }
    record.below = sibling
    record.above = next
    if let sibling { sibling.above = record } else { lowest = record }
    if let next { next.below = record } else { topmost = record }
    count += 1
  }

  /// Adds a view above all other views.
  ///
  /// The view must not be in a chain yet.
  mutating func append(_ record: MountRecord) {
    insert(record, above: topmost)
  }

  /// Removes a view.
  mutating func remove(_ record: MountRecord) {
    let (below, above) = (record.below, record.above)
    record.below = nil
    record.above = nil
    if let below { below.above = above } else { lowest = above }
    if let above { above.below = below } else { topmost = below }
    count -= 1
  }

  /// Removes all views, without recursion, because there may be more than the stack allows.
  mutating func removeAll() {
    topmost = nil
    count = 0
    while let record = lowest {
      lowest = record.above
      record.below = nil
      record.above = nil
    }
  }
}
