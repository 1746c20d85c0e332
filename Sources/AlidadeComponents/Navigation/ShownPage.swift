import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A component that shows one of its children in all of the available space.
///
/// The others are built, so they keep their state, but they are neither laid out nor mounted.
struct ShownPage: LayoutComponent, Equatable {
  /// The index of the shown child; none is shown if there is no such child.
  let index: Int
  let children: [AnyComponent]

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    var least = range.min
    for axis in Axis.allCases where range.max[axis].isFinite { least[axis] = range.max[axis] }
    guard children.indices.contains(index) else { return ComponentLayout(size: least) }
    let page = children[index].layout(in: SizeRange(min: least, max: range.max))
    return ComponentLayout(
      size: page.size, baseline: page.baseline, placements: [.init(page, at: .zero)])
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    guard children.indices.contains(index) else { return 0 }
    return children[index].minimumExtent(along: axis, across: across)
  }
}
