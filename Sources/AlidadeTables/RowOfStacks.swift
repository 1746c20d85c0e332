import AlidadeCore
import AlidadeLayout

/// A row in which a child that stands for several components is a vertical stack of them, as in a
/// row of a list and in a cell of a table.
struct RowOfStacks: FlexComponent, ContainerComponent, Equatable {
  private let style: FlexStyle
  /// The components in the row.
  var children: [AnyComponent]

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: the vertical alignment of children.
  ///   - justification: the distribution of space that no child takes.
  ///   - children: the components in the row.
  init(
    alignment: FlexAlignment = .stretch, justification: FlexAlignment = .start,
    @ComponentBuilder children: () -> ComponentList
  ) {
    var style = FlexStyle()
    style.flexDirection = .row
    style.alignItems = alignment
    style.justifyContent = justification
    self.style = style
    self.children = children().components
  }

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  /// A flex container with a single line.
  var box: FlexBox { .container(style) }
}
