import AlidadeDiffing
import AlidadeRender

/// The position that stays in place when the measured heights of rows differ from the estimates.
struct Anchor {
  private enum Place {
    /// A distance below the top of a row, which may be negative.
    case row(Int, Double)
    /// A row aligned with a part of the viewport, and a distance by which the list is scrolled
    /// further from a row at the top.
    case aligned(Int, ScrollAlignment, Double)
    case start
    case end
  }

  private let place: Place

  /// Keeps the start of the list visible.
  static let start = Anchor(place: .start)

  /// Keeps the end of the list visible.
  static let end = Anchor(place: .end)

  /// Keeps the top of the visible part at a distance below the top of a row, in points.
  static func row(_ row: Int, distance: Double) -> Anchor { Anchor(place: .row(row, distance)) }

  /// Shows a row in a part of the viewport.
  ///
  /// - Parameter distance: a distance by which the list is scrolled further from a row at the top.
  static func row(
    _ row: Int, aligned alignment: ScrollAlignment, distance: Double = 0
  ) -> Anchor {
    Anchor(place: .aligned(row, alignment, distance))
  }

  /// Keeps the topmost row in place that was visible before and still is.
  ///
  /// Rows that appear above it then grow upward. If no row was visible before, the row at the top
  /// keeps its estimated position.
  ///
  /// - Parameters:
  ///   - extents: the rows before they are measured.
  ///   - top: the row at the top of the visible part.
  ///   - offset: the scroll offset, in points.
  ///   - height: the height of the visible part, in points.
  ///   - wasVisible: returns `true` for a row that was visible before.
  static func visible(
    of extents: RowExtents, from top: Int, offset: Double, _ height: Double,
    wasVisible: (Int) -> Bool
  ) -> Anchor {
    guard extents.count > 0 else { return .start }
    var candidate = top
    var begin = extents.offset(of: top)
    while candidate < extents.count, begin < offset + height {
      if wasVisible(candidate) { return row(candidate, distance: offset - begin) }
      begin += extents.points(extents.pixelAdvance(from: candidate))
      candidate += 1
    }
    return row(top, distance: offset - extents.offset(of: top))
  }

  /// The row that stays in place; `nil` for an end of the list.
  var row: Int? {
    switch place {
    case .row(let row, _), .aligned(let row, _, _): row
    case .start, .end: nil
    }
  }

  /// A Boolean value that is `true` if the end of the list stays visible.
  var isEnd: Bool { if case .end = place { true } else { false } }

  /// The distance of the top of the visible part below the top of the row, in points, which may be
  /// negative; `nil` if the row is aligned with a part of the viewport.
  var distance: Double? {
    if case .row(_, let distance) = place { distance } else { nil }
  }

  /// The row that the top of the visible part is in, whose line must be measured first, because the
  /// distance into it may exceed its estimated height; `nil` if there is none.
  var rowToMeasure: Int? {
    switch place {
    case .row(let row, let distance), .aligned(let row, .start, let distance):
      distance > 0 ? row : nil
    case .aligned, .start, .end: nil
    }
  }

  /// Returns the anchor moved further below the top of its row, by a distance in points.
  func farther(by distance: Double) -> Anchor {
    if case .row(let row, let previous) = place { return .row(row, distance: previous + distance) }
    return self
  }

  /// Returns the anchor after rows have changed; `nil` if its row was removed.
  func moved(by map: OffsetMap) -> Anchor? {
    switch place {
    case .start, .end: return self
    case .row(let row, let distance):
      return map.newOffset(ofOld: row).map { Anchor(place: .row($0, distance)) }
    case .aligned(let row, let alignment, let distance):
      return map.newOffset(ofOld: row).map { Anchor(place: .aligned($0, alignment, distance)) }
    }
  }

  /// Returns the anchor after rows have changed; if its row was removed, the nearest remaining row.
  func following(_ map: OffsetMap) -> Anchor {
    if let moved = moved(by: map) { return moved }
    return row.flatMap(map.newOffset(nearestToOld:)).map { .row($0, aligned: .start) } ?? .start
  }

  /// Returns the scroll offset at which the anchor is in place, in points.
  ///
  /// The offset is exact only after the line of ``rowToMeasure`` is measured.
  ///
  /// - Parameter sections: the sections whose headers or footers cover rows; `nil` if nothing
  ///   covers rows.
  func offset(
    in extents: RowExtents, under sections: StickySections? = nil, height: Double
  ) -> Double {
    let last = max(0, extents.total - height)
    switch place {
    case .start: return 0
    case .end: return last
    case .row(let row, let distance):
      guard row < extents.count else { return 0 }
      // If the row is now too small to reach the top of the visible part, use its end.
      let distance = min(distance, extents.height(of: row))
      return min(max(0, extents.offset(of: row) + distance), last)
    case .aligned(let row, let alignment, let distance):
      guard row < extents.count else { return last }
      let covered = sections?.height(above: row, extents) ?? 0
      let coveredBelow = sections?.height(below: row, extents) ?? 0
      let (top, rest) = (extents.offset(of: row), height - extents.height(of: row))
      let offset =
        switch alignment {
        case .start, .nearest: top - covered + min(distance, covered + extents.height(of: row))
        case .center: top - ((rest + covered - coveredBelow) / 2).rounded()
        case .end: top - rest + coveredBelow
        }
      return min(max(0, offset), last)
    }
  }
}
