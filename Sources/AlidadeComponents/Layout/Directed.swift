import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Says where lines begin in a component, whatever holds around it.
///
/// ```
/// .layoutDirection(.leftToRight)    .layoutDirection(.rightToLeft)
/// │ one │ two │          │          │          │ two │ one │
/// ```
///
/// Everything in the component that has a start and an end turns round with it. It is for content
/// that has a direction of its own, such as a line of code in an Arabic page; a whole program is
/// told its direction by what shows it.
struct Directed: BoxComponent, Equatable {
  /// Where lines begin.
  let direction: LayoutDirection
  /// The component.
  let children: [AnyComponent]

  /// Says where lines begin in a component.
  ///
  /// - Parameters:
  ///   - direction: where they begin.
  ///   - content: the component; several stand below each other.
  init(_ direction: LayoutDirection, @ComponentBuilder content: () -> ComponentList) {
    self.direction = direction
    children = [AnyComponent(oneOf: content())]
  }

  init<Content: Component>(_ content: Content, _ direction: LayoutDirection) {
    self.direction = direction
    children = [AnyComponent(content)]
  }

  /// A modifier of the component.
  var layoutTraits: LayoutTraits { .modifier() }

  /// The box of the component, with a direction.
  var box: FlexBox {
    .decoration(direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}

extension Component {
  /// Says where lines begin in the component, whatever holds around it.
  public func layoutDirection(_ direction: LayoutDirection) -> some Component {
    Directed(self, direction)
  }
}
