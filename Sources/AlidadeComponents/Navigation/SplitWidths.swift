/// The widths that a sidebar may have, in points.
struct SplitWidths: Hashable, Sendable {
  /// The width of the line between the sides.
  static let line = 1.0

  let ideal: Double
  let minimum: Double
  let maximum: Double

  /// Creates widths from numbers that may be invalid, which are reported.
  init(ideal: Double, minimum: Double, maximum: Double) {
    let minimum = ParameterCheck.length(minimum, "The minimum width of a sidebar")
    let name = "The maximum width of a sidebar"
    let most = ParameterCheck.length(maximum, name, instead: max(minimum, 480))
    self.minimum = minimum
    self.maximum = ParameterCheck.bound(most, name, atLeast: minimum)
    self.ideal = ParameterCheck.length(ideal, "The ideal width of a sidebar", instead: minimum)
  }

  /// Returns the possible widths in a split view of a width.
  ///
  /// The content keeps at least the width of the smallest sidebar, unless there isn't enough space
  /// for both.
  func range(in total: Double) -> ClosedRange<Double> {
    let room = total - SplitWidths.line - minimum
    return minimum...max(minimum, min(maximum, room))
  }

  /// Returns the nearest possible width in a split view of a width.
  func shown(_ width: Double, in total: Double) -> Double {
    let range = range(in: total)
    let nearest = min(max(width, range.lowerBound), range.upperBound)
    return min(nearest, max(0, total - SplitWidths.line))
  }
}
