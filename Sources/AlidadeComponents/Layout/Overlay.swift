import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Lays one component over another, which decides the size.
public struct Overlay: LayoutComponent {
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

  /// Lays out the component below, and the one above in exactly its size.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    guard let content = children.first?.layout(in: range) else {
      return ComponentLayout(size: range.min)
    }
    let exact = SizeRange(exactly: content.size)
    let above = children.dropFirst().map {
      ComponentLayout.Placement($0.layout(in: exact), at: .zero)
    }
    return ComponentLayout(
      size: content.size, baseline: content.baseline,
      placements: [.init(content, at: .zero)] + above)
  }

  /// That of the component below.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    children.first?.minimumExtent(along: axis, across: across) ?? 0
  }

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
