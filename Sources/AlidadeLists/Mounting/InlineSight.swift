import AlidadeLayout

/// The part in sight of a list that doesn't scroll by itself, because it has its full height in
/// something that does.
///
/// Rows that turn out higher or lower than expected stay in place, so they are shifted in the view
/// until the view has their height.
struct InlineSight: Equatable {
  /// The height that the view was given for all rows, in points.
  var height: Double
  /// The top of what is in sight, in points from the top of the view; negative if more than the list
  /// is in sight.
  private(set) var windowTop = 0.0
  /// The height of what is in sight, in points, including what is beside the list.
  private(set) var windowHeight = 0.0
  /// A Boolean value that is `true` if the part in sight is known.
  private(set) var isKnown = false
  /// The distance that the rows are shifted upward in the view, in points.
  private(set) var shift = 0.0

  /// The upper end of the part of the view that is in sight.
  var top: Double { min(max(0, windowTop), height) }

  /// The lower end of the part of the view that is in sight.
  private var bottom: Double { min(max(top, windowTop + windowHeight), height) }

  /// The height of the part of the view that is in sight, in points.
  var visibleHeight: Double { bottom - top }

  /// A Boolean value that is `true` if a few screenfuls more would show an end of the list.
  var isNearEnd: Bool {
    let distance = 4 * windowHeight
    return windowTop < distance || windowTop + windowHeight + distance > height
  }

  /// Notes the part in sight, which may go beyond the view; `nil` for all of the view.
  mutating func see(_ part: Rect?) {
    isKnown = true
    windowTop = part?.minY ?? 0
    windowHeight = part?.size.height ?? height
  }

  /// Returns the distance from the top of the rows to the part in sight, given one that is wanted:
  /// the first row begins at the top of the view, and the last one ends at its end.
  ///
  /// - Parameter total: the height of all rows.
  func offset(nearest wanted: Double, total: Double) -> Double {
    if top <= 0 { return 0 }
    return bottom >= height ? max(0, total - height + top) : wanted
  }

  /// Shifts the rows so that the part in sight is at a distance from the top of the rows.
  mutating func move(to offset: Double, on grid: PixelGrid) {
    shift = grid.round(offset - top)
  }

  /// Gives the view another height.
  ///
  /// - Returns: the distance that the rows were shifted, if they no longer are.
  mutating func take(_ height: Double, total: Double) -> Double {
    guard shift != 0, abs(height - total) < 1 else { return 0 }
    defer { shift = 0 }
    return visibleHeight > 0 ? shift : 0
  }
}
