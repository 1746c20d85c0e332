import AlidadeCore
import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Synchronization

/// A probe that lays out a single component without mounting it.
package struct LayoutProbe {
  /// A container that queries its only child and shows nothing.
  private struct Asker: LayoutComponent {
    let children: [AnyComponent]
    let layoutBehavior = LayoutBehavior(treatsGroupsAsOneChild: true)
    let ask: @Sendable (LayoutChild) -> Void

    func layout(
      _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
    ) -> ComponentLayout {
      if let child = children.first { ask(child) }
      return ComponentLayout(size: range.min)
    }
  }

  private let component: AnyComponent
  private let context: LayoutContext

  /// Creates a probe for a component.
  init(_ component: some Component, _ direction: LayoutDirection = .leftToRight) {
    self.component = AnyComponent(component)
    context = LayoutProbe.context(direction)
  }

  /// Returns the result of querying the component in a separate tree.
  private func answer<Answer: Sendable>(
    _ ask: @escaping @Sendable (LayoutChild) -> Answer
  ) -> Answer? {
    let answers = Mutex<Answer?>(nil)
    let asker = Asker(children: [component]) { child in
      let answer = ask(child)
      answers.withLock { $0 = answer }
    }
    _ = ComponentTree(asker) { _ in }.size(in: .unbounded, context)
    return answers.withLock { $0 }
  }

  /// Returns the layouts of the component in several ranges, all computed in one tree.
  func layouts(in ranges: [SizeRange]) -> [Layout] {
    answer { child in ranges.map { child.layout(in: $0) } } ?? []
  }

  /// Returns the minimum extents along an axis, for several extents across it.
  func minimumExtents(along axis: Axis, across: [Double] = [.infinity]) -> [Double] {
    answer { child in across.map { child.minimumExtent(along: axis, across: $0) } } ?? []
  }

  /// Returns the layout of a component in a range.
  package static func layout(
    of component: some Component, in range: SizeRange, _ direction: LayoutDirection = .leftToRight
  ) -> Layout? {
    LayoutProbe(component, direction).layouts(in: [range]).first
  }

  /// Returns the minimum width of a component, and its minimum height at that or another width.
  package static func minimum(
    of component: some Component, width: Double? = nil
  ) -> (width: Double, height: Double) {
    let probe = LayoutProbe(component)
    let least = probe.minimumExtents(along: .horizontal).first ?? 0
    let height = probe.minimumExtents(along: .vertical, across: [width ?? least]).first ?? 0
    return (least, height)
  }

  /// Returns the units of a component on a pixel grid so fine that nothing is rounded.
  package static func units(
    of component: some Component, in range: SizeRange, _ direction: LayoutDirection = .leftToRight
  ) -> (units: [RenderUnit], size: Size) {
    let tree = ComponentTree(component) { _ in }
    let rendered = tree.render(in: range, context(direction, scale: 4_096)).renderTree
    return (rendered.units, rendered.size)
  }

  private static func context(
    _ direction: LayoutDirection, scale: Double = 1
  ) -> LayoutContext {
    LayoutContext(
      measurer: HeadlessMeasurer(), grid: PixelGrid(scale: scale), direction: direction)
  }
}
