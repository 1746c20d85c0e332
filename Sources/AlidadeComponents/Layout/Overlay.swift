import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Lays one component over another, which decides the size.
///
/// ```
/// without alignment             with .topEnd
/// ┌──────────────────┐          ┌──────────┬───────┐
/// │ overlay, exactly │          │ content  │overlay│
/// │ as large         │          │          └───────┤
/// └──────────────────┘          └──────────────────┘
/// ```
public struct Overlay: BoxComponent, Equatable {
  /// The component below and the one above it.
  public let children: [AnyComponent]
  /// Where the component above stands; `nil` makes it exactly as large as the one below.
  public let alignment: Alignment?

  /// Lays a component over `content`.
  ///
  /// - Parameters:
  ///   - content: the component below, which decides the size.
  ///   - alignment: where the component above stands, in its own size; `nil` makes it exactly as
  ///     large as `content`.
  ///   - overlay: the component above; of several, each is laid over all of it.
  public init<Content: Component>(
    on content: Content, alignment: Alignment? = nil,
    @ComponentBuilder overlay: () -> ComponentList
  ) {
    self.alignment = alignment
    children = [AnyComponent(content), AnyComponent(Single(overlay()))]
  }

  /// A modifier of the component that decides the size.
  public var layoutTraits: LayoutTraits { .modifier() }

  /// The box of that component, with the other one as a layer.
  public var box: FlexBox { .decoration(layerAlignment: alignment) }
}

extension Component {
  /// Lays another component over this one, exactly as large.
  public func overlay(@ComponentBuilder _ overlay: () -> ComponentList) -> Overlay {
    Overlay(on: self, overlay: overlay)
  }

  /// Lays another component over this one, in its own size, as for a badge.
  ///
  /// It takes no space: what is larger than this component sticks out where it is not aligned. To
  /// move it out on purpose, give it a negative `padding`.
  ///
  /// - Parameters:
  ///   - alignment: where it stands.
  ///   - overlay: what is laid over.
  public func overlay(
    alignment: Alignment, @ComponentBuilder _ overlay: () -> ComponentList
  ) -> Overlay {
    Overlay(on: self, alignment: alignment, overlay: overlay)
  }
}
