import AlidadeLayout
import AlidadeRender

/// The result of a component's layout: its size, the positions of its children, and optionally its
/// view.
public struct ComponentLayout: Sendable {
  /// A child and its position.
  public typealias Placement = Layout.Child

  /// The size, in points.
  public var size: Size
  /// The distance of the first line of text from the top, in points; `nil` without text.
  public var baseline: Double?
  /// The children, from back to front; a child that is omitted isn't shown.
  public var placements: [Placement]
  /// The view, if it depends on the result of the layout; `nil` uses the result of `view()`.
  public var view: ViewConfiguration?
  /// A description of the component as a scroll view, whose content is the only placement; `nil`
  /// for any other component.
  package var scrolled: ScrolledLayout?
  /// A Boolean value that is `true` if the view mounts only the part of its content that is
  /// visible, as a list does.
  package var mountsVisiblePart = false
  /// The motion of the view, if it depends on the result of the layout; otherwise, `nil`.
  package var motion: LayoutMotion?

  /// Creates the result of a layout.
  public init(
    size: Size, baseline: Double? = nil, placements: [Placement] = [],
    view: ViewConfiguration? = nil
  ) {
    self.size = size
    self.baseline = baseline
    self.placements = placements
    self.view = view
  }
}

extension Layout.Child {
  /// Creates a placement of a child.
  ///
  /// - Parameters:
  ///   - layout: the result of laying out the child.
  ///   - position: the top-left corner of the child in its parent, in points.
  public init(_ layout: Layout, at position: Point) {
    self.init(position: position, layout: layout)
  }
}
