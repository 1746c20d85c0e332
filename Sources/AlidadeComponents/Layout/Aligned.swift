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
public struct Aligned: BoxComponent, Equatable {
  /// Where the component stands from side to side; `nil` leaves that axis alone.
  public let horizontal: HorizontalAlignment?
  /// Where the component stands from top to bottom; `nil` leaves that axis alone.
  public let vertical: VerticalAlignment?
  /// The component.
  public let children: [AnyComponent]
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

  init<Content: Component>(
    _ content: Content, horizontal: HorizontalAlignment?, vertical: VerticalAlignment?
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    isCompact = false
    children = [AnyComponent(content)]
  }

  /// A modifier of the component.
  public var layoutTraits: LayoutTraits { .modifier() }

  /// A box in which the component has its place.
  public var box: FlexBox { .aligning(horizontal, vertical, isCompact: isCompact) }
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
