import AlidadeCore
import AlidadeLayout

/// A container that arranges its children horizontally, from the start of a line to its end.
///
/// ```
/// ┌─────────┬─┬───────┬───────────────┐
/// │ picture │8│ title │               │
/// └─────────┴─┴───────┴───────────────┘
/// ```
///
/// A child is as wide as its content. If the children don't fit, those that can shrink do so, down
/// to the smallest width of their content. If space is left over, children that grow take it
/// (``Component/grow(_:)``). Children are as tall as the row unless they have their own height.
///
/// A row with a child that grows takes all of the available width, if that is finite; otherwise, it
/// is as wide as its children. Everything else works as in CSS; ``Flex`` has all options.
public struct Row: FlexComponent, ContainerComponent, Equatable {
  private let style: FlexStyle
  /// The components in the row.
  public package(set) var children: [AnyComponent]

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - spacing: the distance between neighbors, in points; zero or more.
  ///   - alignment: the vertical alignment of children.
  ///   - justification: the distribution of space that no child takes.
  ///   - children: the components in the row.
  public init(
    spacing: Double = 0, alignment: FlexAlignment = .stretch,
    justification: FlexAlignment = .start, @ComponentBuilder children: () -> ComponentList
  ) {
    style = FlexStyle(
      .row, spacing: spacing, alignment: alignment, justification: justification)
    self.children = children().components
  }

  /// A flex container with a single line.
  public var box: FlexBox { .container(style) }
}
