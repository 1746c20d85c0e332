import AlidadeRender
import Synchronization

/// One component of one generation, with its identity and what is inside it.
final class ComponentNode: Sendable {
  /// What a node does in a layout.
  enum Kind: Sendable {
    /// It stands for what is inside it.
    case group
    /// It places what is inside it.
    case layout(any LayoutComponent, ViewConfiguration?)

    var resolvesGroups: Bool {
      if case .layout(let component, _) = self { return !component.keepsGroupsTogether }
      return true
    }

    var scrolls: Bool {
      if case .layout(let component, _) = self { return component.scrolls }
      return false
    }
  }

  /// The same in all generations.
  let identity: UnitIdentity
  let type: ComponentType
  let key: ComponentKey?
  let traits: Traits
  let kind: Kind
  /// What the component remembers; `nil` if that is nothing.
  let scope: Scope?
  /// What was written inside it.
  let children: [ComponentNode]
  /// What it places: what was written inside it, with groups resolved unless it keeps them
  /// together.
  let placed: [ComponentNode]
  /// Whether it scrolls, or something in it.
  let scrolls: Bool
  let cache: LayoutCache

  init(
    identity: UnitIdentity, type: ComponentType, key: ComponentKey?, traits: Traits, kind: Kind,
    scope: Scope?, children: [ComponentNode],
    cache: LayoutCache
  ) {
    self.identity = identity
    self.type = type
    self.key = key
    self.traits = traits
    self.kind = kind
    self.scope = scope
    self.children = children
    placed =
      kind.resolvesGroups && children.contains { $0.resolvesToOthers }
      ? children.flatMap(\.resolved) : children
    scrolls = kind.scrolls || children.contains { $0.scrolls }
    self.cache = cache
  }

  /// Whether it stands for other than one component.
  private var resolvesToOthers: Bool {
    if case .group = kind { return placed.count != 1 }
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
