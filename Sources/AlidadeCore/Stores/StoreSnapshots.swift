import Synchronization

/// One snapshot of each store that a piece of work on a tree reads, so that all components of a
/// generation see the same state.
final class StoreSnapshots: Sendable {
  private struct Entry {
    /// The store, kept alive so that its identity isn't reused.
    let store: any AnyStore
    let subscription: StoreSubscription
    let snapshot: AnyStoreSnapshot
  }

  private struct Contents {
    /// The tree, which subscribes to further stores; `nil` after the work has ended.
    var tree: ComponentTree?
    var entries: [ObjectIdentifier: Entry]
  }

  private let contents: Mutex<Contents>

  /// Creates snapshots of stores.
  ///
  /// The inputs of the work must have been taken before, so that a change that isn't in the
  /// snapshots finds no earlier change noted (``PendingUpdates/isNoted(_:_:)``).
  ///
  /// - Parameters:
  ///   - stores: the stores that the previous generation reads.
  ///   - tree: the tree, which subscribes to further stores.
  init(of stores: [ObjectIdentifier: SubscribedStore], for tree: ComponentTree) {
    let entries = stores.compactMapValues { known in
      known.subscription.store.map {
        Entry(store: $0, subscription: known.subscription, snapshot: $0.snapshot)
      }
    }
    contents = Mutex(Contents(tree: tree, entries: entries))
  }

  /// Releases the tree and the snapshots, because other code may keep this object alive with the
  /// work.
  func end() {
    let previous = contents.withLock { contents in
      defer { contents = Contents(tree: nil, entries: [:]) }
      return contents
    }
    withExtendedLifetime(previous) {}
  }

  /// Returns the state of a store.
  func state<State>(of store: Store<State>) -> State {
    let snapshot = contents.withLock { contents in
      let identity = ObjectIdentifier(store)
      if let known = contents.entries[identity] { return known.snapshot }
      guard let tree = contents.tree else { return store.snapshot }
      // Subscribe first, so that no change is missed in between.
      let subscription = StoreSubscription(store, WeakTree(tree))
      let entry = Entry(store: store, subscription: subscription, snapshot: store.snapshot)
      contents.entries[identity] = entry
      return entry.snapshot
    }
    // Proof: found by the identity of the store, which the entry keeps alive.
    return unsafeDowncast(snapshot, to: StoreSnapshot<State>.self).state
  }

  private var entries: [ObjectIdentifier: Entry] { contents.withLock { $0.entries } }

  /// Returns the snapshots that differ from those that the previous generation is up to date with.
  func snapshots(differingFrom stores: [ObjectIdentifier: SubscribedStore]) -> [AnyStoreSnapshot] {
    if stores.isEmpty { return [] }
    return entries.values.map(\.snapshot).filter { stores[$0.store]?.revision != $0.revision }
  }

  /// Returns the reads in a tree of components that are up to date in the snapshots.
  func reads(agreeingIn root: ComponentNode) -> [StoreRead] {
    entries.values.flatMap { root.reads(agreeingWith: $0.snapshot) }
  }

  /// The current states of the stores that have changed since the snapshots were taken.
  var changes: [AnyStoreSnapshot] {
    entries.values.compactMap { entry in
      let current = entry.store.snapshot
      return current.revision == entry.snapshot.revision ? nil : current
    }
  }

  /// The stores, with the revisions of the snapshots.
  var stores: [ObjectIdentifier: SubscribedStore] {
    entries.mapValues { entry in
      SubscribedStore(subscription: entry.subscription, revision: entry.snapshot.revision)
    }
  }
}
