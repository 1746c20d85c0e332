import AlidadeCore
import AlidadeLayout

/// A container that arranges its children horizontally and wraps them onto further lines.
///
/// ```
/// ┌─────┬─┬─────┬─┬──────────┬────┐
/// │ one │ │ two │ │ three    │    │
/// ├─────┴─┴──┬──┴─┴┬─────────┴────┤
/// │ fourteen │ │ 5 │              │
/// └──────────┴─┴───┴──────────────┘
/// ```
///
/// The children of a line grow and shrink together, as in a ``Row``.
public struct Wrap: FlexComponent, ContainerComponent, Equatable {
  private let style: FlexStyle
  /// The components in the container.
  public package(set) var children: [AnyComponent]

  /// Creates a container that wraps.
  ///
  /// - Parameters:
  ///   - spacing: the distance between neighbors in a line, in points; zero or more.
  ///   - lineSpacing: the distance between lines, in points; zero or more.
  ///   - alignment: the vertical alignment of children in their line.
  ///   - justification: the distribution of space in a line that no child takes.
  ///   - lineAlignment: the distribution of height that no line takes.
  ///   - children: the components in the container.
  public init(
    spacing: Double = 0, lineSpacing: Double = 0, alignment: FlexAlignment = .stretch,
    justification: FlexAlignment = .start, lineAlignment: FlexAlignment = .start,
    @ComponentBuilder children: () -> ComponentList
  ) {
    var style = FlexStyle(
      .row, spacing: spacing, alignment: alignment, justification: justification)
    style.flexWrap = .wrap
    style.rowGap = .finite(lineSpacing)
    style.alignContent = lineAlignment
    self.style = style
    self.children = children().components
  }

  /// A flex container with any number of lines.
  public var box: FlexBox { .container(style) }
}
