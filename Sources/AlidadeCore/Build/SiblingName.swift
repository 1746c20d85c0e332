import AlidadeRender

/// The properties that distinguish a component from its siblings, and its parent from other
/// parents.
struct SiblingName: Hashable {
  let parent: ObjectIdentifier?
  let type: ComponentType
  let key: ComponentKey?
  /// The index among the siblings with the same type and key or, where these aren't counted, among
  /// all siblings if there is no key.
  let position: Int

  init(parent: Scope?, type: ComponentType, key: ComponentKey?, position: Int) {
    self.parent = parent.map(ObjectIdentifier.init)
    self.type = type
    self.key = key
    self.position = position
  }
}

extension [ComponentNode] {
  /// Returns the nodes, which are siblings, with names that include their occurrence.
  func named(in parent: Scope) -> [(name: SiblingName, node: ComponentNode)] {
    var counts: [SiblingName: Int] = [:]
    return map { node in
      let first = SiblingName(parent: parent, type: node.type, key: node.key, position: 0)
      if count == 1 { return (first, node) }
      let occurrence = counts[first, default: 0]
      counts[first] = occurrence + 1
      if occurrence == 0 { return (first, node) }
      return (
        SiblingName(parent: parent, type: node.type, key: node.key, position: occurrence), node
      )
    }
  }
}
