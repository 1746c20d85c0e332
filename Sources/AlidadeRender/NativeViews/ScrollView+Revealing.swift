import AlidadeLayout

extension ScrollView {
  /// Scrolls by the smallest distance that reveals a frame, or the start of the frame if it is
  /// larger than the part.
  ///
  /// Both rectangles are in points from the top-left corner of the viewport.
  ///
  /// - Parameters:
  ///   - frame: the frame of an element in the view.
  ///   - part: the part of the viewport that nothing covers.
  package func reveal(_ frame: Rect, in part: Rect) {
    var distance = Point.zero
    for axis in Axis.allCases where scrollAxes.contains(Axis.Set(axis)) {
      let start = frame.origin[axis]
      let end = start + frame.size[axis]
      // A row that is wider than the viewport is visible already.
      if axis == .horizontal, start <= 0, end >= viewportSize.width { continue }
      let (lower, upper) = (part.origin[axis], part.origin[axis] + part.size[axis])
      distance[axis] = start < lower ? start - lower : max(0, min(end - upper, start - lower))
    }
    if distance != .zero { contentOffset = contentOffset + distance }
  }
}
