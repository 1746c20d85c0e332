/// A line around a view, inside its frame.
public struct Border: Hashable, Sendable {
  /// The width of the line, in points; zero or less draws nothing.
  public var width: Double
  /// The color of the line.
  public var color: Color

  /// Creates a border of `width` points.
  public init(width: Double = 1, color: Color) {
    self.width = width
    self.color = color
  }
}
