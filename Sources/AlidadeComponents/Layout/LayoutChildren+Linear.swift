import AlidadeCore
import AlidadeLayout

extension LayoutChildren {
  /// Places the children one after another.
  func linear(_ style: LinearStyle, in range: SizeRange) -> ComponentLayout {
    let solved = LinearLayout.solve(
      style, items: map { $0[FlexTrait.self] }, in: range,
      minimum: { self[$0].minimumExtent(along: style.axis) },
      measure: { self[$0].layout(in: $1).measurement })
    return ComponentLayout(self, solved)
  }

  /// The smallest extent along an axis that children one after another can take.
  func linearMinimum(_ style: LinearStyle, along axis: Axis) -> Double {
    guard axis == style.axis else {
      return reduce(0) { Swift.max($0, $1.minimumExtent(along: axis)) }
    }
    return reduce(style.spacing * Double(Swift.max(0, count - 1))) { sum, child in
      let item = child[FlexTrait.self]
      return sum + (item.minimum ?? child.minimumExtent(along: axis))
    }
  }
}
