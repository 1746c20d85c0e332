import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A component that aligns its content in all of the available space.
///
/// ```
/// Aligned(.bottomEnd)          Aligned(horizontal: .end)
/// ┌──────────────────┐         ┌──────────────────┐
/// │                  │         │           ▓▓▓▓▓▓ │
/// │           ▓▓▓▓▓▓ │         └──────────────────┘
/// └──────────────────┘
/// ```
///
/// On an axis with an alignment, it takes all of the offered space, or is as large as the content
/// if the space is unbounded. On an axis without one, it passes the offered space on to the content
/// and is as large as it.
///
/// Content that can't shrink enough overflows on the sides that it isn't aligned to. In
/// right-to-left layout, the start is on the right.
public struct Aligned: FlexComponent, Equatable {
  /// The horizontal alignment; `nil` leaves that axis alone.
  public let horizontal: HorizontalAlignment?
  /// The vertical alignment; `nil` leaves that axis alone.
  public let vertical: VerticalAlignment?
  /// The content.
  public let children: [AnyComponent]
  /// A Boolean value that is `true` if it is only as large as necessary.
  private let isCompact: Bool

  /// Aligns content on both axes.
  ///
  /// - Parameters:
  ///   - alignment: the alignment.
  ///   - isCompact: whether it is no larger than the content unless its parent requires it, instead
  ///     of taking all of the available space.
  ///   - content: the component; several form a column.
  public init(
    _ alignment: Alignment, isCompact: Bool = false,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.init(
      horizontal: alignment.horizontal, vertical: alignment.vertical, isCompact: isCompact,
      content: content)
  }

  /// Aligns content on the given axes.
  ///
  /// - Parameters:
  ///   - horizontal: the horizontal alignment; `nil` leaves that axis alone.
  ///   - vertical: the vertical alignment; `nil` leaves that axis alone.
  ///   - isCompact: whether it is no larger than the content unless its parent requires it, instead
  ///     of taking all of the available space.
  ///   - content: the component; several form a column.
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

  /// The traits of a modifier of the content.
  public var layoutBehavior: LayoutBehavior { .modifier() }

  /// A box that aligns the content.
  public var box: FlexBox { .aligning(horizontal, vertical, isCompact: isCompact) }
}

extension Component {
  /// Aligns the component in all of the available space, in its own size.
  public func aligned(_ alignment: Alignment) -> Aligned {
    Aligned(self, horizontal: alignment.horizontal, vertical: alignment.vertical)
  }

  /// Aligns the component on the given axes in all of the available space, in its own size.
  public func aligned(
    horizontal: HorizontalAlignment? = nil, vertical: VerticalAlignment? = nil
  ) -> Aligned {
    Aligned(self, horizontal: horizontal, vertical: vertical)
  }
}
