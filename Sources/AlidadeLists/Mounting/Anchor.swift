/// What stays in place when rows turn out to be larger or smaller than they were taken to be.
struct Anchor {
  private enum Place {
    /// A distance below the beginning of a row, which may be negative.
    case row(Int, Double)
    /// The end of the list.
    case end
  }

  private let place: Place

  /// Keeps the end of the list in sight.
  static let end = Anchor(place: .end)

  /// Keeps the top of what is in sight at a distance below the beginning of a row, in points.
  static func row(_ row: Int, distance: Double) -> Anchor { Anchor(place: .row(row, distance)) }

  /// Keeps in place what the reader looks at: the topmost of the rows in sight that are mounted.
  ///
  /// Rows that come into sight above it then grow upwards. Where none is mounted, the row at the
  /// top begins where it was thought to.
  ///
  /// - Parameters:
  ///   - extents: the rows before they are measured.
  ///   - top: the row at the top of what is in sight.
  ///   - offset: how far the list is scrolled, in points.
  ///   - height: the height of what is in sight, in points.
  ///   - isMounted: whether a row is mounted.
  static func inSight(
    of extents: RowExtents, from top: Int, offset: Double, _ height: Double,
    isMounted: (Int) -> Bool
  ) -> Anchor {
    guard extents.count > 0 else { return row(0, distance: 0) }
    var candidate = top
    var begin = extents.offset(of: top)
    while candidate < extents.count, begin < offset + height {
      if isMounted(candidate) { return row(candidate, distance: offset - begin) }
      begin += extents.height(of: candidate)
      candidate += 1
    }
    return row(top, distance: offset - extents.offset(of: top))
  }

  /// How far the list must be scrolled for the anchor to be in place, in points.
  func offset(in extents: RowExtents, height: Double) -> Double {
    let last = max(0, extents.total - height)
    switch place {
    case .end: return last
    case .row(let row, let distance):
      guard row < extents.count else { return 0 }
      // A row that has become too small to reach down to the top ends there.
      let distance = min(distance, extents.height(of: row))
      return min(max(0, extents.offset(of: row) + distance), last)
    }
  }
}
