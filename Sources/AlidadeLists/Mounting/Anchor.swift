/// What stays in place when rows turn out to be larger or smaller than they were taken to be.
struct Anchor {
  private enum Place {
    /// A distance below the beginning of a row.
    case row(Int, Double)
    /// The end of the list.
    case end
  }

  private let place: Place

  /// Notes what is at the top of what is in sight.
  ///
  /// - Parameters:
  ///   - extents: the rows before they are measured.
  ///   - offset: how far the list is scrolled, in points.
  ///   - height: the height of what is in sight, in points.
  ///   - mayEnd: whether someone who scrolled to the end wants to see it, whatever the rows there turn out to be.
  init(_ extents: RowExtents, offset: Double, _ height: Double, mayEnd: Bool) {
    if mayEnd, offset > 0, offset + height >= extents.total - 0.5 {
      place = .end
    } else {
      let row = extents.row(at: offset)
      place = .row(row, offset - extents.offset(of: row))
    }
  }

  /// How far the list must be scrolled for the anchor to be in place, in points.
  func offset(in extents: RowExtents, height: Double) -> Double {
    let last = max(0, extents.total - height)
    switch place {
    case .end: return last
    case .row(let row, let distance): return min(max(0, extents.offset(of: row) + distance), last)
    }
  }
}
