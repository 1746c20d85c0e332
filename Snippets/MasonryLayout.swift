// A custom layout: cards in columns of equal width, each below the shortest column so far.
// Sources/Alidade/Alidade.docc/CustomLayouts.md explains it.

import Alidade
import AlidadeHeadless

struct Masonry: LayoutComponent {
  let columnWidth: Double
  let spacing: Double
  let children: [AnyComponent]

  init(
    columnWidth: Double, spacing: Double = 0, @ComponentBuilder children: () -> ComponentList
  ) {
    // The values in use are valid, even if the arguments are NaN or infinite.
    self.columnWidth = min(max(1, columnWidth), 10_000)
    self.spacing = min(max(0, spacing), 10_000)
    self.children = children().components
  }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    var layout = arranged(children, width: range.max.width)
    layout.size = range.clamp(layout.size)
    return layout.mirrored(for: context.direction)
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    switch axis {
    case .horizontal: children.map { $0.minimumExtent(along: .horizontal) }.max() ?? 0
    case .vertical: arranged(children, width: across).size.height
    }
  }

  private func arranged(_ children: LayoutChildren, width: Double) -> ComponentLayout {
    // If the width is infinite, there is a column for each child.
    let fitting = (width + spacing) / (columnWidth + spacing)
    let count = max(1, Int(min(fitting, Double(children.count))))
    let total = width.isFinite ? width : Double(count) * (columnWidth + spacing) - spacing
    let extent = max(0, (total - spacing * Double(count - 1)) / Double(count))

    var heights = Array(repeating: 0.0, count: count)
    var placements: [ComponentLayout.Placement] = []
    for child in children {
      let isWide = child[Banner.self]
      let column = isWide ? 0 : heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let top = isWide ? heights.max() ?? 0 : heights[column]
      let width = isWide ? total : extent
      let layout = child.layout(
        in: SizeRange(
          min: Size(width: width, height: 0), max: Size(width: width, height: .infinity)))
      placements.append(.init(layout, at: Point(x: Double(column) * (extent + spacing), y: top)))
      let bottom = top + layout.size.height + spacing
      for index in isWide ? heights.indices : column..<column + 1 { heights[index] = bottom }
    }
    let height = max(0, (heights.max() ?? 0) - spacing)
    return ComponentLayout(size: Size(width: total, height: height), placements: placements)
  }
}

enum Banner: TraitKey {
  static var defaultValue: Bool { false }
}

extension Component {
  /// Makes the component span all columns of a `Masonry`.
  func banner() -> AnyComponent { trait(Banner.self, true) }
}

// snippet.hide
let board = Masonry(columnWidth: 90, spacing: 10) {
  Text("Today").banner()
  Text("A short note")
  Text("A note that is long enough to need several lines")
  Text("Milk")
  Text("Bread")
}
for (direction, width) in [
  (LayoutDirection.leftToRight, 200.0), (.rightToLeft, 200), (.leftToRight, 90),
] {
  let view = HeadlessHostingView(size: Size(width: width, height: 200)) {
    board.layoutDirection(direction)
  }
  print(view.root.dump(), terminator: "")
}
// snippet.show
