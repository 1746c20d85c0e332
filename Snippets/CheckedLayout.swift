// A custom layout, checked against the layout contract with and without support for right-to-left
// direction.

import Alidade
import AlidadeTesting
import Testing

struct Staircase: LayoutComponent {
  let step: Double
  var isMirrored = true

  var children: [AnyComponent] { ["one", "two"].map { AnyComponent(Text($0)) } }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    var layout = ComponentLayout(size: .zero)
    for (index, child) in children.enumerated() {
      let placed = child.layout(in: range.loosened)
      let position = Point(x: Double(index) * step, y: layout.size.height)
      layout.placements.append(.init(placed, at: position))
      layout.size.width = max(layout.size.width, position.x + placed.size.width)
      layout.size.height = position.y + placed.size.height
    }
    layout.size = range.clamp(layout.size)
    return isMirrored ? layout.mirrored(for: context.direction) : layout
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    let extents = children.enumerated().map { index, child in
      let least = child.minimumExtent(along: axis, across: across)
      return axis == .horizontal ? least + Double(index) * step : least
    }
    return axis == .horizontal ? extents.max() ?? 0 : extents.reduce(0, +)
  }
}

@Test("A staircase keeps the layout contract") func keepsContract() {
  expectLayoutContract(Staircase(step: 16))
}

for isMirrored in [true, false] {
  let stairs = Staircase(step: 16, isMirrored: isMirrored)
  let violations = LayoutContract.violations(of: stairs)
  let rules = violations.map { String($0.prefix { $0 != "," }) }
  print(rules.isEmpty ? "keeps the contract" : "breaks: \(rules.joined(separator: "; "))")
}
