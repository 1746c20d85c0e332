import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Gives a component the size it is told, as far as the surroundings allow.
public struct Sized: LayoutComponent {
  /// The size.
  public let size: ComponentSize
  /// The component.
  public let children: [AnyComponent]
  /// There is room for one component in each place.
  public let keepsGroupsTogether = true

  init<Content: Component>(_ size: ComponentSize, content: Content) {
    self.size = size
    children = [AnyComponent(content)]
  }

  /// Lays out the component in the part of the range that fulfils the wish.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let own = range.intersection(size.range)
    guard let content = children.single?.layout(in: own) else {
      return ComponentLayout(size: own.min)
    }
    return ComponentLayout(
      size: content.size, baseline: content.baseline, placements: [.init(content, at: .zero)])
  }

  /// The wished extent if it is fixed, else the content's, but not less than a wished minimum.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    let wished = size.range
    let inside = min(across, wished.max[axis.cross])
    let content = children.single?.minimumExtent(along: axis, across: inside) ?? 0
    return min(max(content, wished.min[axis]), wished.max[axis])
  }

  /// The wished extent if it is fixed; that of the content where nothing is wished for.
  public func fixedExtent(_ children: LayoutChildren, along axis: Axis) -> Double? {
    if let fixed = size.fixedExtent(along: axis) { return fixed }
    let wished = size.range
    guard let own = children.single?.fixedExtent(along: axis) else { return nil }
    return min(max(own, wished.min[axis]), wished.max[axis])
  }
}

extension Component {
  /// Gives the component a size, in points; what is not given is left to the content and the
  /// surroundings.
  public func frame(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil
  ) -> Sized {
    Sized(
      ComponentSize(
        width: width, height: height, minWidth: minWidth, maxWidth: maxWidth,
        minHeight: minHeight, maxHeight: maxHeight),
      content: self)
  }
}
