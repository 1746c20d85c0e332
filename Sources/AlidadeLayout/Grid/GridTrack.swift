/// The sizing of a grid column or row.
public enum GridTrack: Hashable, Sendable {
  /// A fixed extent in points, regardless of the content; finite and not negative.
  case fixed(Double)
  /// A fraction of the remaining space, like `fr` in CSS.
  ///
  /// - Parameters:
  ///   - share: the weight relative to the other tracks; finite and not negative. Shares that add
  ///     up to less than 1 leave some space unused.
  ///   - minimum: the smallest extent, in points; `nil` for the smallest extent of the content.
  ///     With a minimum of zero, the content has no influence on the extent.
  case fraction(_ share: Double = 1, minimum: Double? = nil)
  /// The extent that the content prefers if there is enough space, but at least its smallest
  /// extent.
  case automatic

  /// A Boolean value that is `true` if the track takes a share of the remaining space.
  var isFlexible: Bool { share != nil }

  /// The share; `nil` if the track has none.
  var share: Double? {
    if case .fraction(let share, _) = self { share } else { nil }
  }

  /// A Boolean value that is `true` if the smallest extent is that of the content.
  package var hasContentMinimum: Bool {
    switch self {
    case .fixed: false
    case .fraction(_, let minimum): minimum == nil
    case .automatic: true
    }
  }
}
