import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A component that gives its content an aspect ratio.
///
/// ```
/// .fit                          .fill
/// ┌──────┬─────────┬──────┐       ┌─────────────────┐
/// │      │ content │      │     ┌─│     content     │─┐
/// └──────┴─────────┴──────┘     └─│                 │─┘
///                                 └─────────────────┘
/// ```
///
/// With `.fit`, the content is as large as possible within the available space; with `.fill`, it is
/// as small as possible while covering that space, like `contain` and `cover` in CSS. If one axis
/// is unbounded, the other one determines the size. If both axes are unbounded, the content has its
/// natural width or height, whichever makes it larger.
///
/// The content keeps its aspect ratio even if the parent requires a different size; it is then
/// centered in that size. To clip content that overflows with `.fill`, put it in a box that clips.
public struct AspectRatio: LayoutComponent, ContainerComponent, ModifierComponent, Equatable {
  /// The way that content fits into a space with a different aspect ratio.
  public enum ContentMode: Hashable, Sendable {
    /// The whole content is inside the space; some space may be left over.
    case fit
    /// The content covers the whole space and may overflow it.
    case fill
  }

  /// The width divided by the height; `nil` if the given value is invalid.
  private let ratio: Double?
  /// The way that content fits into a space with a different aspect ratio.
  let contentMode: ContentMode
  /// The content.
  public package(set) var children: [AnyComponent]
  /// The layout behavior of a container for one component.
  public let layoutBehavior = LayoutBehavior(treatsGroupsAsOneChild: true)

  /// Creates a component that gives its content an aspect ratio.
  ///
  /// - Parameters:
  ///   - ratio: the width divided by the height. A value that isn't finite and positive is
  ///     reported, and the content then keeps its natural shape.
  ///   - contentMode: the way that content fits into a space with a different aspect ratio.
  ///   - content: the component; several form a column.
  public init(
    _ ratio: Double, contentMode: ContentMode = .fit,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.init(AnyComponent(content()), ratio, contentMode)
  }

  init<Content: Component>(_ content: Content, _ ratio: Double, _ contentMode: ContentMode) {
    self.ratio = ParameterCheck.positive(
      ratio, "AspectRatio", otherwise: "Until then, the content keeps its natural shape.")
    self.contentMode = contentMode
    children = [AnyComponent(content)]
  }

  /// Lays out the content with exactly its aspect ratio.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    guard let child = children.first else { return ComponentLayout(size: range.min) }
    guard let ratio else {
      let content = child.layout(in: range)
      return ComponentLayout(
        size: content.size, baseline: content.baseline, placements: [.init(content, at: .zero)])
    }
    let content = child.layout(in: SizeRange(exactly: shaped(ratio, child, in: range)))
    let size = range.clamp(content.size)
    let position = Alignment.center.position(of: content.size, in: size)
    return ComponentLayout(
      size: size, baseline: content.baseline.map { $0 + position.y },
      placements: [.init(content, at: position)])
  }

  /// Returns the smallest extent at which the content isn't truncated on either axis.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    guard let child = children.first else { return 0 }
    let along = child.minimumExtent(along: axis, across: across)
    guard let ratio else { return along }
    let other = child.minimumExtent(along: axis.cross, across: along)
    // Content at its natural size isn't truncated either, and may need more width than height.
    let natural = child.layout(in: .unbounded).size
    let factor = axis == .horizontal ? ratio : 1 / ratio
    return min(max(along, other * factor), max(natural[axis], natural[axis.cross] * factor))
  }

  private func shaped(_ ratio: Double, _ child: LayoutChild, in range: SizeRange) -> Size {
    let byWidth = Size(width: range.max.width, height: range.max.width / ratio)
    let byHeight = Size(width: range.max.height * ratio, height: range.max.height)
    switch (byWidth.width.isFinite, byHeight.height.isFinite) {
    case (true, true):
      let isWidthSmaller = byWidth.width <= byHeight.width
      return isWidthSmaller == (contentMode == .fit) ? byWidth : byHeight
    case (true, false): return byWidth
    case (false, true): return byHeight
    case (false, false):
      let natural = child.layout(in: range.loosened).size
      let width = max(natural.width, natural.height * ratio, range.min.width)
      let height = max(width / ratio, range.min.height)
      return Size(width: height * ratio, height: height)
    }
  }
}

extension Component {
  /// Gives the component an aspect ratio.
  ///
  /// - Parameters:
  ///   - ratio: the width divided by the height. A value that isn't finite and positive is
  ///     reported, and the content then keeps its natural shape.
  ///   - contentMode: the way that content fits into a space with a different aspect ratio.
  public func aspectRatio(
    _ ratio: Double, contentMode: AspectRatio.ContentMode = .fit
  ) -> AspectRatio {
    AspectRatio(self, ratio, contentMode)
  }
}
