import AlidadeLayout

/// The part of the viewport in which a ``Scroll`` shows a component that it scrolls to.
///
/// It applies to each axis along which the content scrolls.
public enum ScrollAlignment: Hashable, Sendable, CaseIterable, Codable {
  /// The component begins at the start of the viewport: at its top, or at its leading edge.
  case start
  /// The component is in the middle of the viewport.
  case center
  /// The component ends at the end of the viewport.
  case end
  /// The content scrolls as little as necessary to show all of the component, or its start if the
  /// component is larger than the viewport.
  case nearest

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
