/// The width of a column of a table.
public enum TableColumnWidth: Hashable, Sendable {
  /// A width in points; values below ``minimum`` count as ``minimum``.
  case points(Double)
  /// A share of the space that remains beside the columns of fixed width, between two bounds in
  /// points.
  ///
  /// A column with twice the share of another grows twice as much beyond its minimum.
  case flexible(minimum: Double = 80, maximum: Double = .infinity, share: Double = 1)

  /// The smallest width of a column, in points.
  public static let minimum = 24.0

  /// The narrowest width that the column can have; finite.
  var lowerBound: Double {
    switch self {
    case .points(let width): TableColumnWidth.usable(width, otherwise: 80)
    case .flexible(let minimum, _, _): TableColumnWidth.usable(minimum, otherwise: 80)
    }
  }

  /// The widest width that the column can have.
  var upperBound: Double {
    guard case .flexible(_, let maximum, _) = self, !maximum.isNaN else { return lowerBound }
    return max(lowerBound, maximum)
  }

  /// The share of the remaining space; zero for a fixed width.
  var share: Double {
    guard case .flexible(_, _, let share) = self, share > 0, share.isFinite else { return 0 }
    return share
  }

  private static func usable(_ width: Double, otherwise: Double) -> Double {
    width.isFinite ? max(minimum, width) : otherwise
  }
}
