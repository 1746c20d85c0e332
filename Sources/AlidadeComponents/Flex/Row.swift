import AlidadeCore
import AlidadeLayout

/// Places components next to each other, from where lines begin to where they end.
///
/// ```
/// ┌─────────┬─┬───────┬───────────────┐
/// │ picture │8│ title │               │
/// └─────────┴─┴───────┴───────────────┘
/// ```
///
/// A child is as wide as its content. When they do not fit, those that may shrink give way, down to
/// the smallest width of their content; when space is left over, those that grow take it
/// (``AlidadeCore/Component/grow(_:)``). Children are as high as the row unless they have a height.
///
/// A row with a child that grows takes all the width it is offered, if that is finite; any other is
/// as wide as its children. Everything else is as in CSS; see ``Flex`` for all that it knows.
public struct Row: BoxComponent, Equatable {
  private let style: FlexStyle
  /// What is placed.
  public let children: [AnyComponent]

  /// Places components next to each other.
  ///
  /// - Parameters:
  ///   - spacing: the distance between neighbors, in points; zero or more.
  ///   - alignment: where children stand from top to bottom.
  ///   - justification: what becomes of space that no child takes.
  ///   - children: what is placed.
  public init(
    spacing: Double = 0, alignment: FlexAlignment = .stretch,
    justification: FlexAlignment = .start, @ComponentBuilder children: () -> [AnyComponent]
  ) {
    style = FlexStyle(
      .row, spacing: spacing, alignment: alignment, justification: justification)
    self.children = children()
  }

  /// A container in one line.
  public var box: FlexBox { .container(style) }
}
