import AlidadeRender
import Synchronization

/// A component in one generation, with its scope and its children.
///
/// A generation shares unchanged nodes with the previous one.
@usableFromInline final class ComponentNode: Sendable {
  /// The kind of a component, with what only components of that kind have.
  ///
  /// A box and a component that places its children have the type of the node's component, through
  /// which a layout calls its methods without a cast.
  enum Kind: Sendable {
    /// A group: its content takes its place.
    case group
    /// A group that provides a value to its content.
    case provider(Environment.Entry)
    /// A group of the content, or of a fallback if the content failed.
    ///
    /// - Parameter kept: the content before it failed.
    case boundary(kept: ComponentNode?)
    /// A box with its children.
    case box(any FlexComponent.Type)
    /// A component that places its children.
    case layout(any LayoutComponent.Type)
    /// A component whose content is built when it is laid out.
    case deferred(DeferredContent)
  }

  /// The role of a node in a layout, without its component.
  enum Role: Sendable {
    case group
    case layout
    case deferred
  }

  // The properties that each layout reads come first, so that they are close in memory.

  /// The role in a layout; cheaper than reading the kind.
  let role: Role
  /// A Boolean value that is `true` if the node is a group of exactly one component.
  let composesOne: Bool
  /// A Boolean value that is `true` if the node is a group of exactly one component without a
  /// controller: its layouts are those of its content.
  let isTransparent: Bool
  /// A Boolean value that is `true` if the node, or the content it composes or modifies, has
  /// traits.
  let hasTraits: Bool
  /// A Boolean value that is `true` if the node or a descendant scrolls.
  let scrolls: Bool
  /// The component for its controller; `nil` if it has none.
  let controlled: ControlledComponent?
  /// A Boolean value that is `true` if the node or a descendant has a controller, or may have one.
  let hasControllers: Bool
  /// A Boolean value that is `true` if the node or a descendant provides a value.
  let providesValues: Bool
  /// A Boolean value that is `true` if a child resolves to several components, or to none.
  private let hasGroups: Bool
  let type: ComponentType
  /// The component that the node composes, directly or through others; `nil` unless it composes
  /// one.
  private let composed: ComponentNode?
  /// The nodes that the component places: its children, with groups resolved unless they are kept
  /// together.
  let placed: [ComponentNode]
  let cache: LayoutCache
  /// The layout behavior of a primitive component.
  let placing: LayoutBehavior
  let kind: Kind
  /// The component; shares its allocation with the `AnyComponent` from which it was built.
  let component: any Component
  /// The identity, the same in all generations.
  let identity: UnitIdentity
  /// The view, unless the layout returns another one.
  let view: ViewConfiguration?
  /// The motion of the content; `nil` if no modifier specifies one.
  let motion: LayoutMotion?

  /// The part of the component that persists across generations; `nil` if only its identity does,
  /// as for a leaf without state and without a controller.
  let scope: Scope?
  let key: ComponentKey?
  let traits: Traits
  /// The nodes of the components in its content.
  let children: [ComponentNode]
  /// The reads of the node and of its descendants; `nil` if there are none.
  private let allReads: NodeReads?
  /// The only component that the node composes, directly or through others; otherwise the node
  /// itself.
  var standingFor: ComponentNode { composed ?? self }
  /// The values that its body read.
  var ownReads: BodyReads { allReads?.own ?? BodyReads() }
  /// The keys of the environment values, and the stores, that the node and its descendants read.
  var reads: Set<ObjectIdentifier> { allReads?.keys ?? [] }
  /// A Boolean value that is `true` if the node or a descendant reads a value; cheaper than
  /// `reads`.
  var hasReads: Bool { allReads != nil }

  /// - Parameters:
  ///   - controlled: the component for its controller; `nil` if it has none.
  ///   - previous: the node in the previous generation.
  ///   - keepsLayouts: `true` if the layouts of that node are still valid.
  init(
    _ component: consuming any Component, _ kind: Kind, _ role: Role, identity: UnitIdentity,
    scope: Scope?, type: ComponentType,
    key: consuming ComponentKey?, traits: consuming Traits,
    placing: LayoutBehavior = LayoutBehavior(), view: consuming ViewConfiguration? = nil,
    motion: LayoutMotion? = nil, children: [ComponentNode],
    controlled: consuming ControlledComponent? = nil, after previous: ComponentNode? = nil,
    keepsLayouts: Bool = false, ownReads: BodyReads
  ) {
    self.component = component
    self.role = role
    self.placing = placing
    self.view = view
    self.motion = motion
    self.scope = scope
    self.identity = identity
    self.controlled = controlled
    self.type = type
    self.key = key
    self.traits = traits
    self.children = children
    var reads = ownReads.keys
    var hasControllers = self.controlled != nil
    self.kind = kind
    var providesValues = false
    switch self.kind {
    case .boundary(let kept?):
      hasControllers = hasControllers || kept.hasControllers
      providesValues = kept.providesValues
    case .provider: providesValues = true
    case .boundary, .group, .box, .layout, .deferred: break
    }
    var scrolls = placing.scrolls
    var hasGroups = false
    for child in children {
      if child.hasReads { reads.formUnion(child.reads) }
      hasControllers = hasControllers || child.hasControllers
      providesValues = providesValues || child.providesValues
      scrolls = scrolls || child.scrolls
      hasGroups = hasGroups || child.resolvesToOthers
    }
    let isResolved = hasGroups && !placing.treatsGroupsAsOneChild
    placed = isResolved ? children.flatMap(\.resolved) : children
    let composesOne = placed.count == 1 && role == .group
    self.composesOne = composesOne
    composed = composesOne ? placed[0].standingFor : nil
    isTransparent = composesOne && self.controlled == nil
    let modified = ComponentNode.modified(of: placed, composesOne, placing)
    hasTraits = !self.traits.isEmpty || modified?.hasTraits == true
    self.scrolls = scrolls
    self.hasGroups = hasGroups
    // Its content isn't known yet.
    if role == .deferred { hasControllers = true }
    allReads = reads.isEmpty ? nil : NodeReads(own: ownReads, keys: reads)
    self.hasControllers = hasControllers
    self.providesValues = providesValues
    if let previous, keepsLayouts, !isTransparent {
      cache = LayoutCache(of: previous)
    } else {
      cache = LayoutCache(after: isTransparent ? nil : previous)
    }
  }

