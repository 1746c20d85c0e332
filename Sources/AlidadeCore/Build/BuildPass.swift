import AlidadeRender

typealias BuildPass = _BuildPass

/// The pass that asks components for their bodies and gives each its identity.
///
/// A component that is clean and equal to the one in its place in the previous generation is kept with
/// everything inside it. On the way to a component whose state changed, only the nodes around it are
/// made anew; nothing beside that way is looked at.
///
/// Public only because it is named by a requirement of ``Component`` that the kinds of components
/// implement.
public struct _BuildPass {
  /// The outcome of building a component.
  public struct Result {
    let node: ComponentNode
  }

  /// The number of components that may be inside each other.
  ///
  /// Every level takes some of the stack of the thread that builds, lays out, or releases them.
  static let depthLimit = 1000
  /// The number of components that are worth a notice if they are rebuilt for nothing.
  static let notableCost = 32

  let session: BuildSession
  /// The components around what is being built.
  private(set) var path: [ComponentType]
  /// The environment here.
  private(set) var environment: Environment
  /// The keys of the environment values that differ from those of the previous generation, here.
  private(set) var changedKeys: Set<ObjectIdentifier>
  /// A Boolean value that is `true` if everything here is built, whatever it is equal to.
  var rebuildsAll = false
  /// The nodes in which identities are looked up that the previous node does not have.
  var relatives: DeferredRelatives?
  private var slot: BuildSlot

  /// - Parameters:
  ///   - session: the work that the pass is a part of.
  ///   - environment: the environment around what is built.
  ///   - changedKeys: the keys of the values in it that have changed.
  ///   - path: the components around what is built, from the root, for reports.
  init(
    session: BuildSession, environment: Environment, changedKeys: Set<ObjectIdentifier> = [],
    path: [ComponentType] = []
  ) {
    self.session = session
    self.path = path
    self.environment = environment
    self.changedKeys = changedKeys
    slot = BuildSlot(type: ComponentType(NoState.self))
  }

  /// Builds a component as the next generation of `previous`, if that is of the same type and key.
  mutating func build(
    _ root: AnyComponent, previous: ComponentNode?, parent: Scope?
  ) -> ComponentNode {
    build([root], previous: previous.map { [$0] } ?? [], parent: parent)[0]
  }

  mutating func build(
    _ components: [AnyComponent], previous: [ComponentNode], parent: Scope?
  ) -> [ComponentNode] {
    var matcher = SiblingMatcher(
      previous, parent: parent, relatives: relatives, countsOccurrences: session.hasRemembered)
    // A literal is cheaper than an array that grows, and most components have one inside.
    let nodes: [ComponentNode] =
      components.count == 1
      ? [build(0, of: components, &matcher, parent)]
      : components.indices.map { build($0, of: components, &matcher, parent) }
    // Those that were there before were reported before.
    if matcher.hasKeys, !matcher.foundAll { reportDuplicateKeys(components) }
    if matcher.hasLeft(\.hasControllers) { session.mayHaveRemovedControllers = true }
    return nodes
  }

  /// Builds one of several siblings.
  private mutating func build(
    _ place: Int, of components: [AnyComponent], _ matcher: inout SiblingMatcher, _ parent: Scope?
  ) -> ComponentNode {
    let component = components[place].base
    let key = components[place].key
    let type = ComponentType(Swift.type(of: component))
    let former = matcher.next(type: type, key: key)
    slot = BuildSlot(
      type: type, key: key, traits: components[place].traits, previous: former, parent: parent,
      place: place)
    if former == nil, session.hasRemembered {
      slot.remembered = session.remembered(
        SiblingName(parent: parent, type: type, key: key, position: matcher.lastOccurrence))
    }
    let outer = rebuildsAll
    if matcher.isLastOutdated { rebuildsAll = true }
    let node = component._accept(&self).node
    rebuildsAll = outer
    node.scope.index.store(place, ordering: .relaxed)
    return node
  }

  /// Returns the place of the component that is visited, which the pass needs no longer.
  private mutating func beginNode() -> BuildSlot {
    var slot = BuildSlot(type: slot.type)
    swap(&slot, &self.slot)
    return slot
  }

  // MARK: - Kinds

