import AlidadeLayout

/// The properties that a component sets for its flex container; `nil` and ``FlexLength/unset``
/// leave a property to the component's own style, and otherwise to the initial value of CSS.
public struct FlexItem: Hashable, Sendable {
  /// Lengths for four edges, some of which may be unset.
  public struct Edges: Hashable, Sendable {
    /// The top edge.
    public var top: FlexLength
    /// The leading edge.
    public var start: FlexLength
    /// The bottom edge.
    public var bottom: FlexLength
    /// The trailing edge.
    public var end: FlexLength

    /// Creates lengths for four edges.
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

  /// The share of free space; zero or more.
  public var grow: Double?
  /// The rate of shrinking if space is short, in proportion to the size; zero or more.
  public var shrink: Double?
  /// The size along the main axis before growing and shrinking.
  public var basis: FlexLength = .unset
  /// The alignment along the cross axis.
  public var alignment: FlexAlignment?
  /// The order among the siblings; siblings with equal values keep the order of the source.
  public var order: Int16?
  /// The positioning, in the flow or out of it.
  public var position: FlexPosition?
  /// The space around the item.
  public var margin = Edges()
  /// The offsets or, out of the flow, the distances from the edges of the container.
  public var inset = Edges()

  /// Creates an item without properties.
  public init() {}

  /// Returns these properties, with the values of `inner` for properties that aren't set here.
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

  /// Writes the properties into the style of the item's box.
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
