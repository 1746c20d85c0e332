import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A modifier that can hide its content from assistive technologies.
struct Unread: LayoutComponent, ContainerComponent, ModifierComponent, Equatable {
  private let isHidden: Bool
  /// The content.
  var children: [AnyComponent]

  init<Content: Component>(_ content: Content, isHidden: Bool) {
    self.isHidden = isHidden
    children = [AnyComponent(content)]
  }

  var layoutBehavior: LayoutBehavior { .modifier() }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    guard let content = children.first?.layout(in: range) else {
      return ComponentLayout(size: range.min)
    }
    // The views have a description in either case, so that hiding them doesn't exchange them.
    let described = content.changingAccessibility { if isHidden { $0.isHidden = true } }
    return ComponentLayout(
      size: content.size, baseline: content.baseline, placements: [.init(described, at: .zero)])
  }
}
