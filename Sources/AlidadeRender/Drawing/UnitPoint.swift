/// A place in a rectangle, given as fractions of its width and height.
///
/// The places have a left and a right instead of a start and an end, because they are the same in
/// both layout directions.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the left edge.
  public var x: Double
  /// The fraction of the height, from the top edge.
  public var y: Double

  /// Creates a place from fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top-left corner, in both layout directions.
  public static let topLeft = UnitPoint(x: 0, y: 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top-right corner, in both layout directions.
  public static let topRight = UnitPoint(x: 1, y: 0)
  /// The middle of the left edge, in both layout directions.
  public static let left = UnitPoint(x: 0, y: 0.5)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the right edge, in both layout directions.
  public static let right = UnitPoint(x: 1, y: 0.5)
  /// The bottom-left corner, in both layout directions.
  public static let bottomLeft = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom-right corner, in both layout directions.
  public static let bottomRight = UnitPoint(x: 1, y: 1)
}
