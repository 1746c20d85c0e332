import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Lays one component behind another, which decides the size.
public struct Background: LayoutComponent {
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

  /// Lays out the component in front, and the one behind in exactly its size.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    guard let content = children.last?.layout(in: range) else {
      return ComponentLayout(size: range.min)
    }
    let exact = SizeRange(exactly: content.size)
    let behind = children.dropLast().map {
      ComponentLayout.Placement($0.layout(in: exact), at: .zero)
    }
    return ComponentLayout(
      size: content.size, baseline: content.baseline,
      placements: behind + [.init(content, at: .zero)])
  }

  /// That of the component in front.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    children.last?.minimumExtent(along: axis, across: across) ?? 0
  }

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
