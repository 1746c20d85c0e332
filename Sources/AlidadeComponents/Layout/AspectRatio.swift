import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Gives a component a shape: so many times as wide as high.
///
/// ```
/// .fit                          .fill
/// ┌──────┬─────────┬──────┐       ┌─────────────────┐
/// │      │ content │      │     ┌─│     content     │─┐
/// └──────┴─────────┴──────┘     └─│                 │─┘
///                                 └─────────────────┘
/// ```
///
/// The component is as large as it can be in the space there is with `.fit`, and as small as it can
/// be over all of it with `.fill`, like `contain` and `cover` in CSS. On an axis without bound there
/// is nothing to fit or fill: the other one decides. Without any bound, it is as wide as its content
/// likes, or as high, whichever makes it larger.
///
/// A shape that the surroundings do not allow is kept: the component then lies in the middle of what
/// they make of it. What sticks out with `.fill` is cut off by a box around it that clips.
public struct AspectRatio: LayoutComponent, Equatable {
  /// What becomes of space of another shape.
  public enum ContentMode: Hashable, Sendable {
    /// All of the component is inside; space may be left over.
    case fit
    /// All of the space is covered; the component may stick out.
    case fill
  }

  /// Width over height; `nil` when that makes no sense.
  private let ratio: Double?
  /// What becomes of space of another shape.
  public let contentMode: ContentMode
  /// The component.
  public let children: [AnyComponent]
  /// There is room for one component.
  public let layoutTraits = LayoutTraits(keepsGroupsTogether: true)

  /// Gives a component a shape.
  ///
  /// - Parameters:
  ///   - ratio: its width over its height. One that is not finite and positive is reported, and the
  ///     component then has the shape it likes.
  ///   - contentMode: what becomes of space of another shape.
  ///   - content: the component; several stand below each other.
  public init(
    _ ratio: Double, contentMode: ContentMode = .fit,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.init(AnyComponent(oneOf: content()), ratio, contentMode)
  }

  init<Content: Component>(_ content: Content, _ ratio: Double, _ contentMode: ContentMode) {
    self.ratio = ParameterCheck.positive(
      ratio, "AspectRatio", otherwise: "The component has the shape it likes until then.")
    self.contentMode = contentMode
    children = [AnyComponent(content)]
  }

  /// Lays out the component in exactly its shape.
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

  /// The extent at which the content is not cut off on either axis.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    guard let child = children.first else { return 0 }
    let along = child.minimumExtent(along: axis, across: across)
    guard let ratio else { return along }
    let other = child.minimumExtent(along: axis.cross, across: along)
    // What is as large as it likes is not cut off either, and may be wide where it need not be high.
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
  /// Gives the component a shape.
  ///
  /// - Parameters:
  ///   - ratio: its width over its height. One that is not finite and positive is reported, and the
  ///     component then has the shape it likes.
  ///   - contentMode: what becomes of space of another shape.
  public func aspectRatio(
    _ ratio: Double, contentMode: AspectRatio.ContentMode = .fit
  ) -> AspectRatio {
    AspectRatio(self, ratio, contentMode)
  }
}
