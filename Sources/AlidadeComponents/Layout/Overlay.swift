import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Lays one component over another, which decides the size.
///
/// ```
/// without alignment             with .topEnd
/// ┌──────────────────┐          ┌──────────┬───────┐
/// │ overlay, exactly │          │ content  │overlay│
/// │ as large         │          │          └───────┤
/// └──────────────────┘          └──────────────────┘
/// ```
public struct Overlay: FlexComponent, Equatable {
  /// The component below and the one above it.
  public let children: [AnyComponent]
  /// Where the component above stands; `nil` makes it exactly as large as the one below.
  public let alignment: Alignment?
  /// There is room for one component in each place.
  public let keepsGroupsTogether = true

  /// Lays a component over `content`.
  ///
  /// - Parameters:
  ///   - content: the component below, which decides the size.
  ///   - alignment: where the component above stands, in its own size; `nil` makes it exactly as
  ///     large as `content`.
  ///   - overlay: the component above; of several, each is laid over all of it.
  public init<Content: Component>(
    on content: Content, alignment: Alignment? = nil,
    @ComponentBuilder overlay: () -> ComponentList
  ) {
    self.alignment = alignment
    children = [AnyComponent(content), AnyComponent(Single(overlay()))]
  }

  /// The component below.
  public var modifiedChild: Int? { 0 }

  /// Lays out the component below, and the one above in its size.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    guard let alignment else { return children.layout(as: FlexBox(filledBy: 0), in: range) }
    guard let content = children.first?.layout(in: range) else {
      return ComponentLayout(size: range.min)
    }
    let above = children.dropFirst().map { $0.placed(over: content.size, alignment) }
    return ComponentLayout(
      size: content.size, baseline: content.baseline,
      placements: [.init(content, at: .zero)] + above
    ).mirrored(for: context.direction)
  }

  /// A box without padding or size of its own.
  public var flexStyle: FlexStyle { FlexStyle() }

  /// A box that the component below fills, with the other as a layer.
  public func flexBox(_ children: LayoutChildren) -> FlexBox? {
    alignment == nil ? FlexBox(filledBy: 0) : nil
  }

  /// That of the component that decides the size.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    guard let content = children.first else { return 0 }
    return content.minimumExtent(along: axis, across: across)
  }

  /// That of the component below.
  public func fixedExtent(_ children: LayoutChildren, along axis: Axis) -> Double? {
    children.first?.fixedExtent(along: axis)
  }
}

extension LayoutChild {
  /// The child over or behind something that is laid out already: in exactly that size, or aligned
  /// in its own, which is no larger unless its content would be cut off.
  func placed(over size: Size, _ alignment: Alignment?) -> ComponentLayout.Placement {
    guard let alignment else { return .init(layout(in: SizeRange(exactly: size)), at: .zero) }
    let width = max(size.width, minimumExtent(along: .horizontal))
    let height = max(size.height, minimumExtent(along: .vertical, across: width))
    let layout = layout(in: SizeRange(max: Size(width: width, height: height)))
    return .init(layout, at: alignment.position(of: layout.size, in: size))
  }
}

extension Component {
  /// Lays another component over this one, exactly as large.
  public func overlay(@ComponentBuilder _ overlay: () -> ComponentList) -> Overlay {
    Overlay(on: self, overlay: overlay)
  }

  /// Lays another component over this one, in its own size, as for a badge.
  ///
  /// It takes no space: what is larger than this component sticks out where it is not aligned. To
  /// move it out on purpose, give it a negative `padding`.
  ///
  /// - Parameters:
  ///   - alignment: where it stands.
  ///   - overlay: what is laid over.
  public func overlay(
    alignment: Alignment, @ComponentBuilder _ overlay: () -> ComponentList
  ) -> Overlay {
    Overlay(on: self, alignment: alignment, overlay: overlay)
  }
}
