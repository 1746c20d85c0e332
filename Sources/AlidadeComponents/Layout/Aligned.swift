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
/// On an axis with an alignment, the component takes all of the available space, or is as large as
/// the content if the space is unbounded. On an axis without an alignment, it passes the available
/// space on to the content and is as large as the content.
///
/// Content that can't shrink enough overflows on the sides that it isn't aligned to. In
/// right-to-left layout, the start is on the right.
public struct Aligned: FlexComponent, ContainerComponent, ModifierComponent, Equatable {
  /// The horizontal alignment; `nil` leaves that axis alone.
  let horizontal: HorizontalAlignment?
  /// The vertical alignment; `nil` leaves that axis alone.
  let vertical: VerticalAlignment?
  /// The content.
  public package(set) var children: [AnyComponent]
  /// A Boolean value that is `true` if the component is only as large as necessary.
  private let isCompact: Bool

  /// Creates a component that aligns its content on both axes.
  ///
  /// - Parameters:
  ///   - alignment: the alignment.
  ///   - isCompact: `true` if the component takes no more space than its content, unless its parent
  ///     requires it to; `false` if it takes all of the available space.
  ///   - content: the component; several form a column.
  public init(
    _ alignment: Alignment, isCompact: Bool = false,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.init(
      horizontal: alignment.horizontal, vertical: alignment.vertical, isCompact: isCompact,
      content: content)
  }

  /// Creates a component that aligns its content on the given axes.
  ///
  /// - Parameters:
  ///   - horizontal: the horizontal alignment; `nil` leaves that axis alone.
  ///   - vertical: the vertical alignment; `nil` leaves that axis alone.
  ///   - isCompact: `true` if the component takes no more space than its content, unless its parent
  ///     requires it to; `false` if it takes all of the available space.
  ///   - content: the component; several form a column.
  public init(
    horizontal: HorizontalAlignment? = nil, vertical: VerticalAlignment? = nil,
    isCompact: Bool = false, @ComponentBuilder content: () -> ComponentList
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.isCompact = isCompact
    children = [AnyComponent(content())]
  }

  init<Content: Component>(
    _ content: Content, horizontal: HorizontalAlignment?, vertical: VerticalAlignment?
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    isCompact = false
    children = [AnyComponent(content)]
  }

  /// The layout behavior of a modifier of the content.
  public var layoutBehavior: LayoutBehavior { .modifier() }

  /// A box that aligns the content.
  public var box: FlexBox { .aligning(horizontal, vertical, isCompact: isCompact) }
}

extension Component {
  /// Aligns the component in all of the available space, at its own size.
  public func aligned(_ alignment: Alignment) -> Aligned {
    Aligned(self, horizontal: alignment.horizontal, vertical: alignment.vertical)
  }

  /// Aligns the component on the given axes in all of the available space, at its own size.
  public func aligned(
    horizontal: HorizontalAlignment? = nil, vertical: VerticalAlignment? = nil
  ) -> Aligned {
    Aligned(self, horizontal: horizontal, vertical: vertical)
  }
}
