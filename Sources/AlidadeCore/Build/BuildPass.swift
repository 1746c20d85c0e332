import AlidadeRender

typealias BuildPass = _BuildPass

/// A pass that evaluates the bodies of components and gives each component its identity.
///
/// A clean component that is equal to the one in its place in the previous generation is kept with
/// all its descendants. If the state of a component changed, only the nodes of its ancestors are
/// created again; other subtrees aren't visited.
///
/// This type is public only because a requirement of ``Component`` names it.
public struct _BuildPass {
  /// The result of building a component.
  public struct Result {
    let node: ComponentNode
  }

  /// The maximum nesting depth of components.
  ///
  /// Every level takes stack space on the thread that builds, lays out or releases the components.
  static let depthLimit = 1000
  /// The minimum number of needlessly rebuilt components that is reported.
  static let notableCost = 32

  let session: BuildSession
  /// The types of the ancestors, from the root.
  private(set) var path: [ComponentType]
  /// The current environment.
  private(set) var environment: Environment
  /// The keys of the current environment values that differ from the previous generation.
  private(set) var changedKeys: Set<ObjectIdentifier>
  /// A Boolean value that is `true` if every component is built, even if it is equal.
  var rebuildsAll = false
  /// The nodes in which to look up identities that the previous node doesn't have.
  var relatives: DeferredRelatives?
  /// A Boolean value that is `true` if the components are compared with those for another space, in
  /// the same generation.
  var isForOtherSpace = false
  /// The place of the component that is about to be visited.
  private var slot: BuildSlot?

  /// - Parameters:
  ///   - session: the work that the pass is part of.
  ///   - environment: the environment around the components to build.
  ///   - changedKeys: the keys of the values in it that have changed.
  ///   - path: the ancestors of the components to build, from the root, for reports.
  init(
    session: BuildSession, environment: Environment, changedKeys: Set<ObjectIdentifier> = [],
    path: [ComponentType] = []
  ) {
    self.session = session
    self.path = path
    self.environment = environment
    self.changedKeys = changedKeys
  }

  /// Builds a component as the next generation of `previous`, if their types and keys are the same.
  mutating func build(
    _ root: AnyComponent, previous: ComponentNode?, parent: Scope?
  ) -> ComponentNode {
    build([root], previous: previous.map { [$0] } ?? [], parent: parent)[0]
  }

  mutating func build(
    _ components: [AnyComponent], previous: [ComponentNode], parent: Scope?
  ) -> [ComponentNode] {
    var matcher = SiblingMatcher(
      previous, of: components, parent: parent, relatives: relatives,
      countsOccurrences: session.hasPreviousState)
    // A literal is cheaper than an array that grows, and most components have one child.
    let nodes: [ComponentNode] =
      components.count == 1
      ? [build(0, of: components, &matcher, parent)]
      : components.indices.map { build($0, of: components, &matcher, parent) }
    // Duplicates among siblings that all existed before were reported before.
    if matcher.hasKeys, !matcher.foundAll { reportDuplicateKeys(components) }
    if matcher.hasLeft(\.hasControllers) { session.mayHaveRemovedControllers = true }
    return nodes
  }

  /// Builds one of several siblings.
  private mutating func build(
    _ place: Int, of components: [AnyComponent], _ matcher: inout SiblingMatcher, _ parent: Scope?
  ) -> ComponentNode {
    let key = components[place].key
    let type = ComponentType(Swift.type(of: components[place].base))
    let previous = matcher.next(at: place, type: type, key: key)
    var remembered: Scope?
    var saved: Int?
    if previous == nil, session.hasPreviousState {
      let name = SiblingName(parent: parent, type: type, key: key, position: matcher.lastOccurrence)
      remembered = session.remembered(name)
      saved = session.restoration?.index(of: name)
    }
    slot = BuildSlot(
      type: type, component: components[place].base, key: key, traits: components[place].traits,
      previous: previous, parent: parent, place: place, remembered: remembered, saved: saved)
    let outer = rebuildsAll
    if matcher.isLastOutdated { rebuildsAll = true }
    let node = components[place].base._accept(&self).node
    rebuildsAll = outer
    node.scope?.index.store(place, ordering: .relaxed)
    return node
  }

