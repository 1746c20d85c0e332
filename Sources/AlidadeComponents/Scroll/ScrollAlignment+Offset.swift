import AlidadeLayout
import AlidadeRender

extension ScrollAlignment {
  /// Returns the offset at which a frame in the content is visible.
  ///
  /// - Parameters:
  ///   - frame: the frame.
  ///   - visible: the currently visible part of the content.
  func offset(showing frame: Rect, in visible: Rect) -> Point {
    var offset = visible.origin
    for axis in Axis.allCases {
      let (start, end) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
      let extent = visible.size[axis]
      switch self {
      case .start: offset[axis] = start
      case .center: offset[axis] = (start + end - extent) / 2
      case .end: offset[axis] = end - extent
      case .nearest:
        if start < offset[axis] || end - start > extent {
          offset[axis] = start
        } else if end > offset[axis] + extent {
          offset[axis] = end - extent
        }
      }
    }
    return offset
  }
}
