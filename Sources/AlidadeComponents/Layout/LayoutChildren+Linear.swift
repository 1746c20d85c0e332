import AlidadeCore
import AlidadeLayout

extension LayoutChildren {
  /// Places the children one after another.
  func linear(_ style: LinearStyle, in range: SizeRange) -> ComponentLayout {
    let solved = LinearLayout.solve(
      style, items: map { $0.item(in: style) }, in: range,
      minimum: {
        self[$0].minimumExtent(along: style.axis, across: range.max[style.axis.cross])
      },
      measure: { self[$0].layout(in: $1).measurement })
    return ComponentLayout(self, solved)
  }

  /// The smallest extent along an axis that children one after another can take.
  func linearMinimum(_ style: LinearStyle, along axis: Axis, across: Double) -> Double {
    if axis == style.axis {
      return reduce(style.spacing * Double(Swift.max(0, count - 1))) { sum, child in
        sum + child.minimumExtent(along: axis, across: across)
      }
    }
    let minimums = map { $0.minimumExtent(along: axis, across: across) }
    let largest = minimums.max() ?? 0
    // How high text in a row must be depends on the width that the row gives it. What can be as low
    // as it must, such as a list, has no height of its own to ask for.
    guard axis == .vertical, across.isFinite, !minimums.contains(0) else { return largest }
    let range = SizeRange(max: Size(width: across, height: .infinity))
    return Swift.max(largest, linear(style, in: range).size.height)
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
