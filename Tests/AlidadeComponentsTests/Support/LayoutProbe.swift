import Alidade
import AlidadeHeadless
import Synchronization

/// Lays out a component by itself, without mounting it.
struct LayoutProbe {
  /// Keeps the layout of its only child.
  private struct Keeper: LayoutComponent {
    let children: [AnyComponent]
    let keepsGroupsTogether = true
    let found: Found

    func layout(
      _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
    ) -> ComponentLayout {
      guard let layout = children.first?.layout(in: range) else {
        return ComponentLayout(size: range.min)
      }
      found.set(layout)
      return ComponentLayout(size: layout.size, placements: [.init(layout, at: .zero)])
    }
  }

  /// Asks its only child for its smallest extents.
  private struct Asker: LayoutComponent {
    let children: [AnyComponent]
    let keepsGroupsTogether = true
    let answer: @Sendable (LayoutChild) -> Void

    func layout(
      _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
    ) -> ComponentLayout {
      if let child = children.first { answer(child) }
      return ComponentLayout(size: range.min)
    }
  }

  private final class Found: Sendable {
    private let layout = Mutex<Layout?>(nil)

    func set(_ new: Layout) { layout.withLock { $0 = new } }
    var value: Layout? { layout.withLock { $0 } }
  }

  /// The layout of a component in a range.
  static func layout(
    of component: some Component, in range: SizeRange, _ direction: LayoutDirection = .leftToRight
  ) -> Layout? {
    let found = Found()
    let tree = ComponentTree(Keeper(children: [AnyComponent(component)], found: found)) { _ in }
    _ = tree.render(in: range, context(direction))
    return found.value
  }

  /// The smallest width of a component, and its smallest height in that or another width.
  static func minimum(
    of component: some Component, width: Double? = nil
  ) -> (width: Double, height: Double) {
    let found = Mutex((0.0, 0.0))
    let asker = Asker(children: [AnyComponent(component)]) { child in
      let least = child.minimumExtent(along: .horizontal)
      let height = child.minimumExtent(along: .vertical, across: width ?? least)
      found.withLock { $0 = (least, height) }
    }
    _ = ComponentTree(asker) { _ in }.render(in: .unbounded, context(.leftToRight))
    return found.withLock { $0 }
  }

  /// The units of a component on pixels so small that nothing is rounded.
  static func units(
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
