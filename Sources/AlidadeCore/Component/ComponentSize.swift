import AlidadeLayout

/// The preferred size of a component for each axis, in points; `nil` leaves an axis to the content.
///
/// As in CSS, a minimum overrides a maximum, and both override the exact extent.
public struct ComponentSize: Hashable, Sendable {
  /// The exact width.
  public var width: Double?
  /// The exact height.
  public var height: Double?
  /// The smallest width.
  public var minWidth: Double?
  /// The largest width.
  public var maxWidth: Double?
  /// The smallest height.
  public var minHeight: Double?
  /// The largest height.
  public var maxHeight: Double?

  /// Creates a preferred size; omitted values are left to the content, and NaN, infinite and
  /// negative values are ignored.
  public init(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
  }

  /// Creates a preferred size that is exactly `size`.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The range of sizes that satisfy the preference.
  public var range: SizeRange {
    let horizontal = ComponentSize.bounds(exact: width, least: minWidth, most: maxWidth)
    let vertical = ComponentSize.bounds(exact: height, least: minHeight, most: maxHeight)
    return SizeRange(
      min: Size(width: horizontal.0, height: vertical.0),
      max: Size(width: horizontal.1, height: vertical.1))
  }

  /// The axes along which the content doesn't affect the extent.
  public var fixedAxes: Axis.Set {
    let range = self.range
    var axes: Axis.Set = []
    if range.min.width == range.max.width { axes.insert(.horizontal) }
    if range.min.height == range.max.height { axes.insert(.vertical) }
    return axes
  }

  private static func bounds(
    exact: Double?, least: Double?, most: Double?
  ) -> (Double, Double) {
    let least = usable(least)
    let most = usable(most)
    guard let exact = usable(exact) else {
      return (least ?? 0, Swift.max(most ?? .infinity, least ?? 0))
    }
    let value = Swift.max(Swift.min(exact, most ?? .infinity), least ?? 0)
    return (value, value)
  }

  private static func usable(_ value: Double?) -> Double? {
    guard let value, value.isFinite, value >= 0 else { return nil }
    return value
  }
}
