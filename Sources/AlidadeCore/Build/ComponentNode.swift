import AlidadeRender
import Synchronization

/// One component of one generation, with its scope and what is inside it.
///
/// A generation shares the nodes of all that did not change with the one before.
final class ComponentNode: Sendable {
  /// What a node does in a layout, and the component that it is made of.
  enum Kind: Sendable {
    /// It stands for what is inside it.
    case group(any Component)
    /// It stands for what is inside it, and provides a value to that.
    case provider(any EnvironmentProvider, Environment.Entry)
    /// It stands for what is inside it: a content, or a fallback for one that failed.
    ///
    /// - Parameter kept: the content before it failed.
    case boundary(ErrorBoundary, kept: ComponentNode?)
    /// It is a box with what is inside it.
    case box(any BoxComponent)
    /// It places what is inside it.
    case layout(any LayoutComponent)
    /// It stands for a content that is built when it is laid out.
    case deferred(any DeferredComponent, DeferredContent)
  }

  /// What a node does in a layout, without its component.
  enum Role: Sendable {
    case group
    case layout
    case deferred
  }

  // First what each layout looks at, so that it is near to each other in memory.

  /// What it does in a layout; cheaper to ask than the kind.
  let role: Role
  /// Whether it is laid out as the only thing that it composes.
  let composesOne: Bool
  /// Whether it has nothing of its own beside that: its layouts are those of what it composes.
  let isTransparent: Bool
  /// Whether it tells anything to the component around it, by itself or through what it modifies.
  let hasTraits: Bool
  /// Whether it scrolls, or something in it.
  let scrolls: Bool
  /// Whether the component itself has a controller.
  let hasController: Bool
  /// Whether anything in it has a controller.
  let hasControllers: Bool
  /// Whether anything in it stands for other than one component.
  private let hasGroups: Bool
  let type: ComponentType
  /// What it stands for, if that is what it composes, directly or through others.
  private let composed: ComponentNode?
  /// What it places: what was written inside it, with groups resolved unless it keeps them
  /// together.
  let placed: [ComponentNode]
  let cache: LayoutCache
  /// What a component that places others says of itself.
  let placing: LayoutTraits
  let kind: Kind
  /// The same in all generations; that of the scope, which a layout does without otherwise.
  let identity: UnitIdentity
  /// What it shows, unless its layout says something else.
  let view: ViewConfiguration?

  /// What survives the generations.
  let scope: Scope
  let key: ComponentKey?
  let traits: Traits
  /// What was written inside it.
  let children: [ComponentNode]
  /// The environment values that its body read.
  let ownReads: Set<ObjectIdentifier>
  /// The environment values that it and all inside it have read.
  let reads: Set<ObjectIdentifier>
  /// What it stands for: itself, or the only component that it composes, directly or through others.
  var standingFor: ComponentNode { composed ?? self }

  /// The component; wrapped anew each time, so hot code looks into the kind.
  var component: any Component {
    switch kind {
    case .group(let component): component
    case .provider(let component, _): component
    case .boundary(let component, _): component
    case .box(let component): component
    case .layout(let component): component
    case .deferred(let component, _): component
    }
  }

