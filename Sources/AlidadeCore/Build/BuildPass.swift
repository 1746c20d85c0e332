import AlidadeRender

/// The pass that asks components for their bodies and gives each its identity.
///
/// What is equal to the component in its place in the generation before, and clean, is kept with
/// all that is inside it. On the way to a component whose state changed, only the nodes around it
/// are made anew; nothing beside that way is looked at.
struct BuildPass: ComponentVisitor {
  /// A place in the tree that is being built.
  struct Slot {
    let type: ComponentType
    let key: ComponentKey?
    let traits: Traits
    let previous: ComponentNode?
    let parent: Scope?
    /// Where it is among its siblings.
    let place: Int
  }

  let session: BuildSession
  /// The components around what is being built.
  private(set) var path: [ComponentType]
  /// The environment values that are others than in the generation before, here.
  private(set) var changedKeys: Set<ObjectIdentifier>
  /// Whether everything here is built, whatever it is equal to, because it failed before.
  var rebuildsAll = false
  private var slot: Slot

  /// - Parameters:
  ///   - session: the generation.
  ///   - path: the components around what is built, from the root, for reports.
  ///   - changedKeys: the environment values that have changed around it.
  init(
    session: BuildSession, path: [ComponentType] = [], changedKeys: Set<ObjectIdentifier> = []
  ) {
    self.session = session
    self.path = path
    self.changedKeys = changedKeys
    slot = Slot(
      type: ComponentType(NoState.self), key: nil, traits: Traits(), previous: nil, parent: nil,
      place: 0)
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
    var matcher = SiblingMatcher(previous)
    // A literal is cheaper than an array that grows, and most components have one inside.
    let nodes =
      components.count == 1
      ? [build(0, of: components, &matcher, parent)]
      : components.indices.map { build($0, of: components, &matcher, parent) }
    // Those that were there before were reported before.
    if matcher.hasKeys, !matcher.foundAll { reportDuplicateKeys(components) }
    if matcher.hasLeft(\.hasControllers) { session.mayHaveRemoved = true }
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
    slot = Slot(
      type: type, key: key, traits: components[place].traits, previous: former, parent: parent,
      place: place)
    let outer = rebuildsAll
    if case .identities? = former?.use { rebuildsAll = true }
    let node = component.accept(&self)
    rebuildsAll = outer
    node.scope.index = place
    return node
  }

  /// The place of the component that is visited, which is not needed here any longer.
  private mutating func takeSlot() -> Slot {
    var slot = Slot(
      type: slot.type, key: nil, traits: Traits(), previous: nil, parent: nil, place: 0)
    swap(&slot, &self.slot)
    return slot
  }

  // MARK: - Kinds

  /// Builds what a component is composed of.
  mutating func visit<C: Component>(composing component: C) -> ComponentNode {
    let slot = takeSlot()
    if let kept = keep(component, slot) { return kept }
    let scope = scope(of: component, slot)
    session.builtCount += 1
    if scope.hasController { session.prepare(component, in: scope) }
    guard !session.isStopped else { return stopped(component, scope, slot) }
    let state: C.State = scope.state(for: component)
    scope.forgetReads()
    var reference = ScopeReference(whileBuilding: scope)
    // Most bodies keep no context, and then nobody needs a weak reference.
    defer { if !isKnownUniquelyReferenced(&reference) { reference.endBuilding() } }
    do {
      let body = try component.body(Context(state: state, reference: reference))
      return group(component, scope, BuildPass.parts(of: body), slot)
    } catch {
      session.fail(error, path: path + [slot.type], in: scope)
      return stopped(component, scope, slot)
    }
  }

  /// What is written in a body: nearly every body is a list, which needs no node of its own.
  static func parts<Body: Component>(of body: Body) -> [AnyComponent] {
    if Body.self == ComponentList.self {
      return unsafeBitCast(body, to: ComponentList.self).components
    }
    return [AnyComponent(body)]
  }

