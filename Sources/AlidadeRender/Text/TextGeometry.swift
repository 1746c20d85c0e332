import AlidadeLayout

/// The positions of the characters of a laid-out text.
///
/// If the payload of a ``TextLayout`` conforms to this protocol, users can select parts of the
/// text; otherwise, they select the text as a whole. Offsets count bytes of UTF-8 from the start of
/// the text. Called on any thread.
public protocol TextGeometry: AnyObject, Sendable {
  /// Returns the lines of a text, from the top.
  ///
  /// - Parameters:
  ///   - layout: the layout with this payload.
  ///   - width: the width of the view that shows the text, in points.
  func lines(of layout: TextLayout, width: Double) -> [TextLine]

  /// Returns the clusters of a line, from the left.
  ///
  /// - Parameters:
  ///   - line: the index of the line.
  ///   - layout: the layout with this payload.
  ///   - width: the width of the view that shows the text, in points.
  /// - Complexity: O(characters of the line).
  func clusters(ofLine line: Int, of layout: TextLayout, width: Double) -> [TextCluster]
}

/// A line of a laid-out text.
public struct TextLine: Hashable, Sendable {
  /// The bounds of the line, in points from the top-left corner of the view.
  public let bounds: Rect
  /// The distance of the baseline from the top edge of the view, in points.
  public let baseline: Double
  /// The characters of the line, without a line feed at its end.
  public let range: Range<Int>
  /// A Boolean value that is `true` if the line is read from the right.
  public let isRightToLeft: Bool

  /// Creates a line.
  public init(bounds: Rect, baseline: Double, range: Range<Int>, isRightToLeft: Bool = false) {
    self.bounds = bounds
    self.baseline = baseline
    self.range = range
    self.isRightToLeft = isRightToLeft
  }
}

/// Characters of a line that are drawn together, such as a letter and its accent, or an ellipsis.
public struct TextCluster: Hashable, Sendable {
  /// The characters, including those that an ellipsis replaces.
  public let range: Range<Int>
  /// The distance from the left edge of the view, in points.
  public let x: Double
  /// The width, in points.
  public let width: Double
  /// A Boolean value that is `true` if the characters are read from the right.
  public let isRightToLeft: Bool
  /// A Boolean value that is `true` if the characters can't be selected individually, such as those
  /// that an ellipsis replaces.
  public let isIndivisible: Bool

  /// Creates a cluster.
  public init(
    range: Range<Int>, x: Double, width: Double, isRightToLeft: Bool = false,
    isIndivisible: Bool = false
  ) {
    self.range = range
    self.x = x
    self.width = width
    self.isRightToLeft = isRightToLeft
    self.isIndivisible = isIndivisible
  }

  /// The distance of the right edge from the left edge of the view, in points.
  var maxX: Double { x + width }
}
