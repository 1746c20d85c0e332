import AlidadeCore
import AlidadeLayout

/// Places components by all that CSS flexbox knows.
///
/// ```
/// Flex(direction: .rowReverse)        ┌──────┬─────┬─────┬─────┐
/// with one, two and three             │      │three│ two │ one │
///                                     └──────┴─────┴─────┴─────┘
/// ```
///
/// ``Row``, ``Column`` and ``Wrap`` say the usual things in fewer words. The defaults are those of
/// CSS.
public struct Flex: BoxComponent, Equatable {
  private let style: FlexStyle
  /// What is placed.
  public let children: [AnyComponent]

  /// Places components in a style.
  ///
  /// Margins, insets and what else the style says about the container as an item count only inside
  /// another flex container; modifiers say the same.
  public init(_ style: FlexStyle, @ComponentBuilder children: () -> [AnyComponent]) {
    self.style = style
    self.children = children()
  }

  /// A container in the style.
  public var box: FlexBox { .container(style) }

  /// Places components.
  ///
  /// - Parameters:
  ///   - direction: along which axis and which way children follow each other.
  ///   - wrap: whether they go on in another line when one is full.
  ///   - rowGap: the distance between rows, in points or as a percentage of the height.
  ///   - columnGap: the distance between columns, in points or as a percentage of the width.
  ///   - justification: what becomes of space along the main axis that no child takes.
  ///   - alignment: where children stand across it.
  ///   - lineAlignment: where lines stand across it, when there may be several.
  ///   - padding: space around all children, in points or as percentages of the width around.
  ///   - textDirection: where lines begin, for the container and all in it.
  ///   - children: what is placed.
  public init(
    direction: FlexDirection = .row, wrap: FlexWrap = .noWrap, rowGap: FlexLength = 0,
    columnGap: FlexLength = 0, justification: FlexAlignment = .flexStart,
    alignment: FlexAlignment = .stretch, lineAlignment: FlexAlignment = .stretch,
    padding: FlexEdges = .zero, textDirection: FlexTextDirection = .inherit,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    var style = FlexStyle()
    style.flexDirection = direction
    style.flexWrap = wrap
    style.rowGap = rowGap
    style.columnGap = columnGap
    style.justifyContent = justification
    style.alignItems = alignment
    style.alignContent = lineAlignment
    style.padding = padding
    style.direction = textDirection
    self.init(style, children: children)
  }
}
