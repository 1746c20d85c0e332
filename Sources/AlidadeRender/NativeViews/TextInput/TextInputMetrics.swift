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
}
