import AlidadeRender

/// The pass that asks components for their bodies and gives each its identity.
struct BuildPass: ComponentVisitor {
  private let session: BuildSession
  private var path: [ComponentType]

  // What is being built.
  private var key: ComponentKey?
  private var traits = Traits()
  private var type = ComponentType(NoState.self)
  private var previous: ComponentNode?

  /// The number of components built.
  private(set) var builtCount = 0

  /// - Parameters:
  ///   - session: the generation.
  ///   - path: the components around what is built, from the root, for reports.
  init(session: BuildSession, path: [ComponentType] = []) {
    self.session = session
    self.path = path
  }

  /// Builds a component as the next generation of `previous`, if that is of the same type and key.
  mutating func build(_ root: AnyComponent, previous: ComponentNode?) -> ComponentNode {
    build([root], previous: previous.map { [$0] } ?? [])[0]
  }

  private mutating func build(
    _ components: [AnyComponent], previous: [ComponentNode]
  ) -> [ComponentNode] {
    var matcher = SiblingMatcher(previous)
    var nodes: [ComponentNode] = []
    nodes.reserveCapacity(components.count)
    for component in components {
      let type = ComponentType(Swift.type(of: component.base))
      self.previous = matcher.next(type: type, key: component.key)
      self.type = type
      key = component.key
      traits = component.traits
      builtCount += 1
      nodes.append(component.base.accept(&self))
    }
    // Those that were there before were reported before.
    if !matcher.foundAll { reportDuplicateKeys(components) }
    return nodes
  }

  // MARK: - Kinds

  /// Builds what a component is composed of.
  mutating func visit<C: Component>(composing component: C) -> ComponentNode {
    let (scope, state) = scope(of: component)
    let body = component.body(Context(state: state, scope: scope))
    return finish(.group, scope, [AnyComponent(body)])
  }

  /// Builds what a component places.
  mutating func visit<C: LayoutComponent>(placing component: C) -> ComponentNode {
    finish(.layout(component, nil), nil, component.children)
  }

  /// Builds what is inside a view.
  mutating func visit<C: ViewComponent>(showing component: C) -> ComponentNode {
    finish(.layout(component, component.view()), nil, component.children)
  }

  /// Builds nothing yet.
  mutating func visit<C: DeferredComponent>(deferring component: C) -> ComponentNode {
    var before: DeferredContent?
    if case .deferred(let content) = previous?.kind { before = content }
    let content = DeferredContent(
      path: path + [type], session: session, previous: before, content: component.content)
    return finish(.deferred(content), nil, [])
  }

  /// Builds each component of a group.
  mutating func visit(grouping components: [AnyComponent]) -> ComponentNode {
    finish(.group, nil, components)
  }

  private mutating func finish(
    _ kind: ComponentNode.Kind, _ scope: Scope?, _ components: [AnyComponent]
  ) -> ComponentNode {
    let (type, key, traits, previous) = (type, key, traits, previous)
    path.append(type)
    let children =
      components.isEmpty ? [] : build(components, previous: previous?.children ?? [])
    path.removeLast()
    return ComponentNode(
      identity: previous?.identity ?? .unique(), type: type, key: key, traits: traits, kind: kind,
      scope: scope, children: children)
  }

  private func scope<C: Component>(of component: C) -> (Scope?, C.State) {
    if C.State.self == NoState.self { return (nil, component.initialState()) }
    if let scope = previous?.scope, let state = scope.fold() as? C.State { return (scope, state) }
    let initial = component.initialState()
    return (Scope(state: initial, didChange: session.didChange), initial)
  }

  // MARK: - Duplicate keys

  private func reportDuplicateKeys(_ components: [AnyComponent]) {
    guard components.contains(where: { $0.key != nil }) else { return }
    struct Name: Hashable {
      let type: ObjectIdentifier
      let key: ComponentKey
    }
    var places: [Name: Int] = [:]
    for (place, component) in components.enumerated() {
      guard let key = component.key else { continue }
      let type = Swift.type(of: component.base)
      let name = Name(type: ObjectIdentifier(type), key: key)
      if let first = places[name] {
        report(key, String(describing: type), first: first, second: place)
      } else {
        places[name] = place
      }
    }
  }

  private func report(_ key: ComponentKey, _ type: String, first: Int, second: Int) {
    let around = path.map(\.name).joined(separator: " › ")
    Diagnostics.report(
      Diagnostic(
        "Two siblings share the key \"\(key)\": \(type) in \(around.isEmpty ? "the root" : around).",
        values: ["first   child \(first)", "second  child \(second)"],
        remedy: """
          State and recycled views follow keys, so after a reorder these two could exchange theirs. Usually either \
          the ids of the items are not unique, or the key was made from something that is not an id, such as a title. \
          Give each a key that no sibling has. Until then they are told apart by their order.
          """))
  }
}
