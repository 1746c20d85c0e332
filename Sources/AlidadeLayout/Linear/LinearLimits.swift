/// Brings what a row or column is told into bounds within which no sum or product overflows.
enum LinearLimits {
  /// More points than any display or document has.
  private static let longest = 1e12
  private static let largestFactor = 1e6

  /// A length in points: NaN and negative lengths become zero.
  static func length(_ value: Double) -> Double {
    value > 0 ? min(value, longest) : 0
  }

  /// A distance in points, in either direction: NaN and infinite distances become zero.
  static func distance(_ value: Double) -> Double {
    value.isFinite ? max(-longest, min(value, longest)) : 0
  }

  /// A share: NaN and negative ones become zero.
  static func factor(_ value: Double) -> Double {
    value > 0 ? min(value, largestFactor) : 0
  }
}

extension LinearStyle {
  var repaired: LinearStyle {
    var style = self
    style.spacing = LinearLimits.distance(spacing)
    return style
  }
}

extension LinearItem {
  /// A basis that is not finite is none.
  var repaired: LinearItem {
    LinearItem(
      grow: LinearLimits.factor(grow), shrink: LinearLimits.factor(shrink),
      basis: basis.flatMap { $0.isFinite ? LinearLimits.length($0) : nil }, alignment: alignment,
      minimum: minimum.map(LinearLimits.length))
  }
}

extension LinearMeasurement {
  /// A baseline that is not finite is none.
  var repaired: LinearMeasurement {
    LinearMeasurement(
      size: Size(
        width: LinearLimits.length(size.width), height: LinearLimits.length(size.height)),
      baseline: baseline.flatMap { $0.isFinite ? LinearLimits.distance($0) : nil })
  }
}
