import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Content at a distance from the start of a row, which is reduced where the row is narrow.
struct TreeIndentation: LayoutComponent, ContainerComponent, Equatable {
  /// The distance in a row that is wide enough, in points.
  private let distance: Double
  /// The width that remains for the content, in points.
  private let room: Double
  /// The content.
  var children: [AnyComponent]

  init<Content: Component>(_ distance: Double, leaving room: Double, content: () -> Content) {
    self.distance = distance
    self.room = room
    children = [AnyComponent(content())]
  }

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let distance = distance(in: range.max.width)
    let content = children[0].layout(in: range.inset(by: EdgeInsets(start: distance)))
    return ComponentLayout(
      size: range.clamp(
        Size(width: distance + content.size.width, height: content.size.height)),
      baseline: content.baseline,
      placements: [.init(content, at: Point(x: distance, y: 0))]
    ).mirrored(for: context.direction)
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    children[0].minimumExtent(
      along: axis, across: axis == .horizontal ? across : across - distance(in: across))
  }

  /// Returns the distance in a row, in points.
  private func distance(in width: Double) -> Double { min(distance, max(0, width - room)) }
}
