import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A component with another component over it; the component below determines the size.
///
/// ```
/// without alignment             with .topEnd
/// ┌──────────────────┐          ┌──────────┬───────┐
/// │ overlay, exactly │          │ content  │overlay│
/// │ as large         │          │          └───────┤
/// └──────────────────┘          └──────────────────┘
/// ```
public struct Overlay: FlexComponent, ContainerComponent, ModifierComponent, Equatable {
  /// The component below, and the one above.
  public package(set) var children: [AnyComponent]
  /// The alignment of the component above; `nil` makes it exactly as large as the one below.
  let alignment: Alignment?

  /// Creates a component with another component over `content`.
  ///
  /// - Parameters:
  ///   - content: the component below, which determines the size.
  ///   - alignment: the alignment of the component above, at its own size; `nil` makes it exactly
  ///     as large as `content`.
  ///   - overlay: the component above; if there are several, each covers the whole area.
  public init<Content: Component>(
    on content: Content, alignment: Alignment? = nil,
    @ComponentBuilder overlay: () -> ComponentList
  ) {
    self.alignment = alignment
    children = [AnyComponent(content), AnyComponent(Single(overlay()))]
  }

  /// The layout behavior of a modifier of the main component.
  public var layoutBehavior: LayoutBehavior { .modifier() }

  /// The box of the component below, with the component above as a layer.
  public var box: FlexBox { .decoration(layerAlignment: alignment) }
}

extension Component {
  /// Puts another component over this one, at exactly the same size or, with an alignment, at its
  /// own size; for example, a badge.
  ///
  /// The overlay takes no space: if it is larger than this component, it overflows on the sides
  /// that it isn't aligned to. To move it outside on purpose, give it a negative `padding`.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the component above, at its own size; `nil` makes it exactly
  ///     as large as this component.
  ///   - overlay: the component above; if there are several, each covers the whole area.
  public func overlay(
    alignment: Alignment? = nil, @ComponentBuilder _ overlay: () -> ComponentList
  ) -> Overlay {
    Overlay(on: self, alignment: alignment, overlay: overlay)
  }
}
