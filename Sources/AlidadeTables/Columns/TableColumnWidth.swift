/// The width of a column of a table.
public enum TableColumnWidth: Hashable, Sendable {
  /// A width in points, and the bounds, in points, that the user can change it within.
  ///
  /// Values below ``minimum`` count as ``minimum``.
  case points(
    Double, minimum: Double = TableColumnWidth.minimum, maximum: Double = .infinity)
  /// A share of the space that the columns of fixed width leave, between two bounds in points,
  /// which also limit the width that the user gives the column.
  ///
  /// A column with twice the share of another grows twice as much beyond its minimum.
  case flexible(minimum: Double = 80, maximum: Double = .infinity, share: Double = 1)

  /// The smallest width of a column, in points.
  public static let minimum = 24.0

  /// The widths that the column can have; the narrowest one is finite.
  var limits: ClosedRange<Double> {
    let (narrowest, widest) =
      switch self {
      case .points(_, let minimum, let maximum):
        (TableColumnWidth.usable(minimum, otherwise: TableColumnWidth.minimum), maximum)
      case .flexible(let minimum, let maximum, _):
        (TableColumnWidth.usable(minimum, otherwise: 80), maximum)
      }
    return narrowest...(widest.isNaN ? .infinity : max(narrowest, widest))
  }

  /// The narrowest width that the column can have without a change by the user; finite.
  var lowerBound: Double {
    guard case .points(let width, _, _) = self else { return limits.lowerBound }
    return limits.clamp(TableColumnWidth.usable(width, otherwise: 80))
  }

  /// The widest width that the column can have without a change by the user.
  var upperBound: Double {
    guard case .flexible = self else { return lowerBound }
    return limits.upperBound
  }

  /// The share of the remaining space; zero for a fixed width.
  var share: Double {
    guard case .flexible(_, _, let share) = self, share > 0, share.isFinite else { return 0 }
    return share
  }

  /// Returns the width after the user has changed it to a number of points; a number that isn't
  /// finite changes nothing.
  func resized(to width: Double) -> TableColumnWidth {
    guard width.isFinite else { return self }
    let limits = limits
    return .points(
      limits.clamp(width), minimum: limits.lowerBound, maximum: limits.upperBound)
  }

  private static func usable(_ width: Double, otherwise: Double) -> Double {
    width.isFinite ? max(minimum, width) : otherwise
  }
}

extension ClosedRange {
  /// Returns the bound nearest to a value, or the value itself if it is inside the range.
  func clamp(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
