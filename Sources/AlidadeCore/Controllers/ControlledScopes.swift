/// The scopes of the components with controllers, and of the deferred components, in a part of a
/// tree.
struct ControlledScopes {
  private(set) var controlled: Set<ObjectIdentifier> = []
  private(set) var deferred: Set<ObjectIdentifier> = []

  init() {}

  /// Creates the scopes of a node and its descendants, without those in deferred contents.
  ///
  /// - Complexity: O(components that contain controllers).
  init(of root: ComponentNode) {
    var pending = [root]
    while let node = pending.popLast() {
      if let scope = node.scope {
        if node.controlled != nil { controlled.insert(ObjectIdentifier(scope)) }
        if node.role == .deferred { deferred.insert(ObjectIdentifier(scope)) }
      }
      pending += node.children.filter(\.hasControllers)
      if case .boundary(let kept?) = node.kind { pending.append(kept) }
    }
  }

  /// Adds other scopes.
  mutating func formUnion(_ other: ControlledScopes) {
    controlled.formUnion(other.controlled)
    deferred.formUnion(other.deferred)
  }
}
