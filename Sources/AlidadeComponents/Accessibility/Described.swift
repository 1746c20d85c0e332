import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A modifier that describes its content for assistive technologies.
///
/// Content with one view gives its description to that view. Anything else gets a view of its own,
/// which is read in place of the content.
struct Described: LayoutComponent, ContainerComponent, ModifierComponent, Equatable {
  private let accessibility: Accessibility
  /// The role of the view of its own; `nil` if the content's only view is described.
  private let role: AccessibilityRole?
  /// The content.
  var children: [AnyComponent]

  init<Content: Component>(
    _ content: Content, _ accessibility: Accessibility, role: AccessibilityRole?
  ) {
    self.accessibility = accessibility
    self.role = role
    children = [AnyComponent(content)]
  }

  var layoutBehavior: LayoutBehavior { .modifier() }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    guard let content = children.first?.layout(in: range) else {
      return ComponentLayout(size: range.min)
    }
    var result = ComponentLayout(size: content.size, baseline: content.baseline)
    if role == nil,
      let described = content.changingAccessibilityOfOnlyView({
        $0 = accessibility.merged(over: $0)
      })
    {
      result.placements = [.init(described, at: .zero)]
      return result
    }
    result.view = ViewConfiguration(
      .container(role: role ?? .group),
      attributes: ViewOptions(accessibility: accessibility).viewAttributes())
    result.placements = [.init(isRead(inPlaceOf: content) ? hidden(content) : content, at: .zero)]
    return result
  }

  /// Returns `true` if the description replaces the content.
  ///
  /// A description without words replaces nothing, and controls must stay reachable.
  private func isRead(inPlaceOf content: Layout) -> Bool {
    (accessibility.label != nil || accessibility.value != nil) && !content.containsOperableView
  }

  private func hidden(_ content: Layout) -> Layout {
    content.changingAccessibility { $0.isHidden = true }
  }
}
