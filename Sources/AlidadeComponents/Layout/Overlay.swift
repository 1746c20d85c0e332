import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Lays one component over another, which decides the size.
public struct Overlay: FlexComponent {
  /// The component below and the one above it.
  public let children: [AnyComponent]
  /// There is room for one component in each place.
  public let keepsGroupsTogether = true

  /// Lays a component over `content`, exactly as large.
  public init<Content: Component>(
    on content: Content, @ComponentBuilder overlay: () -> ComponentList
  ) {
    children = [AnyComponent(content), AnyComponent(Single(overlay()))]
  }

  /// The component below.
  public var modifiedChild: Int? { 0 }

  /// A box without padding or size of its own.
  public var flexStyle: FlexStyle { FlexStyle() }

  /// A box that the component below fills, with the other as a layer.
  public func flexBox(_ children: LayoutChildren) -> FlexBox? { FlexBox(filledBy: 0) }

  /// That of the component below.
  public func fixedExtent(_ children: LayoutChildren, along axis: Axis) -> Double? {
    children.first?.fixedExtent(along: axis)
  }
}

extension Component {
  /// Lays another component over this one, exactly as large.
  public func overlay(@ComponentBuilder _ overlay: () -> ComponentList) -> Overlay {
    Overlay(on: self, overlay: overlay)
  }
}
