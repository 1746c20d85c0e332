import Synchronization

/// The trees to notify when a store changes, in the order in which they subscribed.
final class StoreSubscribers: Sendable {
  private struct Contents {
    var last = 0
    /// The subscribers by ascending numbers; `nil` where a subscription has ended.
    var entries: [(number: Int, tree: WeakTree?)] = []
    var endedCount = 0
  }

  private let contents = Mutex(Contents())

  /// The subscribed trees that are alive.
  var trees: [ComponentTree] {
    let entries = contents.withLock { $0.entries }
    return entries.compactMap { $0.tree?.tree }
  }

  /// Adds a tree.
  ///
  /// - Returns: the number of the subscription.
  func add(_ tree: WeakTree) -> Int {
    contents.withLock { contents in
      contents.last += 1
      contents.entries.append((contents.last, tree))
      return contents.last
    }
  }

  /// Ends a subscription.
  ///
  /// - Complexity: O(log subscribers), amortized.
  func remove(_ number: Int) {
    contents.withLock { contents in
      var (low, high) = (0, contents.entries.count)
      while low < high {
        let middle = (low + high) / 2
        if contents.entries[middle].number < number { low = middle + 1 } else { high = middle }
      }
      contents.entries[low].tree = nil
      contents.endedCount += 1
      if 2 * contents.endedCount <= contents.entries.count { return }
      contents.entries.removeAll { $0.tree == nil }
      contents.endedCount = 0
    }
  }
}

/// A weak reference to a tree; an object, because values that hold weak references make optimized
/// closures crash (see ``ScopeReference``).
final class WeakTree: Sendable {
  // Proof: set only by the initializer.
  private(set) nonisolated(unsafe) weak var tree: ComponentTree?

  init(_ tree: ComponentTree) {
    self.tree = tree
  }
}
