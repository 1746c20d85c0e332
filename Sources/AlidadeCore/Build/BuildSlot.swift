import AlidadeRender

/// A place for one component in the tree being built.
@usableFromInline struct BuildSlot {
  var type: ComponentType
  /// The component to build.
  var component: any Component
  var key: ComponentKey?
  var traits = Traits()
  /// The node of the component in the previous generation.
  var previous: ComponentNode?
  var parent: Scope?
  /// The index among the siblings.
  var place = 0
  /// The scope of the component in a generation that was forgotten.
  var remembered: Scope?
  /// The index of the component's saved state, or of that of its descendants.
  var saved: Int?
}

extension BuildSlot {
  /// Creates the slot of a component that is rebuilt.
  init(of node: ComponentNode, in scope: Scope) {
    self.init(
      type: node.type, component: node.component, key: node.key, traits: node.traits,
      previous: node, parent: scope.parent, place: scope.index.load(ordering: .relaxed))
  }

  // MARK: - Nodes

  /// Creates the node of the component.
  ///
  /// - Parameters:
  ///   - controlled: the component for its controller; `nil` if it has none.
  ///   - keepsLayouts: `true` if the layouts of the previous generation are still valid.
  ///   - reads: the values that the body read.
  func node(
    _ kind: ComponentNode.Kind, _ role: ComponentNode.Role, _ scope: Scope?,
    _ children: [ComponentNode],
    placing: LayoutBehavior = LayoutBehavior(), view: consuming ViewConfiguration? = nil,
    motion: LayoutMotion? = nil, controlled: ControlledComponent? = nil,
    keepsLayouts: Bool = false, reads: BodyReads = BodyReads()
  ) -> ComponentNode {
    ComponentNode(
      component, kind, role, identity: previous?.identity ?? scope?.identity ?? .unique(),
      scope: scope, type: type, key: key, traits: traits, placing: placing, view: view,
      motion: motion, children: children, controlled: controlled, after: previous,
      keepsLayouts: keepsLayouts, ownReads: reads)
  }

  /// Creates the node of a component without a layout of its own.
  func composition(
    _ kind: ComponentNode.Kind, _ scope: Scope, _ children: [ComponentNode],
    controlled: ControlledComponent? = nil, reads: BodyReads = BodyReads()
  ) -> ComponentNode {
    guard let previous, children.areIdentical(to: previous.children),
      previous.reads == reads.keys.union(children.reads), controlled == nil
    else { return node(kind, .group, scope, children, controlled: controlled, reads: reads) }
    // The content is the same, and so is its layout, but the next generation is compared with the
    // newer component.
    return node(kind, .group, scope, children, keepsLayouts: true, reads: reads)
  }

  /// Returns any node, for work that is abandoned or resumes at the next error boundary.
  func stopped(_ scope: Scope) -> ComponentNode {
    previous ?? node(.group, .group, scope, [])
  }
}

extension [ComponentNode] {
  /// Returns `true` if both arrays contain the same node objects.
  func areIdentical(to others: [ComponentNode]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0 === $1 }
  }

  fileprivate var reads: Set<ObjectIdentifier> {
    reduce(into: []) { if $1.hasReads { $0.formUnion($1.reads) } }
  }
}
