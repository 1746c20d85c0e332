import AlidadeCore
import AlidadeLayout

/// A component that sets the layout direction of its content, regardless of its parent's.
///
/// ```
/// .layoutDirection(.leftToRight)    .layoutDirection(.rightToLeft)
/// │ one │ two │          │          │          │ two │ one │
/// ```
///
/// Everything in the content that has a start and an end follows the direction. Use this component
/// for content with its own direction, such as a line of code on an Arabic page. The host sets the
/// direction of a whole program.
struct Directed: FlexComponent, ContainerComponent, ModifierComponent, Equatable {
  /// The layout direction; `nil` for that of the parent.
  let direction: LayoutDirection?
  /// The content.
  var children: [AnyComponent]

  init<Content: Component>(_ content: Content, _ direction: LayoutDirection?) {
    self.direction = direction
    children = [AnyComponent(content)]
  }

  /// The layout behavior of a modifier of the content.
  var layoutBehavior: LayoutBehavior { .modifier() }

  /// The box of the content, with a direction.
  var box: FlexBox {
    switch direction {
    case .leftToRight: .decoration(direction: .leftToRight)
    case .rightToLeft: .decoration(direction: .rightToLeft)
    case nil: .decoration()
    }
  }
}

extension Component {
  /// Sets the layout direction of the component, regardless of its parent's.
  public func layoutDirection(_ direction: LayoutDirection) -> some Component {
    Directed(self, direction)
  }
}
