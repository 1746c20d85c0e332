import AlidadeLayout

/// How a component is laid out as a part of a flexbox around it.
///
/// A component that answers with one from ``LayoutComponent/flexBox(_:)`` is not measured as a
/// whole: it and its children become boxes of the tree that is solved for the outermost container.
public struct FlexBox: Sendable, Equatable {
  /// What the children are to the box.
  public enum Arrangement: Sendable, Equatable {
    /// Items of a flex container, each of which may say how it wants to be treated
    /// (``FlexItem``).
    case items
    /// Layers, each over all of the box.
    ///
    /// One of them is the content, by its index, which decides the size; the index of no child
    /// means that there is none. The margins are kept around the content, in points.
    case layers(content: Int, margin: FlexEdges)
  }

  /// The box itself, and, for items, how they stand in it.
  public var style: FlexStyle
  /// What the children are to the box.
  public var arrangement: Arrangement

  /// Makes a flex container.
  public init(_ style: FlexStyle) {
    self.style = style
    arrangement = .items
  }

  /// Makes a box that is filled by one child, and has the others as layers below and above it.
  ///
  /// The content is as large as the box, except on an axis on which it has an extent of its own; it
  /// then stands at the start.
  ///
  /// - Parameters:
  ///   - style: the box itself; how children stand is overwritten.
  ///   - content: the index of the child that decides the size.
  ///   - margin: what is kept free around it, in points; may be negative, unlike padding.
  public init(
    _ style: FlexStyle = FlexStyle(), filledBy content: Int, margin: FlexEdges = .zero
  ) {
    self.style = style
    self.style.flexDirection = .column
    self.style.flexWrap = .noWrap
    self.style.alignItems = .stretch
    self.style.justifyContent = .flexStart
    arrangement = .layers(content: content, margin: margin)
  }

  /// Makes a box of the size that a view wishes for, filled by one child.
  ///
  /// An exact extent is also the least: a view is not made smaller than it says.
  public init(_ size: ComponentSize) {
    var style = FlexStyle()
    let range = size.range
    style.minimumWidth = range.min.width > 0 ? .points(range.min.width) : .auto
    style.minimumHeight = range.min.height > 0 ? .points(range.min.height) : .auto
    if range.max.width.isFinite { style.maximumWidth = .points(range.max.width) }
    if range.max.height.isFinite { style.maximumHeight = .points(range.max.height) }
    if range.min.width == range.max.width { style.width = .points(range.min.width) }
    if range.min.height == range.max.height { style.height = .points(range.min.height) }
    self.init(style, filledBy: 0)
  }

  /// Components below each other, for where there is room for one and several were written.
  static var stack: FlexBox {
    var style = FlexStyle()
    style.flexDirection = .column
    return FlexBox(style)
  }
}
