import AlidadeCore

/// A component that keeps the space of its content without showing it.
///
/// ```
/// shown   │ one │ two │ three │
/// hidden  │ one │     │ three │
/// ```
///
/// Hidden content has no views, so the user can't see, click or focus it, and assistive
/// technologies skip it. It is still built and laid out, and it keeps its state. To remove content
/// along with its space and its state, use `if`.
public struct Hidden: FlexComponent, ContainerComponent, ModifierComponent, Equatable {
  /// A Boolean value that is `true` if the content is hidden.
  let isHidden: Bool
  /// The content.
  public package(set) var children: [AnyComponent]

  /// Creates a component that keeps the space of its content without showing it.
  ///
  /// - Parameters:
  ///   - isHidden: `true` if the component is hidden.
  ///   - content: the component; several form a column.
  public init(_ isHidden: Bool = true, @ComponentBuilder content: () -> ComponentList) {
    self.isHidden = isHidden
    children = [AnyComponent(content())]
  }

  init<Content: Component>(_ content: Content, isHidden: Bool) {
    self.isHidden = isHidden
    children = [AnyComponent(content)]
  }

  /// The layout behavior of a modifier of the content.
  public var layoutBehavior: LayoutBehavior { .modifier() }

  /// The box of the content, visible or hidden.
  public var box: FlexBox { .decoration(hidesContent: isHidden) }
}

extension Component {
  /// Hides the component, but keeps its space.
  ///
  /// The component keeps its state while it is hidden. To remove it along with its space, use `if`.
  ///
  /// - Parameter isHidden: `true` if the component is hidden.
  public func hidden(_ isHidden: Bool = true) -> Hidden {
    Hidden(self, isHidden: isHidden)
  }
}
