import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The sides of a split view and the border between them, or one of the sides.
///
/// The children are the sidebar, the content, the border, whose trait is the width of the sidebar,
/// and optionally an invisible component that fills the view.
///
/// While the user swipes back from the content of a collapsed view, the content is above the
/// sidebar.
struct SplitSides: LayoutComponent, ControllerProviding, Equatable {
  private struct Part {
    let child: LayoutChild
    let start: Double
    let widths: ClosedRange<Double>
  }

  let widths: SplitWidths
  let threshold: Double
  let isSidebarShown: Bool
  let isContentShown: Bool
  /// The inputs with which the user goes back to the sidebar; `nil` if that isn't possible.
  let swiping: BackSwiping?
  let children: [AnyComponent]

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let parts = parts(of: children, in: range)
    let layouts = layouts(of: parts, range)
    let isSideBySide = parts.last.map { $0.start > 0 } ?? false
    let height = layouts.reduce(range.min.height) { max($0, $1.size.height) }
    let end = zip(parts, layouts).reduce(0) { max($0, $1.0.start + $1.1.size.width) }
    let size = range.clamp(
      Size(width: range.max.width.isFinite ? range.max.width : end, height: height))
    var placements = zip(parts, layouts).map { part, layout in
      ComponentLayout.Placement(layout, at: Point(x: part.start, y: 0))
    }
    if isSideBySide {
      placements.append(border(children[2], at: parts[1].start - SplitWidths.line, size))
    }
    if children.count > 3 {
      placements.append(WidthProbe.placement(of: children[3], in: range, size))
    }
    return ComponentLayout(
      size: size, placements: placements, view: view(width: size.width, context.direction)
    ).mirrored(for: context.direction)
  }

  /// The view that clips sliding sides.
  private func view(width: Double, _ direction: LayoutDirection) -> ViewConfiguration {
    var attributes: [ViewAttribute<any NativeView>] =
      ViewOptions(clipsToBounds: true).viewAttributes()
    if let swiping { attributes += swiping.inputs(width: width, direction) }
    return ViewConfiguration(.container(), attributes: attributes)
  }

  private func parts(of children: LayoutChildren, in range: SizeRange) -> [Part] {
    let total = range.max.width
    let isCollapsed = total < threshold
    let whole = SplitSides.filling(range.min.width, range.max.width)
    func alone(_ child: LayoutChild) -> Part { Part(child: child, start: 0, widths: whole) }
    if isCollapsed, isContentShown, swiping?.isUnderWay == true {
      return children.prefix(2).map(alone)
    }
    if isCollapsed || !isSidebarShown {
      return [alone(children[isCollapsed && !isContentShown ? 0 : 1])]
    }
    let width = widths.shown(children[2][SidebarWidth.self], in: total)
    let start = min(width + SplitWidths.line, total)
    let rest = SplitSides.filling(max(0, range.min.width - start), max(0, total - start))
    return [
      Part(child: children[0], start: 0, widths: width...width),
      Part(child: children[1], start: start, widths: rest),
    ]
  }

  /// Returns the whole extent of a space or, if it is unbounded, its minimum.
  private static func filling(_ least: Double, _ most: Double) -> ClosedRange<Double> {
    most.isFinite ? most...most : least...most
  }

  /// Lays out the parts at one height: that of the space or, if it is unbounded, that of the taller
  /// part.
  private func layouts(of parts: [Part], _ range: SizeRange) -> [Layout] {
    func layouts(_ least: Double, _ most: Double) -> [Layout] {
      parts.map { part in
        part.child.layout(
          in: SizeRange(
            min: Size(width: part.widths.lowerBound, height: least),
            max: Size(width: part.widths.upperBound, height: most)))
      }
    }
    if range.max.height.isFinite { return layouts(range.max.height, range.max.height) }
    let natural = layouts(range.min.height, .infinity)
    let height = natural.reduce(0) { max($0, $1.size.height) }
    return natural.allSatisfy { $0.size.height == height } ? natural : layouts(height, height)
  }

  private func border(
    _ child: LayoutChild, at place: Double, _ size: Size
  ) -> ComponentLayout.Placement {
    let layout = child.layout(
      in: SizeRange(
        min: Size(width: 0, height: size.height), max: Size(width: size.width, height: size.height))
    )
    let reach = (layout.size.width - SplitWidths.line) / 2
    return .init(layout, at: Point(x: place - reach, y: 0))
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    let sides = children.prefix(2).map { $0.minimumExtent(along: axis, across: .infinity) }
    if axis == .vertical || threshold > 0 { return max(sides[0], sides[1]) }
    return isSidebarShown ? widths.minimum + SplitWidths.line + sides[1] : sides[1]
  }
}

extension SplitSides {
  final class Controller: ComponentController<SplitSides> {
    override func didUpdate(from older: SplitSides) {
      older.swiping?.end(before: component.swiping)
    }
  }
}

/// The width that the sidebar of a split view should have, in points, set by the border.
enum SidebarWidth: TraitKey {
  static var defaultValue: Double { 0 }
}
