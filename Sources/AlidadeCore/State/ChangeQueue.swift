import Synchronization

/// Changes that wait, in the order in which they were added.
///
/// Any thread, and none waits for another: a lock that several threads want is handed from one to the
/// next while all of them sleep, which takes many times as long as a change.
struct ChangeQueue: ~Copyable {
  /// The change that was added last, which leads to those before it; the queue keeps all of them.
  private let newest = Atomic<Unmanaged<PendingChange>?>(nil)

  deinit {
    takeAll { _ in }
  }

  /// A Boolean value that is `true` if no change waits.
  var isEmpty: Bool { newest.load(ordering: .sequentiallyConsistent) == nil }

  /// Adds a change behind all others.
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

  /// Empties the queue, and calls `body` with each change that was in it, the oldest first.
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
