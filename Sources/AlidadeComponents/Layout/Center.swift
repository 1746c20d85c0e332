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
public struct Center: BoxComponent, Equatable {
  /// The component in the middle.
  public let children: [AnyComponent]
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

  /// A modifier of the component.
  public var layoutTraits: LayoutTraits { .modifier() }

  /// A box with the component in the middle.
  public var box: FlexBox { .aligning(.center, .center, isCompact: isCompact) }
}
