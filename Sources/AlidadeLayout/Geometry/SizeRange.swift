/// A range of sizes that a component can choose from, in points.
///
/// Both bounds are inclusive. A range is *tight* on an axis when `min == max` there, *loose* when
/// `min` is zero, and *unbounded* when `max` is infinite.
///
/// - Invariant: `0 <= min <= max` on each axis; `min` is finite; no value is NaN. The initializer
///   repairs violations: NaN and negative bounds become zero, an infinite minimum becomes zero, and
///   a maximum below the minimum becomes the minimum.
public struct SizeRange: Hashable, Sendable {
  /// The smallest allowed size.
  public let min: Size
  /// The largest allowed size; infinite on an unbounded axis.
  public let max: Size

  /// Creates the range between two sizes, repairing violations of the invariant.
  public init(min: Size = .zero, max: Size = .infinity) {
    let least = Size(
      width: SizeRange.minimum(min.width), height: SizeRange.minimum(min.height))
    self.min = least
    self.max = Size(
      width: SizeRange.maximum(max.width, atLeast: least.width),
      height: SizeRange.maximum(max.height, atLeast: least.height))
  }

  /// Creates the range that contains a single size.
  public init(exactly size: Size) {
    self.init(min: size, max: size)
  }

  /// The range of all sizes.
  public static let unbounded = SizeRange()

  /// Returns the size in the range that is nearest to `size`; NaN counts as zero.
  public func clamp(_ size: Size) -> Size {
    Size(
      width: SizeRange.clamp(size.width, min.width, max.width),
      height: SizeRange.clamp(size.height, min.height, max.height))
  }

  /// The same range without a minimum.
  public var loosened: SizeRange { SizeRange(max: max) }

  /// Returns the range reduced by `insets`; no bound falls below zero.
  public func inset(by insets: EdgeInsets) -> SizeRange {
    let taken = insets.total
    return SizeRange(
      min: Size(width: min.width - taken.width, height: min.height - taken.height),
      max: Size(
        width: Swift.max(0, max.width - taken.width),
        height: Swift.max(0, max.height - taken.height)))
  }

  /// Returns the part of this range that also lies in `other`.
  ///
  /// On an axis where the ranges don't overlap, the result is the bound of this range that is
  /// nearest to `other`. Therefore, the range that a parent allows takes precedence over the sizes
  /// that a component requests.
  public func intersection(_ other: SizeRange) -> SizeRange {
    SizeRange(
      min: Size(
        width: SizeRange.clamp(other.min.width, min.width, max.width),
        height: SizeRange.clamp(other.min.height, min.height, max.height)),
      max: Size(
        width: SizeRange.clamp(other.max.width, min.width, max.width),
        height: SizeRange.clamp(other.max.height, min.height, max.height)))
  }

  /// Returns `true` if `size` lies in the range, within a ten-thousandth of a point.
  public func contains(_ size: Size) -> Bool {
    let tolerance = 1e-4
    return size.width >= min.width - tolerance && size.width <= max.width + tolerance
      && size.height >= min.height - tolerance && size.height <= max.height + tolerance
  }

  private static func minimum(_ value: Double) -> Double {
    value.isFinite ? Swift.max(0, value) : 0
  }

  private static func maximum(_ value: Double, atLeast least: Double) -> Double {
    value > least ? value : least
  }

  private static func clamp(_ value: Double, _ least: Double, _ most: Double) -> Double {
    value > least ? Swift.min(value, most) : least
  }
}
