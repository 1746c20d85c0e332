import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Keeps a distance around a component.
///
/// ```
/// ┌───────────────┐
/// │      top      │
/// │ left ▓▓ right │
/// │     bottom    │
/// └───────────────┘
/// ```
public struct Inset: LayoutComponent {
  /// The distances, in points.
  public let insets: EdgeInsets
  /// The component in the middle.
  public let children: [AnyComponent]
  /// There is room for one component in each place.
  public let keepsGroupsTogether = true

  /// Keeps a distance around a component.
  public init(_ insets: EdgeInsets, @ComponentBuilder content: () -> ComponentList) {
    self.insets = insets
    children = [AnyComponent(oneOf: content())]
  }

  init<Content: Component>(_ insets: EdgeInsets, around content: Content) {
    self.insets = insets
    children = [AnyComponent(content)]
  }

  /// Gives the component in the middle what the distances leave.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let taken = insets.total
    guard let content = children.single?.layout(in: range.inset(by: insets)) else {
      return ComponentLayout(size: range.clamp(taken))
    }
    let size = Size(
      width: content.size.width + taken.width, height: content.size.height + taken.height)
    return ComponentLayout(
      size: range.clamp(size), baseline: content.baseline.map { $0 + insets.top },
      placements: [.init(content, at: Point(x: insets.left, y: insets.top))])
  }

  /// The smallest extent of the content, and the distances.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    let inside = across - insets.total[axis.cross]
    return (children.single?.minimumExtent(along: axis, across: inside) ?? 0)
      + max(0, insets.total[axis])
  }

  /// That of the content, and the distances.
  public func fixedExtent(_ children: LayoutChildren, along axis: Axis) -> Double? {
    children.single?.fixedExtent(along: axis).map { max(0, $0 + insets.total[axis]) }
  }
}

extension Component {
  /// Keeps the same distance around the component on all sides, in points.
  public func padding(_ distance: Double) -> Inset {
    Inset(EdgeInsets(distance), around: self)
  }

  /// Keeps a distance left and right of the component and another above and below it, in points.
  public func padding(horizontal: Double = 0, vertical: Double = 0) -> Inset {
    Inset(EdgeInsets(horizontal: horizontal, vertical: vertical), around: self)
  }

  /// Keeps distances around the component, in points.
  public func padding(_ insets: EdgeInsets) -> Inset {
    Inset(insets, around: self)
  }
}