  /// Builds what is in a box.
  mutating func visit<C: BoxComponent>(boxing component: C) -> ComponentNode {
    let slot = takeSlot()
    return place(component, .box(component), slot) { nil }
  }

  /// Builds what a component places.
  mutating func visit<C: LayoutComponent>(placing component: C) -> ComponentNode {
    let slot = takeSlot()
    return place(component, .layout(component), slot) { component.view() }
  }

  /// Builds what is inside a view.
  mutating func visit<C: ViewComponent>(showing component: C) -> ComponentNode {
    let slot = takeSlot()
    return place(component, .box(component), slot) { component.view() }
  }

  /// Builds what a stateful view is shown in.
  mutating func visit<C: StatefulViewComponent>(wrapping component: C) -> ComponentNode {
    let slot = takeSlot()
    return place(component, .layout(component), slot) { component.wrapper }
  }

  /// Builds nothing yet.
  mutating func visit<C: DeferredComponent>(deferring component: C) -> ComponentNode {
    let slot = takeSlot()
    let scope = scope(of: component, slot)
    session.builtCount += 1
    if scope.hasController { session.prepare(component, in: scope) }
    note(slot.previous == nil ? .firstTime : .size, slot)
    return deferred(component, scope, slot)
  }

  /// Builds each component of a group.
  mutating func visit(grouping components: [AnyComponent]) -> ComponentNode {
    let slot = takeSlot()
    let list = ComponentList(components)
    let scope = scope(of: list, slot)
    session.builtCount += 1
    return group(list, scope, components, slot)
  }

  /// Builds a component that means something to the build itself.
  mutating func visit(special component: SpecialComponent) -> ComponentNode {
    let slot = takeSlot()
    session.builtCount += 1
    switch component.kind {
    case .environment(let provider):
      let scope = scope(of: provider, slot)
      return provide(provider, scope, slot)
    case .messages(let receiver):
      let scope = scope(of: receiver, slot)
      let (action, type) = (receiver.anyAction, receiver.messageType)
      session.onCommit { scope.setHandler(action, for: type) }
      return group(receiver, scope, [receiver.content], slot)
    case .boundary(let boundary):
      let scope = scope(of: boundary, slot)
      return guarded(boundary, scope, slot)
    }
  }

  // MARK: - Nodes

  /// What stands for its content.
  mutating func group(
    _ component: any Component, _ scope: Scope, _ content: [AnyComponent], _ slot: Slot,
    kept: ComponentNode? = nil
  ) -> ComponentNode {
    let children = inside(slot, content, slot.previous?.children ?? [], scope)
    if let previous = slot.previous?.asBuilt, children.areIdentical(to: previous.children),
      previous.reads == scope.reads.union(children.reads), kept === previous.kept,
      !scope.hasController
    {
      // What is inside is the same, and so is its layout, but the next generation is compared with
      // the newer component.
      return ComponentNode(
        .group(component), .group, scope: scope, type: slot.type, key: slot.key,
        traits: slot.traits,
        children: children, kept: kept, cache: previous.cache)
    }
    return ComponentNode(
      .group(component), .group, scope: scope, type: slot.type, key: slot.key, traits: slot.traits,
      children: children, kept: kept, after: slot.previous?.cache)
  }

  private mutating func place<C: PrimitiveComponent>(
    _ component: C, _ kind: ComponentNode.Kind, _ slot: Slot, view: () -> ViewConfiguration?
  ) -> ComponentNode {
    let before = slot.previous?.children ?? []
    let content = component.children
    let scope = scope(of: component, slot, isLeaf: content.isEmpty)
    let place = session.prepared.count
    let children = content.isEmpty ? [] : inside(slot, content, before, scope)
    if content.isEmpty, !before.isEmpty { session.mayHaveRemoved = true }
    if let previous = slot.previous?.asBuilt, !rebuildsAll,
      children.areIdentical(to: previous.children)
    {
      if isEqual(component, previous, slot) { return previous.replacing(slot.traits) }
    } else {
      note(slot.previous == nil ? .firstTime : .properties(["children"]), slot)
    }
    session.builtCount += 1
    if scope.hasController { session.prepare(component, in: scope, at: place) }
    let node = ComponentNode(
      kind, .layout, scope: scope, type: slot.type, key: slot.key,
      traits: slot.traits,
      placing: component.layoutTraits, view: view(), children: children,
      after: slot.previous?.cache, ownReads: [])
    return session.follow(node, slot.previous?.asBuilt)
  }

