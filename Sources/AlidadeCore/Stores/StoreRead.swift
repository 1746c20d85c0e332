/// A part of a store that a body has read, with the value that it had; part of the body's result.
struct StoreRead: Sendable {
  let store: any AnyStore
  private let hasOtherValue: @Sendable (AnyStoreSnapshot) -> Bool

  init<State: Sendable, Value: Equatable & Sendable>(
    _ store: Store<State>, _ part: @escaping @Sendable (State) -> Value, _ value: Value
  ) {
    self.store = store
    hasOtherValue = { snapshot in
      // Proof: `isOutdated(by:)` passes only snapshots of this store.
      part(unsafeDowncast(snapshot, to: StoreSnapshot<State>.self).state) != value
    }
  }

  /// Returns `true` if the part has a different value in a snapshot of its store.
  func isOutdated(by snapshot: AnyStoreSnapshot) -> Bool {
    ObjectIdentifier(store) == snapshot.store && hasOtherValue(snapshot)
  }
}

/// The values that a body has read, apart from its properties and its state.
struct BodyReads: Sendable {
  /// The keys of the environment values, and the identities of the stores.
  var keys: Set<ObjectIdentifier> = []
  /// The parts of stores.
  private(set) var stores: [StoreRead] = []

  init(keys: Set<ObjectIdentifier> = []) {
    self.keys = keys
  }

  /// Adds a part of a store.
  mutating func add(_ read: StoreRead) {
    keys.insert(ObjectIdentifier(read.store))
    stores.append(read)
  }
}
