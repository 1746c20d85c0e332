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
    /// It stands for a content that is built when it is laid out.
    case deferred(DeferredContent)

    var resolvesGroups: Bool {
      if case .layout(let component, _) = self { return !component.keepsGroupsTogether }
      return true
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
  let cache = LayoutCache()

  init(
    identity: UnitIdentity, type: ComponentType, key: ComponentKey?, traits: Traits, kind: Kind,
    scope: Scope?, children: [ComponentNode]
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
  }

  /// Whether it stands for other than one component.
  private var resolvesToOthers: Bool {
    if case .group = kind { return placed.count != 1 }
    return false
  }

  private var resolved: [ComponentNode] { resolvesToOthers ? placed : [self] }

  /// What it tells the component around it; a component that composes a single one passes on what
  /// that one tells.
  var effectiveTraits: Traits {
    guard case .group = kind, placed.count == 1 else { return traits }
    return traits.merged(over: placed[0].effectiveTraits)
  }
}
