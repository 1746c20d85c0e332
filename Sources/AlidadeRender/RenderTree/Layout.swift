import AlidadeLayout

/// The immutable result of laying out one component: its size, its view, and the positions of its
/// children.
public final class Layout: Sendable {
  /// A layout inside another.
  public struct Child: Sendable {
    /// The top-left corner, in points, relative to that of the parent layout.
    public let position: Point
    /// The layout.
    public let layout: Layout

    /// Creates a child from a layout and its position.
    public init(position: Point, layout: Layout) {
      self.position = position
      self.layout = layout
    }
  }

  /// The identity of the node that was laid out.
  public let identity: UnitIdentity
  /// The type of the component.
  public let componentType: ComponentType
  /// The configuration of the view; `nil` for a component that only places its children.
  public let configuration: ViewConfiguration?
  /// The size, in points; finite, not negative.
  public let size: Size
  /// The distance of the first line's baseline from the top, in points; `nil` without text.
  public let baseline: Double?
  /// The layouts inside this one, from the lowest to the topmost.
  public var children: [Child] { inside }
  /// The observer of mounting and unmounting.
  public let observer: (any MountObserver)?
  /// A description of the layout as a scroll view, whose content is the only child; `nil` for any
  /// other layout.
  package let scrolled: ScrolledLayout?
  /// A Boolean value that is `true` if the view mounts only the part of its content that is
  /// visible, as a list does.
  let mountsVisiblePart: Bool
  /// The number of levels of layouts inside this one.
  private let depth: Int32
  /// The motion of the views inside; `nil` if no modifier specifies one.
  let motion: LayoutMotion?
  /// The number of units to which this layout and the layouts inside it are flattened.
  let unitCount: Int

  // Proof: changed only while a layout is taken apart, when nothing else refers to it.
  private nonisolated(unsafe) var inside: [Child]

  /// Creates a layout.
  public convenience init(
    identity: UnitIdentity, componentType: ComponentType, configuration: ViewConfiguration? = nil,
    size: Size, baseline: Double? = nil, children: [Child] = [],
    observer: (any MountObserver)? = nil
  ) {
    self.init(
      identity: identity, componentType: componentType, configuration: configuration, size: size,
      baseline: baseline, children: children, observer: observer, scrolled: nil)
  }

  /// Creates a layout that may be that of a scroll view, or of a view that mounts only the visible
  /// part of its content.
  package init(
    identity: UnitIdentity, componentType: ComponentType, configuration: ViewConfiguration?,
    size: Size, baseline: Double?, children: [Child], observer: (any MountObserver)?,
    scrolled: ScrolledLayout?, mountsVisiblePart: Bool = false, motion: LayoutMotion? = nil
  ) {
    self.identity = identity
    self.componentType = componentType
    self.configuration = configuration
    self.size = size
    self.baseline = baseline
    inside = children
    self.observer = observer
    self.motion = motion
    self.mountsVisiblePart = mountsVisiblePart && configuration != nil
    let isScrolled = scrolled != nil && configuration != nil && children.count == 1
    self.scrolled = isScrolled ? scrolled : nil
    let own = configuration != nil || observer != nil ? 1 : 0
    // The content of a scroll view is a separate tree.
    var unitCount = own
    var depth: Int32 = 0
    for place in children.indices {
      if !isScrolled { unitCount += children[place].layout.unitCount }
      depth = max(depth, children[place].layout.depth + 1)
    }
    self.unitCount = unitCount
    self.depth = depth
  }

  /// Returns a copy of the layout with other children, another configuration of its view, another
  /// motion, and another observer.
  package func replacing(
    children: [Child], configuration: ViewConfiguration?, motion: LayoutMotion?,
    observer: (any MountObserver)?
  ) -> Layout {
    Layout(
      identity: identity, componentType: componentType, configuration: configuration, size: size,
      baseline: baseline, children: children, observer: observer, scrolled: scrolled,
      mountsVisiblePart: mountsVisiblePart, motion: motion)
  }

  /// Returns a copy of the layout with other children.
  package func replacing(children: [Child]) -> Layout {
    replacing(
      children: children, configuration: configuration, motion: motion, observer: observer)
  }

  /// Returns a copy of the layout with another size.
  package func replacing(size: Size) -> Layout {
    Layout(
      identity: identity, componentType: componentType, configuration: configuration, size: size,
      baseline: baseline, children: inside, observer: observer, scrolled: scrolled,
      mountsVisiblePart: mountsVisiblePart, motion: motion)
  }

  /// The number of levels that are released with recursion, which is faster; few enough for the
  /// stack of any thread.
  private static let recursionLimit: Int32 = 64

  /// Releases the children without recursion if they are nested so deeply that the stack may not
  /// allow it.
  deinit {
    if depth <= Layout.recursionLimit { return }
    var pending = takeInside()
    while var layout = pending.popLast() {
      if isKnownUniquelyReferenced(&layout) { pending += layout.takeInside() }
    }
  }

  /// Removes and returns the layouts inside; none if recursion may release them.
  private func takeInside() -> [Layout] {
    if depth <= Layout.recursionLimit { return [] }
    let layouts = inside.map(\.layout)
    inside = []
    return layouts
  }
}
