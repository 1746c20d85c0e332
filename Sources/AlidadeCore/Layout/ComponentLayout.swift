import AlidadeLayout
import AlidadeRender

/// What a component decides when it is laid out: its size, where its children are, and perhaps how
/// its view looks.
public struct ComponentLayout: Sendable {
  /// A child and where it is.
  public typealias Placement = Layout.Child

  /// The size, in points.
  public var size: Size
  /// The distance of the first line of text from the top, in points; `nil` without text.
  public var baseline: Double?
  /// The children, from the lowest to the topmost; one that is left out is not shown.
  public var placements: [Placement]
  /// The view, for a component whose view shows the result of its layout; `nil` keeps what `view()`
  /// said.
  public var view: ViewConfiguration?

  /// Makes a result.
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
  /// Places a child.
  ///
  /// - Parameters:
  ///   - layout: what laying out the child returned.
  ///   - position: the top left corner of the child in the component around it, in points.
  public init(_ layout: Layout, at position: Point) {
    self.init(position: position, layout: layout)
  }
}
