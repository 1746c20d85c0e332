import AlidadeLayout

/// A blurred shadow that a view casts outside its frame.
public struct Shadow: Hashable, Sendable {
  /// The color of the shadow at its darkest.
  public var color: Color
  /// The offset of the shadow from the view, in points.
  public var offset: Point
  /// The distance over which the shadow fades out, in points; not negative.
  public var blur: Double
  /// The distance that the shadow extends beyond the view on each side, in points.
  public var spread: Double

  /// Creates a shadow; all distances are in points.
  public init(color: Color, offset: Point = .zero, blur: Double, spread: Double = 0) {
    self.color = color
    self.offset = offset
    self.blur = blur
    self.spread = spread
  }
}
