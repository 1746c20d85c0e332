// Nodes kept from the previous generation.
extension BuildPass {
  /// Returns the node of the previous generation, if the body would be the same.
  @usableFromInline mutating func keep<C: Component>(
    _ component: C, _ slot: BuildSlot
  ) -> ComponentNode? {
    guard let previous = slot.previous else { return nil }
    if rebuildsAll {
      note(.reload, slot)
      return nil
    }
    if let scope = previous.scope, session.isDirty(scope) {
      if session.causeCount >= UpdateCause.limit { reportLoop(slot) }
      note(session.reason(for: scope), slot)
      return nil
    }
    if !changedKeys.isDisjoint(with: previous.ownReads.keys) {
      note(.environment, slot)
      return nil
    }
    guard isEqual(component, previous, slot) else { return nil }
    check(component, previous)
    return revisit(previous).replacing(slot.traits)
  }

  /// Returns `true` if a component is equal to its predecessor in the previous generation;
  /// otherwise, records the difference.
  private func isEqual<C: Component>(
    _ component: C, _ previous: ComponentNode, _ slot: BuildSlot
  ) -> Bool {
    let mark = session.links.count
    let comparison = ComponentComparison.compare(component, previous.component)
    return conclude(comparison, of: component, previous, slot, mark)
  }

  /// Returns `true` if a component is equal to its predecessor in the previous generation, whose
  /// children are equal; otherwise, records the difference.
  func isEqualWithoutChildren<C: PrimitiveComponent>(
    _ component: C, _ previous: ComponentNode, _ slot: BuildSlot
  ) -> Bool {
    let mark = session.links.count
    let comparison = ComponentComparison.compareWithoutChildren(component, previous.component)
    return conclude(comparison, of: component, previous, slot, mark)
  }

  /// - Parameter mark: the number of linked actions before the comparison.
  private func conclude<C: Component>(
    _ comparison: ComponentComparison, of component: C, _ previous: ComponentNode,
    _ slot: BuildSlot, _ mark: Int
  ) -> Bool {
    switch comparison {
    case .equal:
      session.keptCount += 1
      return true
    case .different:
      note(.properties(BuildPass.differences(component, previous.component)), slot)
    case .impossible:
      note(.notComparable, slot)
    }
    session.links.truncate(to: mark)
    return false
  }

  /// Returns the node with its dirty descendants rebuilt.
  ///
  /// - Complexity: O(1) if nothing is dirty, otherwise O(components on the paths to dirty
  ///   components).
  mutating func revisit(_ node: ComponentNode) -> ComponentNode {
    guard let scope = node.scope else { return node }
    let scopes = session.scopesToVisit(in: scope)
    let isDirty = session.isDirty(scope)
    if scopes.isEmpty, !isDirty, changedKeys.isEmpty || changedKeys.isDisjoint(with: node.reads) {
      return node
    }
    if isDirty || !changedKeys.isDisjoint(with: node.ownReads.keys) || node.role == .deferred {
      return rebuild(node, in: scope)
    }
    if case .boundary = node.kind, let boundary = node.component as? ErrorBoundary {
      return revisit(boundary, node, in: scope, scopes)
    }
    return revisitInside(node, scopes)
  }

  mutating func revisitInside(_ node: ComponentNode, _ scopes: [Scope]) -> ComponentNode {
    var replacements: [(place: Int, node: ComponentNode)] = []
    within(node) { pass in
      for place in pass.places(in: node, scopes) {
        let child = pass.revisit(node.children[place])
        if child !== node.children[place] { replacements.append((place, child)) }
      }
    }
    return replacements.isEmpty ? node : session.follow(node.exchanging(replacements), node)
  }

  /// Returns the indices of the children that are dirty or contain dirty components.
  private func places(in node: ComponentNode, _ scopes: [Scope]) -> [Int] {
    if !changedKeys.isEmpty {
      let wanted = Set(scopes.map(ObjectIdentifier.init))
      return node.children.indices.filter {
        let child = node.children[$0]
        return child.scope.map { wanted.contains(ObjectIdentifier($0)) } == true
          || !changedKeys.isDisjoint(with: child.reads)
      }
    }
    return scopes.compactMap { scope in
      let hint = scope.index.load(ordering: .relaxed)
      if hint < node.children.count, node.children[hint].scope === scope { return hint }
      // A removed component isn't among the children.
      return node.children.firstIndex { $0.scope === scope }
    }
  }

  // MARK: - Scopes

  /// Returns a component that is new or has changed for its controller, which is notified; `nil` if
  /// it has none.
  ///
  /// - Parameter mark: the place before the effects of its descendants; `nil` if they follow.
  func controlled(
    _ slot: BuildSlot, in scope: Scope, at mark: BuildEffects.Mark? = nil
  ) -> ControlledComponent? {
    guard scope.hasController, let record = scope.controller else { return nil }
    let controlled = ControlledComponent(slot.component, record, in: scope)
    session.effects.prepare(controlled, at: mark)
    return controlled
  }

  /// Returns `true` if the state of a component with a controller has changed, so that the
  /// controller needs a newer component, even an equal one.
  func hasOtherState(_ scope: Scope?) -> Bool {
    guard let scope, scope.hasController, scope.state != nil else { return false }
    return session.isDirty(scope)
  }

  /// Returns the scope of a component without children; `nil` if it has nothing to preserve but its
  /// identity.
  func leafScope<C: Component>(of component: C, _ slot: BuildSlot) -> Scope? {
    let isNeeded =
      slot.previous?.scope != nil || slot.remembered != nil || C.State.self != NoState.self
      || C._controllerFactory != nil
    return isNeeded ? scope(of: component, slot) : nil
  }

  /// Returns the scope of a component: from the previous generation, from a generation that was
  /// forgotten, from unfinished work, or a new one.
  func scope<C: Component>(of component: C, _ slot: BuildSlot) -> Scope {
    scope(
      slot,
      makeState: { session, slot in session.makeState(of: component, slot) },
      makeController: { C._controllerFactory?.makeRecord() },
      isBoundary: C.self == ErrorBoundary.self)
  }

  /// Returns the scope of a component of any type.
  ///
  /// - Parameters:
  ///   - makeState: creates the state of a new component; returns `nil` if it has none.
  ///   - makeController: creates the record of its controller; returns `nil` if it has none.
  ///   - isBoundary: `true` if the component catches errors of its descendants.
  func scope(
    _ slot: BuildSlot, makeState: (BuildSession, BuildSlot) -> (any AnyStateCell)?,
    makeController: () -> (any ControllerRecord)?, isBoundary: Bool = false
  ) -> Scope {
    if let scope = slot.previous?.scope ?? slot.remembered { return scope }
    let name = SiblingName(
      parent: slot.parent, type: slot.type, key: slot.key,
      position: slot.key == nil ? slot.place : 0)
    let scope =
      session.takeUnfinished(name)
      ?? makeScope(
        slot, state: makeState(session, slot), controller: makeController(), isBoundary: isBoundary)
    session.add(scope, named: name)
    if let index = slot.saved { session.restoration?.note(scope, at: index) }
    return scope
  }

  private func makeScope(
    _ slot: BuildSlot, state: (any AnyStateCell)?, controller: (any ControllerRecord)?,
    isBoundary: Bool
  ) -> Scope {
    if state != nil { session.hasMadeState = true }
    return Scope(
      parent: slot.parent, updates: session.updates, state: state, controller: controller,
      isBoundary: isBoundary)
  }
}
