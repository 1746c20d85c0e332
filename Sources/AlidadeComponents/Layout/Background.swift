import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Lays one component behind another, which decides the size.
///
/// ```
/// ┌────────────────────┐
/// │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
/// │▒▒▒▒▒ content ▒▒▒▒▒▒│  exactly as large, or aligned in its own size
/// │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
/// └────────────────────┘
/// ```
public struct Background: FlexComponent, Equatable {
  /// The component behind and the one in front of it.
  public let children: [AnyComponent]
  /// Where the component behind stands; `nil` makes it exactly as large as the one in front.
  public let alignment: Alignment?
  /// There is room for one component in each place.
  public let keepsGroupsTogether = true

  /// Lays a component behind `content`.
  ///
  /// - Parameters:
  ///   - content: the component in front, which decides the size.
  ///   - alignment: where the component behind stands, in its own size; `nil` makes it exactly as
  ///     large as `content`.
  ///   - background: the component behind; of several, each is laid over all of it.
  public init<Content: Component>(
    behind content: Content, alignment: Alignment? = nil,
    @ComponentBuilder background: () -> ComponentList
  ) {
    self.alignment = alignment
    children = [AnyComponent(Single(background())), AnyComponent(content)]
  }

  /// The component in front.
  public var modifiedChild: Int? { 1 }

  /// Lays out the component in front, and the one behind in its size.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    guard let alignment else { return children.layout(as: FlexBox(filledBy: 1), in: range) }
    guard let content = children.last?.layout(in: range) else {
      return ComponentLayout(size: range.min)
    }
    let behind = children.dropLast().map { $0.placed(over: content.size, alignment) }
    return ComponentLayout(
      size: content.size, baseline: content.baseline,
      placements: behind + [.init(content, at: .zero)]
    ).mirrored(for: context.direction)
  }

  /// A box without padding or size of its own.
  public var flexStyle: FlexStyle { FlexStyle() }

  /// A box that the component in front fills, with the other as a layer.
  public func flexBox(_ children: LayoutChildren) -> FlexBox? {
    alignment == nil ? FlexBox(filledBy: 1) : nil
  }

  /// That of the component that decides the size.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    guard let content = children.last else { return 0 }
    return content.minimumExtent(along: axis, across: across)
  }

  /// That of the component in front.
  public func fixedExtent(_ children: LayoutChildren, along axis: Axis) -> Double? {
    children.last?.fixedExtent(along: axis)
  }
}

extension Component {
  /// Lays another component behind this one, exactly as large.
  public func background(@ComponentBuilder _ background: () -> ComponentList) -> Background {
    Background(behind: self, background: background)
  }

  /// Lays another component behind this one, in its own size.
  ///
  /// It takes no space: what is larger than this component sticks out where it is not aligned.
  public func background(
    alignment: Alignment, @ComponentBuilder _ background: () -> ComponentList
  ) -> Background {
    Background(behind: self, alignment: alignment, background: background)
  }

  /// Paints a colour behind this component.
  public func background(_ color: Color, cornerRadius: Double = 0) -> Background {
    Background(behind: self) { Box(background: color, cornerRadius: cornerRadius) }
  }
}
