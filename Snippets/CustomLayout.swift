// A component that positions its children itself: each one step to the right of the one above it.

import Alidade
import AlidadeHeadless

struct Staircase: LayoutComponent {
  let step: Double
  let layoutBehavior = LayoutBehavior(treatsGroupsAsOneChild: true)
  let children: [AnyComponent]

  init(step: Double, @ComponentBuilder children: () -> ComponentList) {
    self.step = step
    self.children = children().components
  }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    var position = Point.zero
    var size = Size.zero
    var placements: [ComponentLayout.Placement] = []
    for child in children {
      let layout = child.layout(in: range.loosened)
      placements.append(.init(layout, at: position))
      size.width = max(size.width, position.x + layout.size.width)
      size.height = position.y + layout.size.height
      position = Point(x: position.x + step, y: size.height)
    }
    return ComponentLayout(size: range.clamp(size), placements: placements)
  }
}

let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
  Staircase(step: 16) {
    Text("one")
    Text("two")
    Text("three")
  }
}
print(view.root.dump(), terminator: "")
print(view.host.sizeThatFits(.unbounded))
