import Synchronization

/// A queue of changes that wait to be applied, in the order in which they were added.
///
/// The queue can be used on any thread and never blocks. A lock under contention would be handed
/// from one sleeping thread to the next, which takes many times as long as a change.
struct ChangeQueue: ~Copyable {
  /// The change added last, which links to the one before it; the queue retains all of them.
  private let newest = Atomic<Unmanaged<PendingChange>?>(nil)

  deinit {
    takeAll { _ in }
  }

  /// A Boolean value that is `true` if the queue has no changes.
  var isEmpty: Bool { newest.load(ordering: .sequentiallyConsistent) == nil }

  /// Adds a change at the end.
  func add(_ change: PendingChange) {
    let added = Unmanaged.passRetained(change)
    var last = newest.load(ordering: .relaxed)
    while true {
      change.next = last
      let (isAdded, found) = newest.weakCompareExchange(
        expected: last, desired: added, successOrdering: .sequentiallyConsistent,
        failureOrdering: .relaxed)
      if isAdded { return }
      last = found
    }
  }

  /// Removes all changes and calls `body` with each, the oldest first.
  func takeAll(_ body: (PendingChange) -> Void) {
    var taken = newest.exchange(nil, ordering: .sequentiallyConsistent)
    var oldest: Unmanaged<PendingChange>?
    while let change = taken?.takeUnretainedValue() {
      let before = change.next
      change.next = oldest
      oldest = taken
      taken = before
    }
    while let change = oldest?.takeRetainedValue() {
      oldest = change.next
      body(change)
    }
  }
}
