import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A component with another component behind it; the component in front determines the size.
///
/// ```
/// ┌────────────────────┐
/// │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
/// │▒▒▒▒▒ content ▒▒▒▒▒▒│  exactly as large, or aligned in its own size
/// │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
/// └────────────────────┘
/// ```
public struct Background: FlexComponent, ContainerComponent, ModifierComponent, Equatable {
  /// The component behind, and the one in front.
  public package(set) var children: [AnyComponent]
  /// The alignment of the component behind; `nil` makes it exactly as large as the one in front.
  let alignment: Alignment?

  /// The component in front.
  package var content: AnyComponent { children[1] }

  /// Creates a component with another component behind `content`.
  ///
  /// - Parameters:
  ///   - content: the component in front, which determines the size.
  ///   - alignment: the alignment of the component behind, at its own size; `nil` makes it exactly
  ///     as large as `content`.
  ///   - background: the component behind; if there are several, each covers the whole area.
  public init<Content: Component>(
    behind content: Content, alignment: Alignment? = nil,
    @ComponentBuilder background: () -> ComponentList
  ) {
    self.alignment = alignment
    children = [AnyComponent(Single(background())), AnyComponent(content)]
  }

  /// The layout behavior of a modifier of the main component.
  public var layoutBehavior: LayoutBehavior { .modifier(of: 1) }

  /// The box of the component in front, with the component behind as a layer.
  public var box: FlexBox { .decoration(layerAlignment: alignment) }
}

extension Component {
  /// Puts another component behind this one, at exactly the same size or, with an alignment, at its
  /// own size.
  ///
  /// The background takes no space: if it is larger than this component, it overflows on the sides
  /// that it isn't aligned to.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the component behind, at its own size; `nil` makes it exactly
  ///     as large as this component.
  ///   - background: the component behind; if there are several, each covers the whole area.
  public func background(
    alignment: Alignment? = nil, @ComponentBuilder _ background: () -> ComponentList
  ) -> Background {
    Background(behind: self, alignment: alignment, background: background)
  }

  /// Paints a color behind this component.
  public func background(_ color: Color, cornerRadius: Double = 0) -> Background {
    Background(behind: self) { Box(background: color, cornerRadius: cornerRadius) }
  }
}
