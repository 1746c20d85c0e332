import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The parts of a header bar: those at the start and the end, and the title or a search field
/// between or below them.
///
/// The children are the start, the title, the end, and optionally the search.
struct HeaderBarLayout: LayoutComponent, Equatable {
  /// The distance of the parts from the edges and from each other, in points.
  static let spacing = 6.0
  /// The distance of the parts from the top and the bottom, in points.
  static let verticalSpacing = 4.0
  /// The minimum height of a bar, in points.
  static let height = 46.0
  /// The minimum width of a search field in the bar, in points.
  static let minimumSearchWidth = 180.0
  /// The maximum width of a search field in a bar, in points.
  static let maximumSearchWidth = 420.0

  /// A Boolean value that is `true` if the search field replaces the title where there is enough
  /// space.
  let searchReplacesTitle: Bool
  let children: [AnyComponent]

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let sides = sides(of: children, in: range.max.width)
    let room = room(between: sides, in: range.max.width)
    let isSearchInBar =
      children.count > 3 && searchReplacesTitle && room >= HeaderBarLayout.minimumSearchWidth
    let middle =
      isSearchInBar ? search(children[3], in: room) : title(children[1], in: room)
    let parts = [sides.start, middle, sides.end]
    let barHeight = parts.reduce(HeaderBarLayout.height) {
      max($0, $1.size.height + 2 * HeaderBarLayout.verticalSpacing)
    }
    let natural = parts.reduce(HeaderBarLayout.spacing) { width, part in
      part.size.width > 0 ? width + part.size.width + HeaderBarLayout.spacing : width
    }
    let width = range.max.width.isFinite ? range.max.width : max(range.min.width, natural)
    var placements = placements(sides, middle, width, barHeight)
    var height = barHeight
    if children.count > 3, !isSearchInBar {
      let row = search(children[3], in: width - 2 * HeaderBarLayout.spacing)
      placements.append(.init(row, at: Point(x: (width - row.size.width) / 2, y: barHeight)))
      height += row.size.height + HeaderBarLayout.spacing
    }
    let size = range.clamp(Size(width: width, height: height))
    return ComponentLayout(size: size, placements: placements).mirrored(for: context.direction)
  }

  // MARK: - Parts

  private struct Sides {
    let start: Layout
    let end: Layout
  }

  /// Lays out the sides at their natural widths, or at smaller ones if there isn't enough space for
  /// both; the end is never narrower than its minimum width.
  private func sides(of children: LayoutChildren, in total: Double) -> Sides {
    func side(_ child: LayoutChild, _ width: Double) -> Layout {
      child.layout(in: SizeRange(min: .zero, max: Size(width: width, height: .infinity)))
    }
    let sides = Sides(start: side(children[0], .infinity), end: side(children[2], .infinity))
    let spaces = (sides.start.size.width > 0 ? 3 : 2) * HeaderBarLayout.spacing
    let (start, end) = (sides.start.size.width, sides.end.size.width)
    let excess = start + end + spaces - total
    guard excess > 0 else { return sides }
    // The start shrinks first, and is cut off if need be, because the end usually contains the
    // window's buttons.
    let minimumStart = min(start, children[0].minimumExtent(along: .horizontal))
    let minimumEnd = min(end, children[2].minimumExtent(along: .horizontal))
    let available = max(0, total - spaces)
    let newEnd = max(minimumEnd, min(end, available - minimumStart))
    let newStart = max(0, min(start, available - newEnd))
    let shrunkStart = side(children[0], newStart)
    let area = Rect(x: 0, y: 0, width: newStart, height: shrunkStart.size.height)
    return Sides(start: shrunkStart.clipped(to: area), end: side(children[2], newEnd))
  }

  /// Returns the width between the sides.
  private func room(between sides: Sides, in total: Double) -> Double {
    max(0, total - HeaderBarLayout.inset(sides.start) - HeaderBarLayout.inset(sides.end))
  }

  /// Returns the distance of the title from an edge.
  private static func inset(_ side: Layout) -> Double {
    side.size.width > 0 ? side.size.width + 2 * spacing : spacing
  }

  private func title(_ child: LayoutChild, in room: Double) -> Layout {
    child.layout(in: SizeRange(min: .zero, max: Size(width: room, height: .infinity)))
  }

  private func search(_ child: LayoutChild, in room: Double) -> Layout {
    let width = max(0, min(room, HeaderBarLayout.maximumSearchWidth))
    return child.layout(
      in: SizeRange(
        min: Size(width: width, height: 0), max: Size(width: width, height: .infinity)))
  }

  private func placements(
    _ sides: Sides, _ middle: Layout, _ width: Double, _ height: Double
  ) -> [ComponentLayout.Placement] {
    func placement(_ layout: Layout, _ x: Double) -> ComponentLayout.Placement {
      .init(layout, at: Point(x: x, y: ((height - layout.size.height) / 2).rounded()))
    }
    // Centered in the bar, as far as the sides permit.
    let least = HeaderBarLayout.inset(sides.start)
    let most = width - HeaderBarLayout.inset(sides.end) - middle.size.width
    let center = ((width - middle.size.width) / 2).rounded()
    var placements = [
      placement(sides.start, HeaderBarLayout.spacing),
      placement(sides.end, width - HeaderBarLayout.spacing - sides.end.size.width),
    ]
    if middle.size.width > 0 {
      placements.insert(placement(middle, max(least, min(center, most))), at: 1)
    }
    return placements
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    if axis == .vertical {
      let range = SizeRange(min: .zero, max: Size(width: across, height: .infinity))
      return layout(children, in: range, context).size.height
    }
    let sides = [children[0], children[2]].map { $0.minimumExtent(along: .horizontal) }
      .filter { $0 > 0 }
    return sides.reduce(HeaderBarLayout.spacing) { $0 + $1 + HeaderBarLayout.spacing }
  }
}
