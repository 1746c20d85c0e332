import AlidadeLayout

/// The room that a view the user types in needs beside its text.
public struct TextInputMetrics: Hashable, Sendable {
  /// The distances from the edges of the view to the text, in points; finite, not negative.
  public var insets: EdgeInsets
  /// The smallest height of the view, in points; finite, not negative.
  public var minimumHeight: Double

  /// Makes metrics.
  public init(insets: EdgeInsets, minimumHeight: Double) {
    self.insets = insets
    self.minimumHeight = minimumHeight
  }

  /// Those of no toolkit in particular: six points on all sides; a magnifying glass or a symbol takes
  /// 22 more.
  public static func standard(of kind: TextInputKind) -> TextInputMetrics {
    var insets = EdgeInsets(6)
    if kind == .search { insets.start += 22 }
    if kind == .search || kind == .secure { insets.end += 22 }
    return TextInputMetrics(insets: insets, minimumHeight: 30)
  }
}
