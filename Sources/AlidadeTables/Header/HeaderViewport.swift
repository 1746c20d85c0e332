import AlidadeCore
import AlidadeLayout
import AlidadeLists
import AlidadeRender

/// The visible part of the headers of the columns, which scrolls sideways with the rows.
struct HeaderViewport: LayoutComponent, Equatable {
  let columns: [ShownColumn]
  /// The empty space after the columns, in points.
  let trailingSpace: Double
  let sideways: SidewaysScroll
  /// The headers of all columns.
  let children: [AnyComponent]

  func view() -> ViewConfiguration? { ViewConfiguration(.scroll(role: .generic)) }

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let frames = ColumnFrames(columns, in: range)
    let width = max(frames.total, range.min.width) + trailingSpace
    let content = children[0].layout(
      in: SizeRange(
        min: Size(width: width, height: range.min.height),
        max: Size(width: width, height: range.max.height)))
    var result = ComponentLayout(
      size: range.clamp(content.size), placements: [.init(content, at: .zero)])
    result.scrolled = ScrolledLayout(
      scroller: sideways.header, axes: .horizontal, direction: context.direction,
      followsAnother: true,
      didScroll: { [sideways] in sideways.headerDidScroll(to: $0.x) },
      find: children[0].finder(in: content))
    return result
  }

  /// Returns zero along the axis that scrolls.
  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    axis == .horizontal ? 0 : children[0].minimumExtent(along: axis, across: across)
  }
}

extension ColumnFrames {
  /// Divides the available width of a component among columns.
  init(_ columns: [ShownColumn], in range: SizeRange) {
    self.init(
      columns.map(\.width), in: range.max.width.isFinite ? range.max.width : range.min.width)
  }
}
