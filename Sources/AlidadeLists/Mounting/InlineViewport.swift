import AlidadeLayout

/// The visible part of a list that doesn't scroll by itself, because it has its full height in an
/// enclosing component that scrolls.
///
/// Rows that turn out to be taller or shorter than expected stay in place, so they are shifted in
/// the view until the view has their height.
struct InlineViewport: Equatable {
  /// The height that the view was given for all rows, in points.
  var height: Double
  /// The top of the visible window, in points from the top of the view; negative if the window
  /// extends above the list.
  private(set) var windowTop = 0.0
  /// The height of the visible window, in points, including parts outside the list.
  private(set) var windowHeight = 0.0
  /// A Boolean value that is `true` if the visible part is known.
  private(set) var isKnown = false
  /// The distance that the rows are shifted upward in the view, in points.
  private(set) var shift = 0.0

  /// The upper end of the visible part of the view.
  var top: Double { min(max(0, windowTop), height) }

  /// The lower end of the visible part of the view.
  private var bottom: Double { min(max(top, windowTop + windowHeight), height) }

  /// The height of the visible part of the view, in points.
  var visibleHeight: Double { bottom - top }

  /// A Boolean value that is `true` if an end of the list is only a few screenfuls away.
  var isNearEnd: Bool {
    let distance = 4 * windowHeight
    return windowTop < distance || windowTop + windowHeight + distance > height
  }

  /// Sets the visible part, which may extend beyond the view; `nil` for all of the view.
  mutating func see(_ part: Rect?) {
    isKnown = true
    windowTop = part?.minY ?? 0
    windowHeight = part?.size.height ?? height
  }

  /// Returns the distance from the top of the rows to the visible part, given a desired distance.
  ///
  /// The first row begins at the top of the view, and the last one ends at its end.
  ///
  /// - Parameter total: the height of all rows.
  func offset(nearest wanted: Double, total: Double) -> Double {
    if top <= 0 { return 0 }
    return bottom >= height ? max(0, total - height + top) : wanted
  }

  /// Shifts the rows so that the visible part is at a distance from the top of the rows.
  mutating func move(to offset: Double, on grid: PixelGrid) {
    shift = grid.round(offset - top)
  }

  /// Sets the height of the view.
  ///
  /// - Returns: the distance by which the rows were shifted, if they no longer are.
  mutating func take(_ height: Double, total: Double) -> Double {
    guard shift != 0, abs(height - total) < 1 else { return 0 }
    defer { shift = 0 }
    return visibleHeight > 0 ? shift : 0
  }
}
