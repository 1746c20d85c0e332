import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A component that shows one of its children in all of the available space.
///
/// The other children are built, so they keep their state, but they are neither laid out nor
/// mounted, except for the previous child while the user swipes back to it.
struct ShownPage: LayoutComponent, ControllerProviding, Equatable {
  /// The index of the shown child; if there is no such child, none is shown.
  let index: Int
  /// A Boolean value that is `true` if moving children are clipped to the component.
  var clips = false
  /// The inputs with which the user goes back; `nil` if that isn't possible.
  var swiping: BackSwiping?
  let children: [AnyComponent]

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    var least = range.min
    for axis in Axis.allCases where range.max[axis].isFinite { least[axis] = range.max[axis] }
    guard children.indices.contains(index) else { return ComponentLayout(size: least) }
    let page = children[index].layout(in: SizeRange(min: least, max: range.max))
    var placements = [ComponentLayout.Placement(page, at: .zero)]
    if let swiping, swiping.isUnderWay, index > 0 {
      let below = children[index - 1].layout(in: SizeRange(exactly: page.size))
      placements.insert(.init(below, at: .zero), at: 0)
    }
    return ComponentLayout(
      size: page.size, baseline: page.baseline, placements: placements,
      view: view(width: page.size.width, context.direction))
  }

  private func view(width: Double, _ direction: LayoutDirection) -> ViewConfiguration? {
    if !clips, swiping == nil { return nil }
    var attributes: [ViewAttribute<any NativeView>] =
      ViewOptions(clipsToBounds: clips).viewAttributes()
    if let swiping { attributes += swiping.inputs(width: width, direction) }
    return ViewConfiguration(.container(), attributes: attributes)
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    guard children.indices.contains(index) else { return 0 }
    return children[index].minimumExtent(along: axis, across: across)
  }

  final class Controller: ComponentController<ShownPage> {
    override func didUpdate(from older: ShownPage) { older.swiping?.end(before: component.swiping) }
  }
}
