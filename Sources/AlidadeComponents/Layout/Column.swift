import AlidadeCore
import AlidadeLayout

/// Places components below each other, from top to bottom.
///
/// A child is as tall as its content. When they do not fit, those that may shrink give way, down to
/// the smallest extent of their content; when space is left over, those that grow take it.
///
/// A column with a child that grows takes all the length it is offered; any other is as long as its
/// children.
public struct Column: LayoutComponent {
  /// How the children stand.
  public let style: LinearStyle
  /// What is placed.
  public let children: [AnyComponent]

  /// Places components below each other, from top to bottom.
  ///
  /// - Parameters:
  ///   - spacing: the distance between neighbours, in points.
  ///   - alignment: where children stand from left to right.
  ///   - justification: what becomes of space that no child takes.
  ///   - children: what is placed.
  public init(
    spacing: Double = 0, alignment: LinearStyle.Alignment = .stretch,
    justification: LinearStyle.Justification = .start,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    style = LinearStyle(
      axis: .vertical, spacing: spacing, alignment: alignment, justification: justification)
    self.children = children()
  }

  /// Places the children.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    children.linear(style, in: range)
  }

  /// Adds up the children along the axis and takes the largest across it.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    children.linearMinimum(style, along: axis, across: across)
  }
}
