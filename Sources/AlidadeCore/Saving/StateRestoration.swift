import Synchronization

/// The places in a tree whose components begin with a saved state.
///
/// It belongs to a tree until the first generation is laid out: a component that appears later
/// begins with its initial state.
final class StateRestoration: Sendable {
  /// The scopes that have an entry; retained, because they are identified by their addresses.
  private struct Found {
    let scope: Scope
    let index: Int
  }

  let saved: SavedState
  private let treeScope: Scope
  private let indices: [SavedState.Place: Int]
  private let found = Mutex<[ObjectIdentifier: Found]>([:])

  init(_ saved: SavedState, in treeScope: Scope) {
    self.saved = saved
    self.treeScope = treeScope
    indices = Dictionary(
      zip(saved.entries.lazy.map(\.place), saved.entries.indices), uniquingKeysWith: { $1 })
  }

  /// Returns the index of the entry of a component; `nil` if there is none.
  func index(of name: SiblingName) -> Int? {
    var parent: Int?
    if name.parent != ObjectIdentifier(treeScope) {
      parent = name.parent.flatMap { identifier in found.withLock { $0[identifier]?.index } }
      if parent == nil { return nil }
    }
    return SavedState.Place(name, parent: parent).flatMap { indices[$0] }
  }

  /// Returns the saved state with an index; `nil` if there is none of a type.
  func state<State>(at index: Int, as type: State.Type) -> State? {
    saved.entries[index].state?.decoded(as: type)
  }

  /// Notes the scope of the component to which an entry belongs.
  func note(_ scope: Scope, at index: Int) {
    found.withLock { $0[ObjectIdentifier(scope)] = Found(scope: scope, index: index) }
  }
}
