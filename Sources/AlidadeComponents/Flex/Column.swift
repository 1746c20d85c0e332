import AlidadeCore
import AlidadeLayout

/// Places components below each other, from top to bottom.
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
/// A child is as high as its content. When they do not fit, those that may shrink give way, down to
/// the smallest height of their content; when space is left over, those that grow take it
/// (``AlidadeCore/Component/grow(_:)``). Children are as wide as the column unless they have a
/// width.
///
/// A column with a child that grows takes all the height it is offered, if that is finite; any
/// other is as high as its children. Everything else is as in CSS, with one exception: what has
/// something in it that scrolls can be as low as it must.
public struct Column: BoxComponent, Equatable {
  private let style: FlexStyle
  /// What is placed.
  public let children: [AnyComponent]

  /// Places components below each other.
  ///
  /// - Parameters:
  ///   - spacing: the distance between neighbors, in points; zero or more.
  ///   - alignment: where children stand from side to side.
  ///   - justification: what becomes of space that no child takes.
  ///   - children: what is placed.
  public init(
    spacing: Double = 0, alignment: FlexAlignment = .stretch,
    justification: FlexAlignment = .start, @ComponentBuilder children: () -> [AnyComponent]
  ) {
    style = FlexStyle(
      .column, spacing: spacing, alignment: alignment, justification: justification)
    self.children = children()
  }

  /// A container in one line.
  public var box: FlexBox { .container(style) }
}
