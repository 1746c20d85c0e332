import AlidadeCore
import AlidadeLayout

/// A container that arranges its children vertically, from top to bottom.
///
/// ```
/// ┌───────────┐
/// │ title     │
/// ├───────────┤
/// │     8     │
/// ├───────────┤
/// │ text      │
/// └───────────┘
/// ```
///
/// A child is as tall as its content. If the children don't fit, those that can shrink do so, down
/// to the smallest height of their content. If space is left over, children that grow take it
/// (``Component/grow(_:)``). Children are as wide as the column unless they have their own width.
///
/// A column with a child that grows takes all of the available height, if that is finite;
/// otherwise, it is as tall as its children. Everything else works as in CSS, with one exception: a
/// child that contains scrolling content can shrink to any height.
public struct Column: FlexComponent, ContainerComponent, Equatable {
  private let style: FlexStyle
  /// The components in the column.
  public package(set) var children: [AnyComponent]

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - spacing: the distance between neighbors, in points; zero or more.
  ///   - alignment: the horizontal alignment of children.
  ///   - justification: the distribution of space that no child takes.
  ///   - children: the components in the column.
  public init(
    spacing: Double = 0, alignment: FlexAlignment = .stretch,
    justification: FlexAlignment = .start, @ComponentBuilder children: () -> ComponentList
  ) {
    style = FlexStyle(
      .column, spacing: spacing, alignment: alignment, justification: justification)
    self.children = children().components
  }

  /// A flex container with a single line.
  public var box: FlexBox { .container(style) }
}