  /// Builds the body of a component.
  mutating func visit<C: Component>(composing component: C) -> Result {
    let slot = beginNode()
    if let kept = keep(component, slot) { return Result(node: kept) }
    let scope = scope(of: component, slot)
    session.builtCount += 1
    if scope.hasController { session.prepare(component, in: scope) }
    guard !session.isStopped else { return Result(node: slot.stopped(component, scope)) }
    let state: C.State = scope.state(for: component)
    var reference = ScopeReference(inBodyOf: scope, environment)
    let content = BuildPass.content(of: component, state, reference)
    // Most bodies keep no context, and then nobody needs a weak reference. Asked before the call,
    // which refers to the object itself.
    let isShared = !isKnownUniquelyReferenced(&reference)
    let reads = reference.endBody(isShared: isShared)
    switch content {
    case .failure(let error):
      session.fail(error, path: path + [slot.type], in: scope)
      return Result(node: slot.stopped(component, scope))
    case .success(let content):
      let before = session.builtCount
      let node = group(component, scope, content, slot, reads: reads)
      if !session.isDirty(scope) { noteCost(of: component, session.builtCount - before, slot) }
      return Result(node: node)
    }
  }

  /// Not inlined, so that the context is released when this returns, unless the body has kept it.
  @inline(never) private static func content<C: Component>(
    of component: C, _ state: C.State, _ reference: ScopeReference
  ) -> Swift.Result<[AnyComponent], any Error> {
    do {
      let context = Context(state: state, reference: reference)
      return .success(parts(of: try component.body(context)))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the components written in a body; nearly every body is a list, which needs no node of
  /// its own.
  static func parts<Body: Component>(of body: Body) -> [AnyComponent] {
    if Body.self == ComponentList.self {
      // Proof: the types are the same. A cast would ask the runtime, for each component.
      return unsafeBitCast(body, to: ComponentList.self).components
    }
    return [AnyComponent(body)]
  }

  /// Builds the children of a box.
  mutating func visit<C: BoxComponent>(boxing component: C) -> Result {
    let slot = beginNode()
    return Result(node: place(component, .box(component), slot) { nil })
  }

  /// Builds the children of a component that measures and places them.
  mutating func visit<C: LayoutComponent>(placing component: C) -> Result {
    let slot = beginNode()
    return Result(node: place(component, .layout(component), slot) { component.view() })
  }

  /// Builds the children inside a view.
  mutating func visit<C: ViewComponent>(showing component: C) -> Result {
    let slot = beginNode()
    return Result(node: place(component, .box(component), slot) { component.view() })
  }

  /// Builds the wrapper of a stateful view.
  mutating func visit<C: StatefulViewComponent>(wrapping component: C) -> Result {
    let slot = beginNode()
    return Result(node: place(component, .layout(component), slot) { component.wrapper })
  }

  /// Builds nothing yet.
  mutating func visit<C: DeferredComponent>(deferring component: C) -> Result {
    let slot = beginNode()
    let scope = scope(of: component, slot)
    session.builtCount += 1
    if scope.hasController { session.prepare(component, in: scope) }
    note(slot.previous == nil ? .firstTime : .size, slot)
    return Result(node: deferred(component, scope, slot))
  }

  /// Builds each component of a group.
  mutating func visit(grouping components: [AnyComponent]) -> Result {
    let slot = beginNode()
    let list = ComponentList(components)
    let scope = scope(of: list, slot)
    session.builtCount += 1
    return Result(node: group(list, scope, components, slot))
  }

  /// Builds the content of a component in an environment with its value.
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

  /// Builds the content of a component that has no layout of its own.
  mutating func group(
    _ component: any Component, _ scope: Scope, _ content: [AnyComponent], _ slot: BuildSlot,
    reads: Set<ObjectIdentifier> = []
  ) -> ComponentNode {
    let children = inside(slot, content, slot.previous?.children ?? [], scope)
    return slot.composition(.group(component), scope, children, reads: reads)
  }

  private mutating func place<C: PrimitiveComponent>(
    _ component: C, _ kind: consuming ComponentNode.Kind, _ slot: BuildSlot,
    view: () -> ViewConfiguration?
  ) -> ComponentNode {
    let before = slot.previous?.children ?? []
    let content = component.children
    let scope = scope(of: component, slot, isLeaf: content.isEmpty)
    let place = session.prepared.count
    let children = content.isEmpty ? [] : inside(slot, content, before, scope)
    if content.isEmpty, !before.isEmpty { session.mayHaveRemovedControllers = true }
    if let previous = slot.previous, !rebuildsAll, children.areIdentical(to: previous.children) {
      if isEqual(component, previous, slot) { return previous.replacing(slot.traits) }
    } else {
      note(slot.previous == nil ? .firstTime : .properties(["children"]), slot)
    }
    session.builtCount += 1
    if scope.hasController { session.prepare(component, in: scope, at: place) }
    let node = slot.node(
      kind, .layout, scope, children, placing: component.layoutTraits, view: view())
    return session.follow(node, slot.previous)
  }

  private func deferred(
    _ component: any DeferredComponent, _ scope: Scope, _ slot: BuildSlot
  ) -> ComponentNode {
    var former: DeferredContent?
    if case .deferred(_, let content) = slot.previous?.kind { former = content }
    let content = DeferredContent(
      component.content, of: scope, in: self, path: path + [slot.type], after: former)
    if former != nil { session.mayHaveRemovedControllers = true }
    // Its content may read any value.
    return slot.node(
      .deferred(component, content), .deferred, scope, [], reads: [EnvironmentReads.anything])
  }

  private mutating func provide(
    _ provider: any EnvironmentProvider, _ scope: Scope, _ slot: BuildSlot
  ) -> ComponentNode {
    let (outerEnvironment, outerKeys) = (environment, changedKeys)
    defer { (environment, changedKeys) = (outerEnvironment, outerKeys) }
    var former: Environment.Entry?
    if case .provider(_, let entry) = slot.previous?.kind { former = entry }
    let isRepresented = former.map { provider.isRepresented(by: $0.value, session.links) } ?? false
    let entry: Environment.Entry
    if let former, isRepresented {
      entry = former.moved(into: environment)
      hideChange(of: provider.key)
    } else {
      entry = Environment.Entry(provider.key, provider.anyValue, from: scope, in: environment)
      session.publish(entry)
      if slot.previous != nil { changedKeys.formUnion([provider.key, EnvironmentReads.anything]) }
    }
    environment = Environment(inside: entry)
    let children = inside(slot, [provider.content], slot.previous?.children ?? [], scope)
    return slot.composition(.provider(provider, entry), scope, children)
  }

  /// Builds the components inside one.
  mutating func inside(
    _ slot: BuildSlot, _ content: [AnyComponent], _ previous: [ComponentNode], _ scope: Scope
  ) -> [ComponentNode] {
    if content.isEmpty, previous.isEmpty { return [] }
    path.append(slot.type)
    defer { path.removeLast() }
    if path.count > BuildPass.depthLimit {
      // Once, as long as the same components are too deep.
      if slot.previous == nil || !previous.isEmpty { reportDepth() }
      return build([], previous: previous, parent: scope)
    }
    return build(content, previous: previous, parent: scope)
  }

  // MARK: - Walking

  /// Does something inside a node.
  mutating func within<Result>(
    _ node: ComponentNode, _ body: (inout BuildPass) -> Result
  ) -> Result {
    path.append(node.type)
    let (outerEnvironment, outerKeys) = (environment, changedKeys)
    if case .provider(let provider, let entry) = node.kind {
      environment = Environment(inside: entry.moved(into: environment))
      hideChange(of: provider.key)
    }
    defer {
      path.removeLast()
      (environment, changedKeys) = (outerEnvironment, outerKeys)
    }
    return body(&self)
  }

  /// Notes that a value that has changed around is hidden by another one.
  private mutating func hideChange(of key: ObjectIdentifier) {
    guard changedKeys.remove(key) != nil else { return }
    if changedKeys == [EnvironmentReads.anything] { changedKeys = [] }
  }

  /// Builds the component of a node again.
  mutating func rebuild(_ node: ComponentNode) -> ComponentNode {
    slot = BuildSlot(of: node)
    switch node.kind {
    case .group(let component): return component._accept(&self).node
    case .provider(let component, _): return component._accept(&self).node
    case .boundary(let component, _): return component._accept(&self).node
    case .box(let component): return component._accept(&self).node
    case .layout(let component): return component._accept(&self).node
    case .deferred(let component, _): return component._accept(&self).node
    }
  }
}

extension Environment.Entry {
  /// Returns the entry with the same value in another environment around.
  fileprivate func moved(into outer: Environment) -> Environment.Entry {
    outer === self.outer ? self : Environment.Entry(key, value, from: provider, in: outer)
  }
}
