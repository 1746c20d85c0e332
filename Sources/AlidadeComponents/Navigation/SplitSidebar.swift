import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The sidebar of a split view, as one view.
struct SplitSidebar: LayoutComponent, Equatable {
  /// A Boolean value that is `true` if the sidebar is the only side that can be shown.
  let isCollapsed: Bool
  /// The content.
  let children: [AnyComponent]

  init<Content: Component>(_ content: Content, isCollapsed: Bool) {
    children = [AnyComponent(content)]
    self.isCollapsed = isCollapsed
  }

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let content = children[0].layout(in: range)
    var layout = ComponentLayout(
      size: content.size, baseline: content.baseline, placements: [.init(content, at: .zero)],
      view: ViewConfiguration(.container()))
    if !isCollapsed { layout.motion = .besideContent(content.size.width, context.direction) }
    return layout
  }
}

extension LayoutMotion {
  /// Returns the motion of a sidebar with a width in points, and of its border.
  ///
  /// They move in from the start of the split view and back out to it, as far as the content beside
  /// them moves.
  static func besideContent(_ width: Double, _ direction: LayoutDirection) -> LayoutMotion {
    LayoutMotion(transition: .offset(start: -(width + SplitWidths.line))).facing(direction)
  }
}
