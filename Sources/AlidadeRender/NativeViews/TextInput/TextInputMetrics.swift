import AlidadeLayout

/// The space that a text input view needs around its text.
public struct TextInputMetrics: Hashable, Sendable {
  /// The distances from the edges of the view to the text, in points; finite and not negative.
  public var insets: EdgeInsets
  /// The smallest height of the view, in points; finite, not negative.
  public var minimumHeight: Double

  /// Creates metrics.
  public init(insets: EdgeInsets, minimumHeight: Double) {
    self.insets = insets
    self.minimumHeight = minimumHeight
  }

  /// Returns metrics of no particular toolkit: six points on all sides, plus 22 for a magnifying
  /// glass or a symbol.
  public static func standard(of kind: TextInputKind) -> TextInputMetrics {
    var insets = EdgeInsets(6)
    if kind == .search { insets.start += 22 }
    if kind == .search || kind == .secure { insets.end += 22 }
    return TextInputMetrics(insets: insets, minimumHeight: 30)
  }
}
