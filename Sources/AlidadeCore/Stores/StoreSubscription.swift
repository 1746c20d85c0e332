/// The subscription of a tree to a store; ends when it is released.
///
/// The generation that reads the store holds the subscription, so the subscription ends with it.
final class StoreSubscription: Sendable {
  /// The store; `nil` if it has been released, as has everything that reads it.
  // Proof: set only by the initializer.
  private(set) nonisolated(unsafe) weak var store: (any AnyStore)?
  /// The subscribers of the store, stored here so that releasing a subscription never releases the
  /// store.
  private let subscribers: StoreSubscribers
  private let number: Int

  init(_ store: any AnyStore, _ tree: WeakTree) {
    self.store = store
    subscribers = store.subscribers
    number = subscribers.add(tree)
  }

  deinit {
    subscribers.remove(number)
  }
}

/// A store that a generation reads.
struct SubscribedStore: Sendable {
  let subscription: StoreSubscription
  /// The revision of the store that all its readers are up to date with; `nil` if unknown.
  var revision: Int?
}
