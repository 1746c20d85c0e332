import AlidadeCore
import AlidadeLayout

/// Places components next to each other, and goes on in another line when one is full.
///
/// ```
/// ┌─────┬─┬─────┬─┬──────────┬────┐
/// │ one │ │ two │ │ three    │    │
/// ├─────┴─┴──┬──┴─┴┬─────────┴────┤
/// │ fourteen │ │ 5 │              │
/// └──────────┴─┴───┴──────────────┘
/// ```
///
/// Children of one line grow and shrink among themselves, as in a ``Row``.
public struct Wrap: BoxComponent, Equatable {
  private let style: FlexStyle
  /// What is placed.
  public let children: [AnyComponent]

  /// Places components in lines.
  ///
  /// - Parameters:
  ///   - spacing: the distance between neighbors in a line, in points; zero or more.
  ///   - lineSpacing: the distance between lines, in points; zero or more.
  ///   - alignment: where children stand from top to bottom in their line.
  ///   - justification: what becomes of space in a line that no child takes.
  ///   - lineAlignment: what becomes of height that no line takes.
  ///   - children: what is placed.
  public init(
    spacing: Double = 0, lineSpacing: Double = 0, alignment: FlexAlignment = .stretch,
    justification: FlexAlignment = .start, lineAlignment: FlexAlignment = .start,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    var style = FlexStyle(
      .row, spacing: spacing, alignment: alignment, justification: justification)
    style.flexWrap = .wrap
    style.rowGap = .finite(lineSpacing)
    style.alignContent = lineAlignment
    self.style = style
    self.children = children()
  }

  /// A container in several lines.
  public var box: FlexBox { .container(style) }
}
