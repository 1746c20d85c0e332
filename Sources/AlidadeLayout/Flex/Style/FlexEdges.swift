/// Lengths for the edges of a box: margins, padding, border widths or insets.
///
/// `start` and `end` follow the text direction of the box itself. If set, they override `left` and
/// `right`.
public struct FlexEdges: Hashable, Sendable {
  /// The left edge.
  public var left: FlexLength
  /// The right edge.
  public var right: FlexLength
  /// The top edge.
  public var top: FlexLength
  /// The bottom edge.
  public var bottom: FlexLength
  /// The edge where text begins; ``FlexLength/unset`` keeps `left` or `right`.
  public var start: FlexLength
  /// The edge where text ends; ``FlexLength/unset`` keeps `left` or `right`.
  public var end: FlexLength

  /// Creates edges; zero by default.
  public init(
    left: FlexLength = .zero, right: FlexLength = .zero, top: FlexLength = .zero,
    bottom: FlexLength = .zero, start: FlexLength = .unset, end: FlexLength = .unset
  ) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
    self.start = start
    self.end = end
  }

  /// Creates four equal edges.
  public init(all length: FlexLength) {
    self.init(left: length, right: length, top: length, bottom: length)
  }

  /// Zero on every edge.
  public static let zero = FlexEdges()
  /// Automatic on every edge: the insets of a box that isn't offset.
  public static let auto = FlexEdges(all: .auto)

  /// Returns the effective length of the left edge.
  @inline(__always) func usedLeft(_ isRightToLeft: Bool) -> FlexLength {
    let logical = isRightToLeft ? end : start
    return logical.isUnset ? left : logical
  }

  /// Returns the effective length of the right edge.
  @inline(__always) func usedRight(_ isRightToLeft: Bool) -> FlexLength {
    let logical = isRightToLeft ? start : end
    return logical.isUnset ? right : logical
  }

  func contains(_ predicate: (FlexLength) -> Bool) -> Bool {
    predicate(left) || predicate(right) || predicate(top) || predicate(bottom)
      || predicate(start) || predicate(end)
  }
}
