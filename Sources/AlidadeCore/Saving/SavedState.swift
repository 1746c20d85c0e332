import AlidadeRender

/// The states of a tree's components, to be saved in any format and restored by another run of the
/// program.
///
/// It contains each state whose type is `Codable`, with the place of its component: the type names
/// from the root to the component, with keys and the order among siblings of the same type and key.
package struct SavedState: Hashable, Sendable, Codable {
  /// A component that has state, or an ancestor of one.
  struct Entry: Hashable, Sendable, Codable {
    let place: Place
    /// The state; `nil` if the component has none that can be saved.
    let state: EncodedValue?
  }

  /// The properties that distinguish an entry from all others.
  struct Place: Hashable, Sendable, Codable {
    /// The index of the parent's entry; `nil` for a root.
    let parent: Int?
    /// The name of the component's type, without modules.
    let type: String
    let key: ComponentKey?
    /// The number of siblings before the component that have its type and key.
    let occurrence: Int
  }

  /// The entries; each comes after its parent.
  private(set) var entries: [Entry] = []

  /// Creates the saved state of a tree.
  ///
  /// - Parameters:
  ///   - scopes: the scopes that have state and their ancestors, by name.
  ///   - treeScope: the scope of the whole tree.
  init(_ scopes: [SiblingName: Scope], in treeScope: Scope) {
    let families = Dictionary(grouping: scopes, by: \.key.parent)
    var pending: [(parent: Scope, index: Int?)] = [(treeScope, nil)]
    while let (parent, index) = pending.popLast() {
      let siblings = (families[ObjectIdentifier(parent)] ?? [])
        .compactMap { name, scope in Place(name, parent: index).map { (place: $0, scope: scope) } }
        .sorted { $0.place.precedes($1.place) }
      for (place, scope) in siblings {
        pending.append((scope, entries.count))
        entries.append(Entry(place: place, state: (scope.state as? any SavableState)?.encoded))
      }
    }
  }

  /// A Boolean value that is `true` if no state could be saved.
  package var isEmpty: Bool { !entries.contains { $0.state != nil } }
}

extension SavedState.Place {
  /// Creates the place of a component; `nil` if the component has a key that can't be encoded.
  init?(_ name: SiblingName, parent: Int?) {
    let key = name.key?.encoded
    if key == nil, name.key != nil { return nil }
    self.init(parent: parent, type: name.type.name, key: key, occurrence: name.position)
  }

  /// Returns `true` if the place comes before that of a sibling, so that equal states are saved
  /// alike.
  func precedes(_ sibling: Self) -> Bool {
    if type != sibling.type { return type < sibling.type }
    if key != sibling.key { return "\(key, default: "")" < "\(sibling.key, default: "")" }
    return occurrence < sibling.occurrence
  }
}
