import AlidadeLayout

/// A blurred shadow that a view casts outside its frame.
public struct Shadow: Hashable, Sendable {
  /// The color where the shadow is darkest.
  public var color: Color
  /// How far the shadow stands from the view, in points.
  public var offset: Point
  /// How far the shadow fades out, in points; not negative.
  public var blur: Double
  /// By how much the shadow is larger than the view on each side, in points.
  public var spread: Double

  /// Makes a shadow; distances in points.
  public init(color: Color, offset: Point = .zero, blur: Double, spread: Double = 0) {
    self.color = color
    self.offset = offset
    self.blur = blur
    self.spread = spread
  }
}
