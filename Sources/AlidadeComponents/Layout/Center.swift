import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Puts a component in the middle of all the space there is.
///
/// On an axis without bound it is as large as the component.
public struct Center: LayoutComponent {
  /// The component in the middle.
  public let children: [AnyComponent]
  /// There is room for one component in each place.
  public let keepsGroupsTogether = true
  /// Whether it is no larger than the component unless it must be.
  private let isCompact: Bool

  /// Puts a component in the middle.
  ///
  /// - Parameters:
  ///   - isCompact: whether it is no larger than the component unless the surroundings make it so,
  ///     instead of taking all the space there is.
  ///   - content: the component in the middle.
  public init(isCompact: Bool = false, @ComponentBuilder content: () -> ComponentList) {
    self.isCompact = isCompact
    children = [AnyComponent(oneOf: content())]
  }

  /// Lays out the component as large as it likes and centres it.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    guard let content = children.single?.layout(in: range.loosened) else {
      return ComponentLayout(size: range.min)
    }
    let size = range.clamp(
      Size(
        width: fills(range.max.width) ? range.max.width : content.size.width,
        height: fills(range.max.height) ? range.max.height : content.size.height))
    let position = Point(
      x: (size.width - content.size.width) / 2, y: (size.height - content.size.height) / 2)
    return ComponentLayout(
      size: size, baseline: content.baseline.map { $0 + position.y },
      placements: [.init(content, at: position)])
  }

  private func fills(_ most: Double) -> Bool { !isCompact && most.isFinite }
}
