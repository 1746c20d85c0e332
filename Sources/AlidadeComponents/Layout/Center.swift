import AlidadeCore
import AlidadeLayout

/// A component that centers its content in all of the available space.
///
/// ```
/// ┌──────────────────┐
/// │      ▓▓▓▓▓▓      │
/// └──────────────────┘
/// ```
///
/// On an unbounded axis, it is as large as the content. ``Aligned`` offers other alignments.
public struct Center: FlexComponent, ContainerComponent, Equatable {
  /// The centered content.
  public package(set) var children: [AnyComponent]
  /// A Boolean value that is `true` if the component is only as large as necessary.
  private let isCompact: Bool

  /// Creates a component that centers its content.
  ///
  /// - Parameters:
  ///   - isCompact: `true` if the component takes no more space than its content, unless its parent
  ///     requires it to; `false` if it takes all of the available space.
  ///   - content: the component to center; several form a column.
  public init(isCompact: Bool = false, @ComponentBuilder content: () -> ComponentList) {
    self.isCompact = isCompact
    children = [AnyComponent(content())]
  }

  /// The layout behavior of a modifier of the content.
  public var layoutBehavior: LayoutBehavior { .modifier() }

  /// A box that centers the content.
  public var box: FlexBox { .aligning(.center, .center, isCompact: isCompact) }
}