  /// Takes the slot of the visited component, which the pass no longer needs.
  mutating func beginNode() -> BuildSlot {
    guard let slot = slot.take() else {
      preconditionFailure("A component was visited without a place.")
    }
    return slot
  }

  // MARK: - Kinds

  /// Builds the children of a box.
  mutating func visit<C: FlexComponent>(boxing component: C) -> Result {
    let slot = beginNode()
    return Result(node: place(component, .box(C.self), slot) { nil })
  }

  /// Builds the content of a modifier that specifies how the content moves.
  mutating func visit<C: MotionComponent>(moving component: C) -> Result {
    let slot = beginNode()
    return Result(
      node: place(component, .box(C.self), slot, motion: component.layoutMotion) { nil })
  }

  /// Builds the children of a component that measures and places them.
  mutating func visit<C: LayoutComponent>(placing component: C) -> Result {
    let slot = beginNode()
    return Result(node: place(component, .layout(C.self), slot) { component.view() })
  }

  /// Builds the children inside a view.
  mutating func visit<C: ViewComponent>(showing component: C) -> Result {
    let slot = beginNode()
    return Result(node: place(component, .box(C.self), slot) { component.view() })
  }

  /// Builds the wrapper of a stateful view.
  mutating func visit<C: StatefulViewComponent>(wrapping component: C) -> Result {
    let slot = beginNode()
    return Result(node: place(component, .layout(C.self), slot) { component.wrapper })
  }

  /// Creates the node of a deferred component, whose content isn't built yet.
  mutating func visit<C: DeferredComponent>(deferring component: C) -> Result {
    let slot = beginNode()
    let scope = scope(of: component, slot)
    session.builtCount += 1
    let controlled = controlled(slot, in: scope)
    note(slot.previous == nil ? .firstTime : .size, slot)
    return Result(node: deferred(component, scope, slot, controlled))
  }

  /// Builds each component of a group.
  mutating func visit(grouping components: [AnyComponent]) -> Result {
    let slot = beginNode()
    let scope = scope(of: ComponentList(components), slot)
    let children = inside(slot, components, slot.previous?.children ?? [], scope)
    if let previous = slot.previous, !rebuildsAll, children.areIdentical(to: previous.children) {
      return Result(node: previous.replacing(slot.traits))
    }
    session.builtCount += 1
    return Result(node: slot.composition(.group, scope, children))
  }

  /// Builds the content of a component in an environment with the provided value.
  mutating func visit<C: EnvironmentProvider>(providing component: C) -> Result {
    let slot = beginNode()
    session.builtCount += 1
    return Result(node: provide(component, scope(of: component, slot), slot))
  }

  /// Builds the content of a boundary, or its fallback.
  mutating func visit(guarding component: ErrorBoundary) -> Result {
    let slot = beginNode()
    session.builtCount += 1
    return Result(node: guarded(component, scope(of: component, slot), slot))
  }

  // MARK: - Nodes

  /// Builds the content of a component without a layout of its own.
  mutating func group(
    _ scope: Scope, _ content: [AnyComponent], _ slot: BuildSlot,
    _ controlled: ControlledComponent? = nil, reads: BodyReads = BodyReads()
  ) -> ComponentNode {
    let children = inside(slot, content, slot.previous?.children ?? [], scope)
    return slot.composition(.group, scope, children, controlled: controlled, reads: reads)
  }

  private mutating func place<C: PrimitiveComponent>(
    _ component: C, _ kind: ComponentNode.Kind, _ slot: BuildSlot,
    motion: LayoutMotion? = nil, view: () -> ViewConfiguration?
  ) -> ComponentNode {
    let before = slot.previous?.children ?? []
    let content = component.children
    let mark = session.mark
    let scope: Scope?
    var children: [ComponentNode] = []
    if content.isEmpty {
      scope = leafScope(of: component, slot)
      if !before.isEmpty { session.mayHaveRemovedControllers = true }
    } else {
      let parent = self.scope(of: component, slot)
      children = inside(slot, content, before, parent)
      scope = parent
    }
    if let previous = slot.previous, !rebuildsAll, children.areIdentical(to: previous.children),
      !hasOtherState(scope)
    {
      if isEqualWithoutChildren(component, previous, slot) {
        return previous.replacing(slot.traits)
      }
    } else if slot.previous == nil {
      note(.firstTime, slot)
    } else {
      note(hasOtherState(scope) ? .state : .properties(["children"]), slot)
    }
    session.builtCount += 1
    var controlled: ControlledComponent?
    if let scope { controlled = self.controlled(slot, in: scope, at: mark) }
    let node = slot.node(
      kind, .layout, scope, children, placing: component.layoutBehavior, view: view(),
      motion: motion, controlled: controlled)
    return session.follow(node, slot.previous)
  }

