/// How wide a column of a grid is, or how high a row.
public enum GridTrack: Hashable, Sendable {
  /// So many points, whatever is in it; finite and not negative.
  case fixed(Double)
  /// A share of the space that the others leave, like `fr` in CSS.
  ///
  /// - Parameters:
  ///   - share: its share beside those of the other tracks; finite and not negative. Shares that add
  ///     up to less than 1 leave space over.
  ///   - minimum: what it does not fall below, in points; `nil` for the smallest extent of what is in
  ///     it. Tracks with a minimum of zero are as large as their shares whatever is in them.
  case fraction(_ share: Double = 1, minimum: Double? = nil)
  /// As large as what is in it: as it likes if there is room, but not less than its smallest extent.
  case automatic

  /// Whether it is a share of the space that is left.
  var isFlexible: Bool { share != nil }

  /// Its share; `nil` if it has none.
  var share: Double? {
    if case .fraction(let share, _) = self { share } else { nil }
  }

  /// Whether its smallest extent is that of what is in it.
  package var hasContentMinimum: Bool {
    switch self {
    case .fixed: false
    case .fraction(_, let minimum): minimum == nil
    case .automatic: true
    }
  }
}
