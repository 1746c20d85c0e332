import AlidadeLayout

/// What a component tells the flex container that it stands in; `nil` and ``FlexLength/unset`` leave
/// a thing to what the component says about itself, and then to the initial value of CSS.
public struct FlexItem: Hashable, Sendable {
  /// Lengths for four edges, of which some may be unset.
  public struct Edges: Hashable, Sendable {
    /// The upper edge.
    public var top: FlexLength
    /// The edge where lines begin.
    public var start: FlexLength
    /// The lower edge.
    public var bottom: FlexLength
    /// The edge where lines end.
    public var end: FlexLength

    /// Makes lengths for four edges.
    public init(
      top: FlexLength = .unset, start: FlexLength = .unset, bottom: FlexLength = .unset,
      end: FlexLength = .unset
    ) {
      self.top = top
      self.start = start
      self.bottom = bottom
      self.end = end
    }
  }

  /// Its share of space that is left over; zero or more.
  public var grow: Double?
  /// How readily it gives way when space is short, in proportion to its size; zero or more.
  public var shrink: Double?
  /// The size along the main axis before growing and shrinking.
  public var basis: FlexLength = .unset
  /// Where it stands across the main axis.
  public var alignment: FlexAlignment?
  /// Its place among the siblings; equal ones stay in the order in which they were written.
  public var order: Int16?
  /// Whether it is in the flow.
  public var position: FlexPosition?
  /// Space around it.
  public var margin = Edges()
  /// Offsets, or, out of the flow, distances from the edges of the container.
  public var inset = Edges()

  /// Makes an item that tells nothing.
  public init() {}

  /// What is told here, completed by what `inner` tells.
  func merged(over inner: FlexItem) -> FlexItem {
    var merged = self
    merged.grow = grow ?? inner.grow
    merged.shrink = shrink ?? inner.shrink
    merged.basis = basis == .unset ? inner.basis : basis
    merged.alignment = alignment ?? inner.alignment
    merged.order = order ?? inner.order
    merged.position = position ?? inner.position
    merged.margin = margin.merged(over: inner.margin)
    merged.inset = inset.merged(over: inner.inset)
    return merged
  }

  /// Writes what is told into the style of the item's box.
  func apply(to style: inout FlexStyle) {
    if let grow { style.flexGrow = Float(grow) }
    if let shrink { style.flexShrink = Float(shrink) }
    if basis != .unset { style.flexBasis = basis }
    if let alignment { style.alignSelf = alignment }
    if let order { style.order = order }
    if let position { style.position = position }
    margin.apply(to: &style.margin)
    inset.apply(to: &style.inset)
  }
}

extension FlexItem.Edges {
  fileprivate func merged(over inner: FlexItem.Edges) -> FlexItem.Edges {
    FlexItem.Edges(
      top: top == .unset ? inner.top : top, start: start == .unset ? inner.start : start,
      bottom: bottom == .unset ? inner.bottom : bottom, end: end == .unset ? inner.end : end)
  }

  fileprivate func apply(to edges: inout FlexEdges) {
    if top != .unset { edges.top = top }
    if start != .unset { edges.start = start }
    if bottom != .unset { edges.bottom = bottom }
    if end != .unset { edges.end = end }
  }
}
