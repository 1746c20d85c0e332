import AlidadeLayout

/// The keyboard focus in content that isn't mounted.
extension ScrollMounter {
  /// The maximum number of screenfuls that one press of Tab searches.
  private static let searchLimit = 32

  func scrollView(
    _ scrollView: any ScrollView, findFocus isBackward: Bool, _ move: () -> Bool
  ) -> Bool {
    let axis: Axis = content.layout.axes.contains(.vertical) ? .vertical : .horizontal
    let step = viewportSize[axis]
    guard !isUpdating, step > 0 else { return false }
    let isTowardOrigin = isBackward != (axis == .horizontal && isMirrored)
    var rect = mountedRect()
    for _ in 0..<ScrollMounter.searchLimit {
      let isAtEnd =
        isTowardOrigin ? rect.origin[axis] <= 0 : rect.maximum(axis) >= contentSize[axis]
      if isAtEnd { break }
      if isTowardOrigin { rect.origin[axis] -= step }
      rect.size[axis] += step
      mount(rect)
      // An action for a component that appeared may have removed this one.
      if isUpdating { return false }
      // The view scrolls to the element that takes the focus, so everything else is mounted again
      // around that element.
      if move() { return true }
    }
    mount(mountedRect())
    return false
  }
}

extension Rect {
  fileprivate func maximum(_ axis: Axis) -> Double { origin[axis] + size[axis] }
}
