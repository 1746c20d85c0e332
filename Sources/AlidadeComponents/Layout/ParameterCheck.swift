import AlidadeRender

/// A namespace for checks of the numbers passed to a component; an invalid number is reported and
/// replaced.
enum ParameterCheck {
  /// Returns a number that must be finite.
  static func finite(_ value: Double, _ name: String, instead: Double = 0) -> Double {
    value.isFinite ? value : replaced(value, name, by: instead, "It must be finite.")
  }

  /// Returns a number that must be finite and not negative.
  static func length(_ value: Double, _ name: String, instead: Double = 0) -> Double {
    value.isFinite && value >= 0
      ? value : replaced(value, name, by: instead, "It must be finite and not negative.")
  }

  /// Returns a number that must not be below another.
  static func bound(_ value: Double, _ name: String, atLeast least: Double) -> Double {
    value >= least
      ? value : replaced(value, name, by: least, "It must not be below the minimum, \(least).")
  }

  /// Returns a number that must be finite and positive, or `nil` if it isn't.
  static func positive(_ value: Double, _ name: String, otherwise: String) -> Double? {
    if value.isFinite, value > 0 { return value }
    report(name, "\(value)", "It must be finite and positive. \(otherwise)")
    return nil
  }

  /// Returns a count that must be at least one.
  static func count(_ value: Int, _ name: String) -> Int {
    if value >= 1 { return value }
    report(name, "\(value)", "It must be at least 1; 1 is used instead.")
    return 1
  }

  /// Returns a range that must be finite and not empty, or 0 to 1 if it isn't.
  static func range(
    _ range: ClosedRange<Double>, _ name: String, least: Double = -.infinity
  ) -> ClosedRange<Double> {
    let isUsable =
      range.lowerBound.isFinite && range.upperBound.isFinite
      && range.lowerBound < range.upperBound && range.lowerBound >= least
    if isUsable { return range }
    let rule = least.isFinite ? "finite, not empty and not below \(least)" : "finite and not empty"
    report(name, "\(range)", "The range must be \(rule). 0 to 1 is used instead.")
    return 0...1
  }

  /// Returns a number clamped to a range; NaN becomes the lower bound.
  static func value(_ value: Double, _ name: String, in range: ClosedRange<Double>) -> Double {
    if range.contains(value) { return value }
    let nearest = value > range.lowerBound ? range.upperBound : range.lowerBound
    return replaced(
      value, name, by: nearest,
      "It must be in the range \(range.lowerBound) to \(range.upperBound).")
  }

  /// Returns a step that must be finite and positive, and not larger than the range if `fits` is
  /// `true`.
  ///
  /// The replacement is `instead` or, by default, a hundredth of the range.
  static func step(
    _ step: Double?, _ name: String, in range: ClosedRange<Double>, instead: Double? = nil,
    fits: Bool = false
  ) -> Double {
    let usual = instead ?? (range.upperBound - range.lowerBound) / 100
    guard let step else { return usual }
    guard step.isFinite, step > 0 else {
      return replaced(step, name, by: usual, "A step must be finite and positive.")
    }
    // The length of a range of decimal fractions can be slightly too small, such as 0.3 - 0.2.
    let largest = (range.upperBound - range.lowerBound) * (1 + 1e-9)
    guard !fits || step <= largest else {
      return replaced(step, name, by: usual, "A step must not be larger than the range.")
    }
    return step
  }

  private static func replaced(
    _ value: Double, _ name: String, by other: Double, _ rule: String
  ) -> Double {
    report(name, "\(value)", "\(rule) \(other) is used instead.")
    return other
  }

  private static func report(_ name: String, _ value: String, _ rule: String) {
    Diagnostics.report(
      Diagnostic(
        "\(name) has an invalid value.", values: ["value  \(value)"],
        remedy: """
          \(rule) A NaN or infinite number usually comes from a division by zero, or from arithmetic with an unbounded \
          range.
          """))
  }
}
