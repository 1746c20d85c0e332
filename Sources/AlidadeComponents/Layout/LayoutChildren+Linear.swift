import AlidadeCore
import AlidadeLayout

extension LayoutChildren {
  /// Places the children one after another.
  func linear(_ style: LinearStyle, in range: SizeRange) -> ComponentLayout {
    let solved = LinearLayout.solve(
      style, items: map { $0.item(in: style) }, in: range,
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
      sum + child.minimumExtent(along: axis)
    }
  }
}

extension LayoutChild {
  /// What the child tells a row or column; as in CSS, one that has an extent of its own across it
  /// is not stretched.
  fileprivate func item(in style: LinearStyle) -> LinearItem {
    var item = flex
    if (item.alignment ?? style.alignment) == .stretch,
      fixedExtent(along: style.axis.cross) != nil
    {
      item.alignment = .start
    }
    return item
  }
}
