import AlidadeRender
import Synchronization

/// One component of one generation, with its scope and what is inside it.
///
/// A generation shares the nodes of all that did not change with the one before.
final class ComponentNode: Sendable {
  /// What a node does in a layout.
  enum Kind: Sendable {
    /// It stands for what is inside it.
    case group
    /// It places what is inside it.
    case layout(any LayoutComponent, ViewConfiguration?)
    /// It stands for a content that is built when it is laid out.
    case deferred(DeferredContent)

    var resolvesGroups: Bool {
      if case .layout(let component, _) = self { return !component.keepsGroupsTogether }
      return true
    }

    var scrolls: Bool {
      if case .layout(let component, _) = self { return component.scrolls }
      return false
    }
  }

  /// What a node is good for beside telling identities.
  enum Use: Sendable {
    /// It is what was built.
    case all
    /// It has more in it than what was built, which is another node.
    case lookUp(ComponentNode)
    /// It is of a generation before, and may be of older states.
    case identities
  }

  let component: any Component
  /// What survives the generations.
  let scope: Scope
  let type: ComponentType
  let key: ComponentKey?
  let traits: Traits
  let kind: Kind
  /// What was written inside it.
  let children: [ComponentNode]
  /// What it places: what was written inside it, with groups resolved unless it keeps them
  /// together.
  let placed: [ComponentNode]
  /// Whether it scrolls, or something in it.
  let scrolls: Bool
  /// The environment values that its body read.
  let ownReads: Set<ObjectIdentifier>
  /// The environment values that it and all inside it have read.
  let reads: Set<ObjectIdentifier>
  /// Whether anything in it has a controller.
  let hasControllers: Bool
  /// Whether anything in it stands for other than one component.
  private let hasGroups: Bool
  /// What an error boundary showed before something in it failed.
  let kept: ComponentNode?
  let cache: LayoutCache
  let use: Use

  /// What was built: the node itself, or the one that it has more in it than.
  var asBuilt: ComponentNode {
    if case .lookUp(let built) = use { return built }
    return self
  }

  /// The same in all generations.
  var identity: UnitIdentity { scope.identity }

  init(
    _ component: any Component, scope: Scope, type: ComponentType, key: ComponentKey?,
    traits: Traits, kind: Kind, children: [ComponentNode], kept: ComponentNode? = nil,
    cache: LayoutCache, ownReads: Set<ObjectIdentifier>? = nil, use: Use = .all
  ) {
    self.use = use
    self.component = component
    self.scope = scope
    self.type = type
    self.key = key
    self.traits = traits
    self.kind = kind
    self.children = children
    self.kept = kept
    self.cache = cache
    var reads = ownReads ?? scope.reads
    self.ownReads = reads
    var hasControllers = scope.controller != nil || kept?.hasControllers == true
    var scrolls = kind.scrolls
    var hasGroups = false
    for child in children {
      if !child.reads.isEmpty { reads.formUnion(child.reads) }
      hasControllers = hasControllers || child.hasControllers
      scrolls = scrolls || child.scrolls
      hasGroups = hasGroups || child.resolvesToOthers
    }
    placed = hasGroups && kind.resolvesGroups ? children.flatMap(\.resolved) : children
    self.scrolls = scrolls
    self.hasGroups = hasGroups
    if case .deferred = kind {
      // What will be in it is not known yet.
      reads.insert(EnvironmentReads.anything)
      hasControllers = true
    }
    self.reads = reads
    self.hasControllers = hasControllers
  }

  /// Another generation of a node, in which nothing is other than before but single children that
  /// are to it what the former ones were.
  private init(_ former: ComponentNode, exchanging children: [ComponentNode]) {
    use = .all
    component = former.component
    scope = former.scope
    type = former.type
    key = former.key
    traits = former.traits
    kind = former.kind
    self.children = children
    kept = former.kept
    cache = LayoutCache(after: former.cache)
    placed = children
    scrolls = former.scrolls
    hasGroups = false
    ownReads = former.ownReads
    reads = former.reads
    hasControllers = former.hasControllers
  }

  /// The same component with other things in some places.
  ///
  /// - Complexity: O(children), with next to nothing for each unless groups among them are resolved.
  func exchanging(_ replacements: [(place: Int, node: ComponentNode)]) -> ComponentNode {
    var others = children
    var isAlike = !hasGroups
    for (place, node) in replacements {
      isAlike = isAlike && node.isAlike(others[place])
      others[place] = node
    }
    return isAlike ? ComponentNode(self, exchanging: others) : replacing(others)
  }

  /// Whether it is the same to the component around it.
  private func isAlike(_ former: ComponentNode) -> Bool {
    scrolls == former.scrolls && hasControllers == former.hasControllers && reads == former.reads
      && !resolvesToOthers
  }

  /// Whether it is laid out as the only thing in it is.
  var isTransparent: Bool {
    if case .group = kind { return placed.count == 1 && scope.controller == nil }
    return false
  }

  /// Whether its layouts are of no use, because its build or layout is given up.
  var isGivenUp: Bool { BuildSession.current?.isStopped ?? false }

  /// The same component with other things inside.
  func replacing(_ children: [ComponentNode], use: Use = .all) -> ComponentNode {
    ComponentNode(
      component, scope: scope, type: type, key: key, traits: traits, kind: kind,
      children: children, kept: kept, cache: LayoutCache(after: cache), ownReads: ownReads,
      use: use)
  }

  /// The same component telling something else to the one around it.
  func replacing(_ traits: Traits) -> ComponentNode {
    if traits == self.traits { return self }
    return ComponentNode(
      component, scope: scope, type: type, key: key, traits: traits, kind: kind,
      children: children, kept: kept, cache: cache, ownReads: ownReads)
  }

  /// Whether it stands for other than one component.
  private var resolvesToOthers: Bool {
    if case .group = kind { return placed.count != 1 && scope.controller == nil }
    return false
  }

  private var resolved: [ComponentNode] { resolvesToOthers ? placed : [self] }

  /// What it tells the component around it; a component that composes or modifies a single one
  /// passes on what that one tells.
  var effectiveTraits: Traits {
    var merged = traits
    var node = self
    while let inner = node.modified {
      node = inner
      merged = merged.merged(over: node.traits)
    }
    return merged
  }
}
