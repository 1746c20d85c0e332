import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Puts a component in a place of all the space there is, in its own size.
///
/// ```
/// Aligned(.bottomEnd)          Aligned(horizontal: .end)
/// ┌──────────────────┐         ┌──────────────────┐
/// │                  │         │           ▓▓▓▓▓▓ │
/// │           ▓▓▓▓▓▓ │         └──────────────────┘
/// └──────────────────┘
/// ```
///
/// On an axis with an alignment it takes all the space it is offered and, where that has no bound,
/// is as large as the component. On an axis without one it gives the component what it is offered
/// itself and is as large as it.
///
/// What cannot be made small enough sticks out where it is not aligned. From right to left, the
/// start is on the right.
public struct Aligned: LayoutComponent, Equatable {
  /// Where the component stands from side to side; `nil` leaves that axis alone.
  public let horizontal: HorizontalAlignment?
  /// Where the component stands from top to bottom; `nil` leaves that axis alone.
  public let vertical: VerticalAlignment?
  /// The component.
  public let children: [AnyComponent]
  /// There is room for one component in each place.
  public let keepsGroupsTogether = true
  /// Whether it is no larger than the component unless it must be.
  private let isCompact: Bool

  /// Puts a component in a place on both axes.
  ///
  /// - Parameters:
  ///   - alignment: the place.
  ///   - isCompact: whether it is no larger than the component unless the surroundings make it so,
  ///     instead of taking all the space there is.
  ///   - content: the component; several stand below each other.
  public init(
    _ alignment: Alignment, isCompact: Bool = false,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.init(
      horizontal: alignment.horizontal, vertical: alignment.vertical, isCompact: isCompact,
      content: content)
  }

  /// Puts a component in a place on the axes for which one is given.
  ///
  /// - Parameters:
  ///   - horizontal: the place from side to side; `nil` leaves that axis alone.
  ///   - vertical: the place from top to bottom; `nil` leaves that axis alone.
  ///   - isCompact: whether it is no larger than the component unless the surroundings make it so,
  ///     instead of taking all the space there is.
  ///   - content: the component; several stand below each other.
  public init(
    horizontal: HorizontalAlignment? = nil, vertical: VerticalAlignment? = nil,
    isCompact: Bool = false, @ComponentBuilder content: () -> ComponentList
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.isCompact = isCompact
    children = [AnyComponent(oneOf: content())]
  }

  /// All, where it has a place for the component.
  public func fillsSpace(along axis: Axis) -> Bool {
    let isPlaced = axis == .horizontal ? horizontal != nil : vertical != nil
    return isPlaced && !isCompact
  }

  init<Content: Component>(
    _ content: Content, horizontal: HorizontalAlignment?, vertical: VerticalAlignment?
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    isCompact = false
    children = [AnyComponent(content)]
  }

  /// Lays out the component as large as it likes and puts it in its place.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    children.aligned(
      horizontal: horizontal, vertical: vertical, isCompact: isCompact, in: range, context)
  }

  /// That of the component, on an axis that is left alone.
  public func fixedExtent(_ children: LayoutChildren, along axis: Axis) -> Double? {
    let isAlone = axis == .horizontal ? horizontal == nil : vertical == nil
    return isAlone ? children.single?.fixedExtent(along: axis) : nil
  }
}

extension LayoutChildren {
  /// Puts the only child in its place in the space there is.
  func aligned(
    horizontal: HorizontalAlignment?, vertical: VerticalAlignment?, isCompact: Bool,
    in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let least = Size(
      width: horizontal == nil ? range.min.width : 0,
      height: vertical == nil ? range.min.height : 0)
    guard let content = single?.layout(in: SizeRange(min: least, max: range.max)) else {
      return ComponentLayout(size: range.min)
    }
    var size = content.size
    if !isCompact, horizontal != nil, range.max.width.isFinite { size.width = range.max.width }
    if !isCompact, vertical != nil, range.max.height.isFinite { size.height = range.max.height }
    size = range.clamp(size)
    let alignment = Alignment(horizontal: horizontal ?? .start, vertical: vertical ?? .top)
    let position = alignment.position(of: content.size, in: size)
    return ComponentLayout(
      size: size, baseline: content.baseline.map { $0 + position.y },
      placements: [.init(content, at: position)]
    ).mirrored(for: context.direction)
  }
}

extension Component {
  /// Puts the component in a place of all the space there is, in its own size.
  public func aligned(_ alignment: Alignment) -> Aligned {
    Aligned(self, horizontal: alignment.horizontal, vertical: alignment.vertical)
  }

  /// Puts the component in a place of all the space there is, in its own size, on the axes for
  /// which a place is given.
  public func aligned(
    horizontal: HorizontalAlignment? = nil, vertical: VerticalAlignment? = nil
  ) -> Aligned {
    Aligned(self, horizontal: horizontal, vertical: vertical)
  }
}
