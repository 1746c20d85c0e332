import AlidadeLayout

/// The immutable result of laying out one component: its size, what it shows, and where its
/// children are.
public final class Layout: Sendable {
  /// A layout inside another.
  public struct Child: Sendable {
    /// The top left corner, in points, relative to that of the layout around it.
    public let position: Point
    /// The layout.
    public let layout: Layout

    /// Places a layout.
    public init(position: Point, layout: Layout) {
      self.position = position
      self.layout = layout
    }
  }

  /// The node of the component tree that was laid out.
  public let identity: UnitIdentity
  /// The type of its component.
  public let componentType: ComponentType
  /// The view to show it in; `nil` for a component that only places others.
  public let configuration: ViewConfiguration?
  /// The size it takes, in points; finite, not negative.
  public let size: Size
  /// The distance of its first line of text from its top, in points; `nil` without text.
  public let baseline: Double?
  /// What is inside it, from the lowest to the topmost.
  public var children: [Child] { inside }
  /// Who is told when it is mounted and unmounted.
  public let observer: (any MountObserver)?
  /// How many units it becomes.
  let unitCount: Int

  // Proof: changed only while a layout is taken apart, when nobody else has it.
  private nonisolated(unsafe) var inside: [Child]

  /// Makes a layout.
  public init(
    identity: UnitIdentity, componentType: ComponentType, configuration: ViewConfiguration? = nil,
    size: Size, baseline: Double? = nil, children: [Child] = [],
    observer: (any MountObserver)? = nil
  ) {
    self.identity = identity
    self.componentType = componentType
    self.configuration = configuration
    self.size = size
    self.baseline = baseline
    inside = children
    self.observer = observer
    let own = configuration != nil || observer != nil ? 1 : 0
    unitCount = children.reduce(own) { $0 + $1.layout.unitCount }
  }

  /// The same layout with others in some places, and another configuration of its view.
  ///
  /// - Complexity: O(children).
  package func replacing(
    _ replacements: [(place: Int, layout: Layout)], configuration: ViewConfiguration?
  ) -> Layout {
    var children = inside
    for (place, layout) in replacements {
      children[place] = Child(position: children[place].position, layout: layout)
    }
    return Layout(
      identity: identity, componentType: componentType, configuration: configuration, size: size,
      baseline: baseline, children: children, observer: observer)
  }

  /// Lets go of what is inside without recursion: layouts may be nested deeper than the stack
  /// allows.
  deinit {
    var pending = takeInside()
    while var layout = pending.popLast() {
      if isKnownUniquelyReferenced(&layout) { pending += layout.takeInside() }
    }
  }

  private func takeInside() -> [Layout] {
    if inside.isEmpty { return [] }
    let layouts = inside.map(\.layout)
    inside = []
    return layouts
  }
}
