/// A type-erased snapshot of the state of a store.
// Proof: immutable, as is the only subclass.
class AnyStoreSnapshot: @unchecked Sendable {
  /// The identity of the store.
  final let store: ObjectIdentifier
  /// The number of changes that led to the state.
  final let revision: Int

  fileprivate init(_ store: any AnyStore, revision: Int) {
    self.store = ObjectIdentifier(store)
    self.revision = revision
  }
}

/// A snapshot of the state of a store.
// Proof: immutable.
final class StoreSnapshot<State: Sendable>: AnyStoreSnapshot, @unchecked Sendable {
  let state: State

  init(_ state: State, of store: Store<State>, revision: Int) {
    self.state = state
    super.init(store, revision: revision)
  }
}
