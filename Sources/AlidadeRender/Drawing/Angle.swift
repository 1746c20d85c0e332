/// An angle; in drawings, positive angles turn clockwise, from the horizontal axis to the vertical
/// one.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double { radians * 180 / .pi }

  /// Creates an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Creates an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }

  /// The angle of the horizontal axis, which points to the right.
  public static let zero = Angle(radians: 0)

  private init(radians: Double) {
    self.radians = radians
  }
}
