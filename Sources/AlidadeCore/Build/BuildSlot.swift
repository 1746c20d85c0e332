import AlidadeRender

/// A place in the tree that is being built, for one component.
struct BuildSlot {
  var type: ComponentType
  var key: ComponentKey?
  var traits = Traits()
  /// The node of the component in the previous generation.
  var previous: ComponentNode?
  var parent: Scope?
  /// The position among the siblings.
  var place = 0
  /// The scope of the component in a generation that was forgotten.
  var remembered: Scope?
}

extension BuildSlot {
  /// Makes the place of a component that is built again.
  init(of node: ComponentNode) {
    self.init(
      type: node.type, key: node.key, traits: node.traits, previous: node,
      parent: node.scope.parent, place: node.scope.index.load(ordering: .relaxed))
  }

  // MARK: - Nodes

  /// Makes the node of the component.
  ///
  /// - Parameters:
  ///   - cache: the layouts that are known, if those of the previous generation still hold.
  ///   - reads: the environment values that the body read.
  func node(
    _ kind: consuming ComponentNode.Kind, _ role: ComponentNode.Role, _ scope: Scope,
    _ children: [ComponentNode],
    placing: LayoutTraits = LayoutTraits(), view: consuming ViewConfiguration? = nil,
    cache: LayoutCache? = nil, reads: Set<ObjectIdentifier> = []
  ) -> ComponentNode {
    ComponentNode(
      kind, role, scope: scope, type: type, key: key, traits: traits, placing: placing, view: view,
      children: children, cache: cache, after: previous?.cache, ownReads: reads)
  }

  /// Makes the node of a component that has no layout of its own.
  func composition(
    _ kind: consuming ComponentNode.Kind, _ scope: Scope, _ children: [ComponentNode],
    reads: Set<ObjectIdentifier> = []
  ) -> ComponentNode {
    guard let previous, children.areIdentical(to: previous.children),
      previous.reads == reads.union(children.reads), !scope.hasController
    else { return node(kind, .group, scope, children, reads: reads) }
    // The content is the same, and so is its layout, but the next generation is compared with the
    // newer component.
    return node(kind, .group, scope, children, cache: previous.cache, reads: reads)
  }

  /// Returns some node, for work that is given up or goes on at the next error boundary.
  func stopped(_ component: any Component, _ scope: Scope) -> ComponentNode {
    previous ?? node(.group(component), .group, scope, [])
  }
}

extension [ComponentNode] {
  /// Returns `true` if these are the very same nodes.
  func areIdentical(to others: [ComponentNode]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0 === $1 }
  }

  fileprivate var reads: Set<ObjectIdentifier> {
    reduce(into: []) { if !$1.reads.isEmpty { $0.formUnion($1.reads) } }
  }
}
