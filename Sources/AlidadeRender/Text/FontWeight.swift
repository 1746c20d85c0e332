/// A font weight on the scale of OpenType and CSS, from 1 to 1000.
public struct FontWeight: Hashable, Sendable {
  /// The weight on the scale.
  public let value: Int

  /// Creates a weight; values outside the range from 1 to 1000 are clamped.
  public init(_ value: Int) {
    self.value = min(max(value, 1), 1000)
  }

  /// The weight 300.
  public static let light = FontWeight(300)
  /// The weight 400, which is that of body text.
  public static let regular = FontWeight(400)
  /// The weight 500.
  public static let medium = FontWeight(500)
  /// The weight 600.
  public static let semibold = FontWeight(600)
  /// The weight 700.
  public static let bold = FontWeight(700)
}
