import AlidadeRender

// What of the generation before is kept.
extension BuildPass {
  /// The node of the generation before, if a body would be the same.
  mutating func keep<C: Component>(_ component: C, _ slot: Slot) -> ComponentNode? {
    guard let previous = slot.previous?.asBuilt else {
      note(.firstTime, slot)
      return nil
    }
    if rebuildsAll {
      note(.reload, slot)
      return nil
    }
    if session.isForced(previous.scope) {
      note(.state, slot)
      return nil
    }
    if !changedKeys.isDisjoint(with: previous.ownReads) {
      note(.environment, slot)
      return nil
    }
    guard isEqual(component, previous, slot) else { return nil }
    check(component, previous)
    return revisit(previous).replacing(slot.traits)
  }

  /// Whether a component is the same as that of the generation before; if not, why is noted.
  func isEqual<C: Component>(_ component: C, _ previous: ComponentNode, _ slot: Slot) -> Bool {
    let mark = session.links.count
    switch ComponentComparison.compare(component, with: previous) {
    case .equal:
      session.keptCount += 1
      return true
    case .different:
      note(.properties(BuildPass.differences(component, previous.component)), slot)
    case .impossible:
      if !(component is any NotMemoised) { reportIncomparable(slot) }
      note(.notComparable, slot)
    }
    session.links.truncate(to: mark)
    return false
  }

  /// The node, with what is stale in it built anew.
  ///
  /// - Complexity: O(1) when nothing is; else what lies on the way to it.
  mutating func revisit(_ node: ComponentNode) -> ComponentNode {
    let scopes = session.scopesToVisit(in: node.scope)
    let hasOtherSurroundings = !changedKeys.isEmpty && !changedKeys.isDisjoint(with: node.reads)
    if scopes.isEmpty, !hasOtherSurroundings, !session.isForced(node.scope) { return node }
    if session.isForced(node.scope) || !changedKeys.isDisjoint(with: node.ownReads) {
      return rebuild(node)
    }
    if node.role == .deferred { return rebuild(node) }
    if case .group(let boundary as ErrorBoundary) = node.kind { return revisit(boundary, node) }
    return revisitInside(node, scopes)
  }

  mutating func revisitInside(_ node: ComponentNode, _ scopes: [Scope]) -> ComponentNode {
    var replacements: [(place: Int, node: ComponentNode)] = []
    var provided: ObjectIdentifier?
    if case .group(let provider as any EnvironmentProvider) = node.kind { provided = provider.key }
    within(node, hiding: provided) { pass in
      for place in pass.places(in: node, scopes) {
        let child = pass.revisit(node.children[place])
        if child !== node.children[place] { replacements.append((place, child)) }
      }
    }
    return replacements.isEmpty ? node : session.follow(node.exchanging(replacements), node)
  }

  /// Where in a node something is stale.
  private func places(in node: ComponentNode, _ scopes: [Scope]) -> [Int] {
    if !changedKeys.isEmpty {
      let wanted = Set(scopes.map(ObjectIdentifier.init))
      return node.children.indices.filter {
        let child = node.children[$0]
        return wanted.contains(ObjectIdentifier(child.scope))
          || !changedKeys.isDisjoint(with: child.reads)
      }
    }
    return scopes.compactMap { scope in
      if scope.index < node.children.count, node.children[scope.index].scope === scope {
        return scope.index
      }
      // A component that is gone is in none of them.
      return node.children.firstIndex { $0.scope === scope }
    }
  }

  // MARK: - Scopes

  /// The scope of a component: that of the generation before, that of a build which came to
  /// nothing, or one of its own.
  ///
  /// - Parameter isLeaf: whether nothing is inside the component.
  func scope<C: Component>(of component: C, _ slot: Slot, isLeaf: Bool = false) -> Scope {
    if let previous = slot.previous { return previous.scope }
    let isStateless = C.State.self == NoState.self
    // Without state it is forgotten that a leaf was to be; others lead to the state inside them.
    if isLeaf, isStateless { return makeScope(component, slot, state: nil) }
    let orphan = BuildSession.Orphan(
      parent: slot.parent.map(ObjectIdentifier.init), type: slot.type, key: slot.key,
      place: slot.key == nil ? slot.place : 0)
    let scope =
      session.takeOrphan(orphan)
      ?? makeScope(
        component, slot, state: isStateless ? nil : StateCell(component.initialState()))
    session.remember(scope, at: orphan)
    return scope
  }

  private func makeScope<C: Component>(
    _ component: C, _ slot: Slot, state: StateCell<C.State>?
  ) -> Scope {
    makeScope(
      slot, state: state, controller: C.lifecycle?.makeRecord(),
      isBoundary: C.self == ErrorBoundary.self)
  }

  /// Not inlined into generic code, where a slot is read with the help of the runtime.
  @inline(never) private func makeScope(
    _ slot: Slot, state: (any AnyStateCell)?, controller: (any ControllerRecord)?, isBoundary: Bool
  ) -> Scope {
    Scope(
      parent: slot.parent, stale: session.stale, state: state, controller: controller,
      isBoundary: isBoundary)
  }
}