  func deferred(
    _ component: any DeferredComponent, _ scope: Scope, _ slot: Slot
  ) -> ComponentNode {
    var before: DeferredContent?
    if case .deferred(_, let content) = slot.previous?.kind { before = content }
    let content = DeferredContent(
      path: path + [slot.type], session: session, scope: scope, previous: before,
      changedKeys: changedKeys, rebuildsAll: rebuildsAll, content: component.content)
    if before != nil { session.mayHaveRemoved = true }
    // What is in it may read any value.
    scope.noteRead(EnvironmentReads.anything)
    return ComponentNode(
      .deferred(component, content), .deferred, scope: scope, type: slot.type, key: slot.key,
      traits: slot.traits, children: [], after: slot.previous?.cache)
  }

  private mutating func provide(
    _ provider: any EnvironmentProvider, _ scope: Scope, _ slot: Slot
  ) -> ComponentNode {
    let outer = changedKeys
    defer { changedKeys = outer }
    let key = provider.key
    let before = scope.provided(key)
    if let before, provider.isSame(as: before) {
      hideChange(of: key)
    } else {
      if slot.previous != nil { changedKeys.formUnion([key, EnvironmentReads.anything]) }
      scope.provide(provider.anyValue, for: key)
      session.onUndo(in: scope) { scope.provide(before, for: key) }
    }
    return group(provider, scope, [provider.content], slot)
  }

  /// Builds what is inside a component.
  mutating func inside(
    _ slot: Slot, _ content: [AnyComponent], _ previous: [ComponentNode], _ scope: Scope
  ) -> [ComponentNode] {
    if content.isEmpty, previous.isEmpty { return [] }
    path.append(slot.type)
    defer { path.removeLast() }
    return build(content, previous: previous, parent: scope)
  }

  /// Some node, for a build that comes to nothing or to the next error boundary.
  func stopped(_ component: any Component, _ scope: Scope, _ slot: Slot) -> ComponentNode {
    slot.previous
      ?? ComponentNode(
        .group(component), .group, scope: scope, type: slot.type, key: slot.key,
        traits: slot.traits,
        children: [])
  }

  // MARK: - Walking

  /// Does something inside a node.
  mutating func within<Result>(
    _ node: ComponentNode, hiding key: ObjectIdentifier? = nil,
    _ body: (inout BuildPass) -> Result
  ) -> Result {
    path.append(node.type)
    let outer = changedKeys
    if let key { hideChange(of: key) }
    defer {
      path.removeLast()
      changedKeys = outer
    }
    return body(&self)
  }

  /// Notes that what has changed around under a key does not reach what is inside.
  private mutating func hideChange(of key: ObjectIdentifier) {
    guard changedKeys.remove(key) != nil else { return }
    if changedKeys == [EnvironmentReads.anything] { changedKeys = [] }
  }

  /// Builds a node's component anew.
  mutating func rebuild(_ node: ComponentNode) -> ComponentNode {
    slot = Slot(
      type: node.type, key: node.key, traits: node.traits, previous: node,
      parent: node.scope.parent, place: node.scope.index)
    switch node.kind {
    case .group(let component): return component.accept(&self)
    case .box(let component): return component.accept(&self)
    case .layout(let component): return component.accept(&self)
    case .deferred(let component, _): return component.accept(&self)
    }
  }
}

extension [ComponentNode] {
  /// Whether these are the very same nodes.
  fileprivate func areIdentical(to others: [ComponentNode]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0 === $1 }
  }

  fileprivate var reads: Set<ObjectIdentifier> {
    reduce(into: []) { if !$1.reads.isEmpty { $0.formUnion($1.reads) } }
  }
}
