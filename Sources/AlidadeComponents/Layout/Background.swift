import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Lays one component behind another, which decides the size.
public struct Background: FlexComponent {
  /// The component behind and the one in front of it.
  public let children: [AnyComponent]
  /// There is room for one component in each place.
  public let keepsGroupsTogether = true

  /// Lays a component behind `content`, exactly as large.
  public init<Content: Component>(
    behind content: Content, @ComponentBuilder background: () -> ComponentList
  ) {
    children = [AnyComponent(Single(background())), AnyComponent(content)]
  }

  /// The component in front.
  public var modifiedChild: Int? { 1 }

  /// A box without padding or size of its own.
  public var flexStyle: FlexStyle { FlexStyle() }

  /// A box that the component in front fills, with the other as a layer.
  public func flexBox(_ children: LayoutChildren) -> FlexBox? { FlexBox(filledBy: 1) }

  /// That of the component in front.
  public func fixedExtent(_ children: LayoutChildren, along axis: Axis) -> Double? {
    children.last?.fixedExtent(along: axis)
  }
}

extension Component {
  /// Lays another component behind this one, exactly as large.
  public func background(@ComponentBuilder _ background: () -> ComponentList) -> Background {
    Background(behind: self, background: background)
  }

  /// Paints a colour behind this component.
  public func background(_ color: Color, cornerRadius: Double = 0) -> Background {
    Background(behind: self) { Box(background: color, cornerRadius: cornerRadius) }
  }
}
