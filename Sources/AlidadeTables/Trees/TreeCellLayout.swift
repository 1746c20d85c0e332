import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The content of a tree's cell, after the button that expands the node.
///
/// A cell that shows the place in the tree is as wide as its column; another one is as wide as its
/// content.
struct TreeCellLayout: LayoutComponent, ContainerComponent, Equatable {
  /// The distance from the start of a cell that is wide enough, in points; `nil` for a cell that
  /// doesn't show the place in the tree.
  private let indentation: Double?
  private let alignment: HorizontalAlignment
  /// The button, if there is one, and the content.
  var children: [AnyComponent]

  init(
    _ place: TreePlace?, button: AnyComponent?, content: AnyComponent,
    alignment: HorizontalAlignment
  ) {
    indentation = place?.indentation
    self.alignment = alignment
    children = if let button { [button, content] } else { [content] }
  }

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    guard let indentation else {
      let content = children[0].layout(in: range)
      return ComponentLayout(
        size: content.size, baseline: content.baseline, placements: [.init(content, at: .zero)])
    }
    let hasButton = children.count > 1
    let buttonWidth = hasButton ? TreePlace.buttonSize : 0
    let distance = min(indentation, max(0, range.max.width - buttonWidth))
    let start = distance + buttonWidth
    let content = children[children.count - 1]
      .layout(in: range.inset(by: EdgeInsets(start: start)))
    let width = range.max.width.isFinite ? range.max.width : start + content.size.width
    let size = range.clamp(Size(width: width, height: max(content.size.height, buttonWidth)))
    let offset = max(0, alignment.offset(of: content.size.width, in: size.width - start))
    let y = (size.height - content.size.height) / 2
    var placements: [ComponentLayout.Placement] = []
    if hasButton {
      let button = children[0].layout(
        in: SizeRange(max: Size(width: buttonWidth, height: buttonWidth)))
      placements.append(
        .init(button, at: Point(x: distance, y: (size.height - button.size.height) / 2)))
    }
    placements.append(.init(content, at: Point(x: start + offset, y: y)))
    return ComponentLayout(
      size: size, baseline: content.baseline.map { y + $0 }, placements: placements
    ).mirrored(for: context.direction)
  }
}
