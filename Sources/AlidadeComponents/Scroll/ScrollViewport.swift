import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The view of a ``Scroll``.
struct ScrollViewport: LayoutComponent, Equatable {
  let axes: Axis.Set
  let scroller: Scroller
  let controller: ScrollController?
  let start: ScrollPosition?
  let didScroll: Action<Point>?
  var role = AccessibilityRole.group
  /// The content.
  let children: [AnyComponent]

  static func == (one: ScrollViewport, other: ScrollViewport) -> Bool {
    one.axes == other.axes && one.scroller === other.scroller
      && one.controller == other.controller && one.start == other.start
      && one.didScroll == other.didScroll && one.role == other.role
      && one.children == other.children
  }

  func view() -> ViewConfiguration? { ViewConfiguration(.scroll(role: role)) }

  /// The behavior of a component with one child.
  ///
  /// A component that scrolls only horizontally is never shorter than its content.
  var layoutBehavior: LayoutBehavior {
    LayoutBehavior(treatsGroupsAsOneChild: true, scrolls: axes.contains(.vertical))
  }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    guard let child = children.first else { return ComponentLayout(size: range.min) }
    let content = layout(child, in: range)
    let size = range.clamp(content.size)
    var result = ComponentLayout(
      size: size, baseline: content.baseline.flatMap { $0 <= size.height ? $0 : nil },
      placements: [ComponentLayout.Placement(content, at: .zero)])
    result.scrolled = ScrolledLayout(
      scroller: scroller, axes: axes, direction: context.direction, connection: controller,
      start: opening, didScroll: notification, find: child.finder(in: content))
    return result
  }

  /// Lays out the content without limits along the axes that scroll, at least as large as `range`
  /// requires.
  private func layout(_ child: LayoutChild, in range: SizeRange) -> Layout {
    let unbounded = layout(child, in: range, atLeast: .zero)
    let isTooSmall = Axis.allCases.contains { unbounded.size[$0] < range.min[$0] }
    // Content that is larger than the viewport is laid out only once, whatever the viewport.
    return isTooSmall ? layout(child, in: range, atLeast: range.min) : unbounded
  }

  /// - Parameter least: the smallest size along the axes that scroll.
  private func layout(_ child: LayoutChild, in range: SizeRange, atLeast least: Size) -> Layout {
    var (min, max) = (range.min, range.max)
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      min[axis] = least[axis]
      max[axis] = .infinity
    }
    return child.layout(in: SizeRange(min: min, max: max))
  }

  /// A closure that returns the initial offset; `nil` for the start.
  private var opening: (@MainActor @Sendable () -> Point?)? {
    guard let start else { return nil }
    let scroller = scroller
    return { start.offset(in: scroller) }
  }

  /// A closure that performs the action for an offset.
  private var notification: (@MainActor @Sendable (Point) -> Void)? {
    guard let didScroll else { return nil }
    return { didScroll($0) }
  }

  /// Returns zero along the axes that scroll, and the smallest extent of the content across them.
  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    guard !axes.contains(Axis.Set(axis)), let child = children.first else { return 0 }
    let isBounded = !axes.contains(Axis.Set(axis.cross))
    return child.minimumExtent(along: axis, across: isBounded ? across : .infinity)
  }
}
