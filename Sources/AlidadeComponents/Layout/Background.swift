import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Lays one component behind another, which decides the size.
///
/// ```
/// ┌────────────────────┐
/// │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
/// │▒▒▒▒▒ content ▒▒▒▒▒▒│  exactly as large, or aligned in its own size
/// │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
/// └────────────────────┘
/// ```
public struct Background: BoxComponent, Equatable {
  /// The component behind and the one in front of it.
  public let children: [AnyComponent]
  /// Where the component behind stands; `nil` makes it exactly as large as the one in front.
  public let alignment: Alignment?

  /// Lays a component behind `content`.
  ///
  /// - Parameters:
  ///   - content: the component in front, which decides the size.
  ///   - alignment: where the component behind stands, in its own size; `nil` makes it exactly as
  ///     large as `content`.
  ///   - background: the component behind; of several, each is laid over all of it.
  public init<Content: Component>(
    behind content: Content, alignment: Alignment? = nil,
    @ComponentBuilder background: () -> ComponentList
  ) {
    self.alignment = alignment
    children = [AnyComponent(Single(background())), AnyComponent(content)]
  }

  /// A modifier of the component that decides the size.
  public var layoutTraits: LayoutTraits { .modifier(of: 1) }

  /// The box of that component, with the other one as a layer.
  public var box: FlexBox { .decoration(layerAlignment: alignment) }
}

extension Component {
  /// Lays another component behind this one, exactly as large.
  public func background(@ComponentBuilder _ background: () -> ComponentList) -> Background {
    Background(behind: self, background: background)
  }

  /// Lays another component behind this one, in its own size.
  ///
  /// It takes no space: what is larger than this component sticks out where it is not aligned.
  public func background(
    alignment: Alignment, @ComponentBuilder _ background: () -> ComponentList
  ) -> Background {
    Background(behind: self, alignment: alignment, background: background)
  }

  /// Paints a color behind this component.
  public func background(_ color: Color, cornerRadius: Double = 0) -> Background {
    Background(behind: self) { Box(background: color, cornerRadius: cornerRadius) }
  }
}
