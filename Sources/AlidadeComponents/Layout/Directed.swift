import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Says where lines begin in a component, whatever holds around it.
///
/// ```
/// .layoutDirection(.leftToRight)    .layoutDirection(.rightToLeft)
/// │ one │ two │          │          │          │ two │ one │
/// ```
///
/// Everything in the component that has a start and an end turns round with it. It is for content
/// that has a direction of its own, such as a line of code in an Arabic page; a whole program is
/// told its direction by what shows it.
public struct Directed: LayoutComponent, Equatable {
  /// Where lines begin.
  public let direction: LayoutDirection
  /// The component.
  public let children: [AnyComponent]
  /// There is room for one component in each place.
  public let keepsGroupsTogether = true

  /// Says where lines begin in a component.
  ///
  /// - Parameters:
  ///   - direction: where they begin.
  ///   - content: the component; several stand below each other.
  public init(_ direction: LayoutDirection, @ComponentBuilder content: () -> ComponentList) {
    self.direction = direction
    children = [AnyComponent(oneOf: content())]
  }

  init<Content: Component>(_ content: Content, _ direction: LayoutDirection) {
    self.direction = direction
    children = [AnyComponent(content)]
  }

  /// Lays out the component in the same range.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    guard let content = children.facing(direction).single?.layout(in: range) else {
      return ComponentLayout(size: range.min)
    }
    return ComponentLayout(
      size: content.size, baseline: content.baseline, placements: [.init(content, at: .zero)])
  }

  /// That of the component.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    children.facing(direction).single?.minimumExtent(along: axis, across: across) ?? 0
  }

  /// That of the component.
  public func fixedExtent(_ children: LayoutChildren, along axis: Axis) -> Double? {
    children.facing(direction).single?.fixedExtent(along: axis)
  }
}

extension Component {
  /// Says where lines begin in the component, whatever holds around it.
  public func layoutDirection(_ direction: LayoutDirection) -> Directed {
    Directed(self, direction)
  }
}