  /// Returns the component that a node modifies, or the only one that it composes.
  private static func modified(
    of placed: [ComponentNode], _ composesOne: Bool, _ placing: LayoutBehavior
  ) -> ComponentNode? {
    if composesOne { return placed[0] }
    guard let place = placing.modifiedChild, placed.indices.contains(place) else { return nil }
    return placed[place]
  }

  /// The component that the node modifies, or the only one that it composes.
  var modified: ComponentNode? { ComponentNode.modified(of: placed, composesOne, placing) }

  /// The index of the content in a box around it: the modified child, or the only one.
  var contentIndex: Int? {
    if let place = placing.modifiedChild { return placed.indices.contains(place) ? place : nil }
    return placed.count == 1 ? 0 : nil
  }

  /// Creates another generation of a node in which only some children differ, and these have the
  /// same effect on the node.
  private init(_ previous: ComponentNode, exchanging children: [ComponentNode]) {
    component = previous.component
    kind = previous.kind
    role = previous.role
    placing = previous.placing
    view = previous.view
    motion = previous.motion
    scope = previous.scope
    identity = previous.identity
    controlled = previous.controlled
    type = previous.type
    key = previous.key
    traits = previous.traits
    self.children = children
    cache = LayoutCache(after: previous.isTransparent ? nil : previous)
    placed = children
    composesOne = previous.composesOne
    composed = previous.composesOne ? children[0].standingFor : nil
    let modified = ComponentNode.modified(of: children, previous.composesOne, previous.placing)
    hasTraits = !previous.traits.isEmpty || modified?.hasTraits == true
    isTransparent = previous.isTransparent
    scrolls = previous.scrolls
    hasGroups = false
    allReads = previous.allReads
    hasControllers = previous.hasControllers
    providesValues = previous.providesValues
  }

  /// Returns the node with some children replaced.
  ///
  /// - Complexity: O(children), with almost no cost per child unless groups among the children are
  ///   resolved.
  func exchanging(_ replacements: [(place: Int, node: ComponentNode)]) -> ComponentNode {
    var others = children
    var isAlike = !hasGroups
    for (place, node) in replacements {
      isAlike = isAlike && node.isAlike(others[place])
      others[place] = node
    }
    return isAlike ? ComponentNode(self, exchanging: others) : replacing(others)
  }

  /// Returns `true` if the node has the same effect on its parent as `former`.
  private func isAlike(_ previous: ComponentNode) -> Bool {
    scrolls == previous.scrolls && hasControllers == previous.hasControllers
      && providesValues == previous.providesValues
      && reads == previous.reads
      && !resolvesToOthers
  }

  /// Returns the node with other children.
  private func replacing(_ children: [ComponentNode]) -> ComponentNode {
    ComponentNode(
      component, kind, role, identity: identity, scope: scope, type: type, key: key, traits: traits,
      placing: placing, view: view, motion: motion, children: children, controlled: controlled,
      after: self, ownReads: ownReads)
  }

  /// Returns the node with other traits.
  func replacing(_ traits: Traits) -> ComponentNode {
    if traits == self.traits { return self }
    return ComponentNode(
      component, kind, role, identity: identity, scope: scope, type: type, key: key, traits: traits,
      placing: placing, view: view, motion: motion, children: children, controlled: controlled,
      after: self, keepsLayouts: true, ownReads: ownReads)
  }

  /// A Boolean value that is `true` if the node resolves to several components, or to none.
  private var resolvesToOthers: Bool {
    role == .group && !composesOne && controlled == nil
  }

  private var resolved: [ComponentNode] { resolvesToOthers ? placed : [self] }

  /// The traits for the parent, merged with those of the content that the node composes or
  /// modifies.
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

  /// The values for a flex container, merged with those of the content that the node composes or
  /// modifies.
  var flexItem: FlexItem? {
    if !hasTraits { return nil }
    var item = traits.flexItem
    var node = self
    while let inner = node.modified {
      node = inner
      if let own = node.traits.flexItem { item = item?.merged(over: own) ?? own }
    }
    return item
  }
}
