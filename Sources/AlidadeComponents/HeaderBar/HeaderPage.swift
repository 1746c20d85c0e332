import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A header bar above content that takes the remaining space.
///
/// The children are the bar and the content.
struct HeaderPage: LayoutComponent, Equatable {
  let children: [AnyComponent]

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    func bar(_ widths: ClosedRange<Double>) -> Layout {
      children[0].layout(
        in: SizeRange(
          min: Size(width: widths.lowerBound, height: 0),
          max: Size(width: widths.upperBound, height: .infinity)))
    }
    let isExact = range.min.width == range.max.width
    let natural = bar(isExact ? range.max.width...range.max.width : range.min.width...(.infinity))
    let content = children[1].layout(in: rest(of: range, besides: natural))
    let width = content.size.width
    let exact = isExact ? natural : bar(width...width)
    let size = range.clamp(Size(width: width, height: exact.size.height + content.size.height))
    return ComponentLayout(
      size: size,
      placements: [
        .init(exact, at: .zero), .init(content, at: Point(x: 0, y: exact.size.height)),
      ])
  }

  /// Returns the range of sizes of the content, which is at least as wide as the bar requires.
  private func rest(of range: SizeRange, besides bar: Layout) -> SizeRange {
    SizeRange(
      min: Size(
        width: min(max(range.min.width, bar.size.width), range.max.width),
        height: max(0, range.min.height - bar.size.height)),
      max: Size(
        width: range.max.width, height: max(0, range.max.height - bar.size.height)))
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    let extents = children.map { $0.minimumExtent(along: axis, across: across) }
    return axis == .vertical ? extents.reduce(0, +) : extents.reduce(0, max)
  }
}
