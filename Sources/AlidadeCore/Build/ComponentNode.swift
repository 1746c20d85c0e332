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
  /// What an error boundary showed before something in it failed.
  let kept: ComponentNode?
  let cache: LayoutCache

  /// The same in all generations.
  var identity: UnitIdentity { scope.identity }

  init(
    _ component: any Component, scope: Scope, type: ComponentType, key: ComponentKey?,
    traits: Traits, kind: Kind, children: [ComponentNode], kept: ComponentNode? = nil,
    cache: LayoutCache, ownReads: Set<ObjectIdentifier>? = nil
  ) {
    self.component = component
    self.scope = scope
    self.type = type
    self.key = key
    self.traits = traits
    self.kind = kind
    self.children = children
    self.kept = kept
    self.cache = cache
    placed =
      kind.resolvesGroups && children.contains { $0.resolvesToOthers }
      ? children.flatMap(\.resolved) : children
    scrolls = kind.scrolls || children.contains { $0.scrolls }
    var reads = ownReads ?? scope.reads
    self.ownReads = reads
    var hasControllers = scope.controller != nil || kept?.hasControllers == true
    for child in children {
      if !child.reads.isEmpty { reads.formUnion(child.reads) }
      hasControllers = hasControllers || child.hasControllers
    }
    if case .deferred = kind { hasControllers = true }
    self.reads = reads
    self.hasControllers = hasControllers
  }

  /// Whether it is laid out as the only thing in it is.
  var isTransparent: Bool {
    if case .group = kind { return placed.count == 1 && scope.controller == nil }
    return false
  }

  /// Whether its layouts are of no use, because its build or layout is given up.
  var isGivenUp: Bool { BuildSession.current?.isStopped ?? false }

  /// The same component with other things inside.
  func replacing(_ children: [ComponentNode]) -> ComponentNode {
    ComponentNode(
      component, scope: scope, type: type, key: key, traits: traits, kind: kind,
      children: children, kept: kept, cache: LayoutCache(after: cache), ownReads: ownReads)
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
