import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Keeps the space of a component without showing it.
///
/// ```
/// shown   │ one │ two │ three │
/// hidden  │ one │     │ three │
/// ```
///
/// What is hidden has no views, so it can be neither seen, nor clicked, nor focused, nor read out.
/// It is built and laid out all the same, and remembers what it remembers. To leave a component out
/// with its space, and let it forget, use `if`.
public struct Hidden: BoxComponent, Equatable {
  /// Whether the component is not shown.
  public let isHidden: Bool
  /// The component.
  public let children: [AnyComponent]

  /// Keeps the space of a component.
  ///
  /// - Parameters:
  ///   - isHidden: whether the component is not shown.
  ///   - content: the component; several stand below each other.
  public init(_ isHidden: Bool = true, @ComponentBuilder content: () -> ComponentList) {
    self.isHidden = isHidden
    children = [AnyComponent(oneOf: content())]
  }

  init<Content: Component>(_ content: Content, isHidden: Bool) {
    self.isHidden = isHidden
    children = [AnyComponent(content)]
  }

  /// A modifier of the component.
  public var layoutTraits: LayoutTraits { .modifier() }

  /// The box of the component, shown or not.
  public var box: FlexBox { .decoration(hidesContent: isHidden) }
}

extension Component {
  /// Keeps the space of the component without showing it.
  ///
  /// The component remembers what it remembers while it is hidden. To leave it out with its space,
  /// use `if`.
  ///
  /// - Parameter isHidden: whether it is not shown.
  public func hidden(_ isHidden: Bool = true) -> Hidden {
    Hidden(self, isHidden: isHidden)
  }
}
