import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Puts a component in the middle of all the space there is, in its own size.
///
/// ```
/// ┌──────────────────┐
/// │      ▓▓▓▓▓▓      │
/// └──────────────────┘
/// ```
///
/// On an axis without bound it is as large as the component. ``Aligned`` knows the other places.
public struct Center: LayoutComponent, Equatable {
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
  ///   - content: the component in the middle; several stand below each other.
  public init(isCompact: Bool = false, @ComponentBuilder content: () -> ComponentList) {
    self.isCompact = isCompact
    children = [AnyComponent(oneOf: content())]
  }

  /// All, unless it is compact.
  public func fillsSpace(along axis: Axis) -> Bool { !isCompact }

  /// Lays out the component as large as it likes and centres it.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    children.aligned(
      horizontal: .center, vertical: .center, isCompact: isCompact, in: range, context)
  }
}