  private func deferred(
    _ component: any DeferredComponent, _ scope: Scope, _ slot: BuildSlot,
    _ controlled: ControlledComponent?
  ) -> ComponentNode {
    var previous: DeferredContent?
    if case .deferred(let content) = slot.previous?.kind { previous = content }
    let content = DeferredContent(
      component.content, of: scope, controlled, in: self, path: path + [slot.type], after: previous)
    // Its content may read any value.
    return slot.node(
      .deferred(content), .deferred, scope, [], controlled: controlled,
      reads: BodyReads(keys: [EnvironmentReads.anything]))
  }

  private mutating func provide(
    _ provider: any EnvironmentProvider, _ scope: Scope, _ slot: BuildSlot
  ) -> ComponentNode {
    let (outerEnvironment, outerKeys) = (environment, changedKeys)
    defer { (environment, changedKeys) = (outerEnvironment, outerKeys) }
    var previous: Environment.Entry?
    if case .provider(let entry) = slot.previous?.kind { previous = entry }
    let isRepresented =
      previous.map { provider.isRepresented(by: $0.value, session.links) } ?? false
    let entry: Environment.Entry
    if let previous, isRepresented {
      entry = previous.moved(into: environment)
      hideChange(of: provider.key)
      // The previous build may have failed, and wasn't published.
      if rebuildsAll { session.effects.publish(entry) }
    } else {
      entry = Environment.Entry(provider.key, provider.anyValue, from: scope, in: environment)
      session.effects.publish(entry)
      if slot.previous != nil { changedKeys.formUnion([provider.key, EnvironmentReads.anything]) }
    }
    environment = Environment(inside: entry)
    let children = inside(slot, [provider.content], slot.previous?.children ?? [], scope)
    return slot.composition(.provider(entry), scope, children)
  }

  /// Builds the children of a component.
  mutating func inside(
    _ slot: BuildSlot, _ content: [AnyComponent], _ previous: [ComponentNode], _ scope: Scope
  ) -> [ComponentNode] {
    if content.isEmpty, previous.isEmpty { return [] }
    path.append(slot.type)
    defer { path.removeLast() }
    if path.count > BuildPass.depthLimit {
      // Reported only once while the same components are nested too deeply.
      if slot.previous == nil || !previous.isEmpty { reportDepth() }
      return build([], previous: previous, parent: scope)
    }
    return build(content, previous: previous, parent: scope)
  }

  // MARK: - Walking

  /// Calls a function with the path and the environment inside a node.
  mutating func within<Result>(
    _ node: ComponentNode, _ body: (inout BuildPass) -> Result
  ) -> Result {
    path.append(node.type)
    let (outerEnvironment, outerKeys) = (environment, changedKeys)
    if case .provider(let entry) = node.kind {
      environment = Environment(inside: entry.moved(into: environment))
      hideChange(of: entry.key)
    }
    defer {
      path.removeLast()
      (environment, changedKeys) = (outerEnvironment, outerKeys)
    }
    return body(&self)
  }

  /// Removes a changed key whose value is overridden here.
  private mutating func hideChange(of key: ObjectIdentifier) {
    guard changedKeys.remove(key) != nil else { return }
    if changedKeys == [EnvironmentReads.anything] { changedKeys = [] }
  }

  /// Rebuilds the component of a node, which has a scope.
  mutating func rebuild(_ node: ComponentNode, in scope: Scope) -> ComponentNode {
    slot = BuildSlot(of: node, in: scope)
    return node.component._accept(&self).node
  }
}

extension Environment.Entry {
  /// Returns the entry with the same value in another outer environment.
  fileprivate func moved(into outer: Environment) -> Environment.Entry {
    outer === self.outer ? self : Environment.Entry(key, value, from: provider, in: outer)
  }
}