  /// - Parameter cache: the layouts that are known, if those of the generation before still hold.
  init(
    _ kind: consuming Kind, _ role: Role, scope: Scope, type: ComponentType,
    key: consuming ComponentKey?, traits: consuming Traits,
    placing: LayoutTraits = LayoutTraits(), view: consuming ViewConfiguration? = nil,
    children: [ComponentNode], cache: LayoutCache? = nil, after previous: LayoutCache? = nil,
    ownReads: Set<ObjectIdentifier>
  ) {
    self.role = role
    self.placing = placing
    self.view = view
    self.scope = scope
    identity = scope.identity
    hasController = scope.hasController
    self.type = type
    self.key = key
    self.traits = traits
    self.children = children
    var reads = ownReads
    self.ownReads = reads
    var hasControllers = hasController
    self.kind = kind
    if case .boundary(_, let kept?) = self.kind, kept.hasControllers { hasControllers = true }
    var scrolls = placing.scrolls
    var hasGroups = false
    for child in children {
      if !child.reads.isEmpty { reads.formUnion(child.reads) }
      hasControllers = hasControllers || child.hasControllers
      scrolls = scrolls || child.scrolls
      hasGroups = hasGroups || child.resolvesToOthers
    }
    let isResolved = hasGroups && !placing.keepsGroupsTogether
    placed = isResolved ? children.flatMap(\.resolved) : children
    let composesOne = placed.count == 1 && role == .group
    self.composesOne = composesOne
    composed = composesOne ? placed[0].standingFor : nil
    isTransparent = composesOne && !hasController
    let modified = ComponentNode.modified(of: placed, composesOne, placing)
    hasTraits = !self.traits.isEmpty || modified?.hasTraits == true
    self.scrolls = scrolls
    self.hasGroups = hasGroups
    // What will be in it is not known yet.
    if role == .deferred { hasControllers = true }
    self.reads = reads
    self.hasControllers = hasControllers
    self.cache = isTransparent ? .unused : cache ?? LayoutCache(after: previous)
  }

  /// The component that one modifies, or the only one that it composes.
  private static func modified(
    of placed: [ComponentNode], _ composesOne: Bool, _ placing: LayoutTraits
  ) -> ComponentNode? {
    if composesOne { return placed[0] }
    guard let place = placing.modifiedChild, placed.indices.contains(place) else { return nil }
    return placed[place]
  }

  /// The component that it modifies, or the only one that it composes.
  var modified: ComponentNode? { ComponentNode.modified(of: placed, composesOne, placing) }

  /// The index of the content in a box around one: the child that is modified, or the only one.
  var contentIndex: Int? {
    if let place = placing.modifiedChild { return placed.indices.contains(place) ? place : nil }
    return placed.count == 1 ? 0 : nil
  }

  /// Another generation of a node, in which nothing is other than before but single children that
  /// are to it what the former ones were.
  private init(_ former: ComponentNode, exchanging children: [ComponentNode]) {
    kind = former.kind
    role = former.role
    placing = former.placing
    view = former.view
    scope = former.scope
    identity = former.identity
    hasController = former.hasController
    type = former.type
    key = former.key
    traits = former.traits
    self.children = children
    cache = former.isTransparent ? .unused : LayoutCache(after: former.cache)
    placed = children
    composesOne = former.composesOne
    composed = former.composesOne ? children[0].standingFor : nil
    let modified = ComponentNode.modified(of: children, former.composesOne, former.placing)
    hasTraits = !former.traits.isEmpty || modified?.hasTraits == true
    isTransparent = former.isTransparent
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

  /// Returns the same component with other things inside.
  private func replacing(_ children: [ComponentNode]) -> ComponentNode {
    ComponentNode(
      kind, role, scope: scope, type: type, key: key, traits: traits, placing: placing, view: view,
      children: children, after: cache, ownReads: ownReads)
  }

  /// The same component telling something else to the one around it.
  func replacing(_ traits: Traits) -> ComponentNode {
    if traits == self.traits { return self }
    return ComponentNode(
      kind, role, scope: scope, type: type, key: key, traits: traits, placing: placing, view: view,
      children: children, cache: cache, ownReads: ownReads)
  }

  /// Whether it stands for other than one component.
  private var resolvesToOthers: Bool {
    role == .group && !composesOne && !hasController
  }

  private var resolved: [ComponentNode] { resolvesToOthers ? placed : [self] }

  /// What it tells the component around it; a component that composes or modifies a single one
  /// passes on what that one tells.
  var effectiveTraits: Traits {
    if !hasTraits { return Traits() }
    var merged = traits
    var node = self
    while let inner = node.modified {
      node = inner
      merged = merged.merged(over: node.traits)
    }
    return merged
  }

  /// What it tells a flex container; modifiers pass on what their content tells.
  var flexItem: FlexItem? {
    if !hasTraits { return nil }
    var item = traits.flexItem
    var node = self
    while let inner = node.modified {
      node = inner
      if let told = node.traits.flexItem { item = item?.merged(over: told) ?? told }
    }
    return item
  }
}
