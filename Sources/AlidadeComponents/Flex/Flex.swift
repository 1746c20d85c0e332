import AlidadeCore
import AlidadeLayout

/// A container with all options of CSS flexbox.
///
/// ```
/// Flex(direction: .rowReverse)        ┌──────┬─────┬─────┬─────┐
/// with one, two and three             │      │three│ two │ one │
///                                     └──────┴─────┴─────┴─────┘
/// ```
///
/// ``Row``, ``Column`` and ``Wrap`` cover the common cases. The defaults are those of CSS.
public struct Flex: FlexComponent, ContainerComponent, Equatable {
  private let style: FlexStyle
  /// The components in the container.
  public package(set) var children: [AnyComponent]

  /// Creates a container with a style.
  ///
  /// Margins, insets and other item properties of the style apply only inside another flex
  /// container. Modifiers can also set them.
  public init(_ style: FlexStyle, @ComponentBuilder children: () -> ComponentList) {
    self.style = style
    self.children = children().components
  }

  /// A flex container with the style.
  public var box: FlexBox { .container(style) }

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - direction: the axis and the order of children.
  ///   - wrap: the wrapping of children onto another line when one is full.
  ///   - rowGap: the distance between rows, in points or as a percentage of the height.
  ///   - columnGap: the distance between columns, in points or as a percentage of the width.
  ///   - justification: the distribution of space along the main axis that no child takes.
  ///   - alignment: the alignment of children across the main axis.
  ///   - lineAlignment: the alignment of several lines across the main axis.
  ///   - padding: the space around all children, in points or as percentages of the parent's width.
  ///   - textDirection: the layout direction of the container and its content.
  ///   - children: the components in the container.
  public init(
    direction: FlexDirection = .row, wrap: FlexWrap = .noWrap, rowGap: FlexLength = 0,
    columnGap: FlexLength = 0, justification: FlexAlignment = .flexStart,
    alignment: FlexAlignment = .stretch, lineAlignment: FlexAlignment = .stretch,
    padding: FlexEdges = .zero, textDirection: FlexTextDirection = .inherit,
    @ComponentBuilder children: () -> ComponentList
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
