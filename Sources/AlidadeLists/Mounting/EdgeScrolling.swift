import AlidadeRender

/// The scrolling of a list while the user drags something at its edge.
@MainActor final class EdgeScrolling {
  /// The usual height of the edges, in points.
  private static let edge = 24.0
  /// The speed for each point by which the pointer is beyond an edge, in points per second.
  private static let speed = 30.0
  /// The maximum speed, in points per second.
  private static let maximumSpeed = 2880.0
  /// The longest time that counts as one frame, in seconds, so that a late frame doesn't jump.
  private static let longestFrame = 0.1

  /// A Boolean value that is `true` if the next frame scrolls.
  private var isScheduled = false

  /// Scrolls in each frame while the pointer is at an edge.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - edge: the height of the edges, in points.
  ///   - place: returns the distance of the pointer from the top of the viewport, in points; `nil`
  ///     when the drag is over.
  ///   - didScroll: called each time the list has scrolled.
  func scroll(
    _ list: ListMounter, within edge: Double = EdgeScrolling.edge,
    at place: @escaping @MainActor () -> Double?,
    didScroll: @escaping @MainActor () -> Void = {}
  ) {
    guard !isScheduled, let start = place(), EdgeScrolling.speed(at: start, edge, in: list) != 0
    else { return }
    isScheduled = true
    let host = list.mounter.host
    let before = host.frameTime
    host.scheduleFrame { [weak self, weak list] in
      guard let self else { return }
      isScheduled = false
      guard let list, let scrollView = list.scrollView, let now = place() else { return }
      let elapsed = min((host.frameTime - before) / .seconds(1), EdgeScrolling.longestFrame)
      let offset = scrollView.scrollOffset
      list.scroll(to: offset + EdgeScrolling.speed(at: now, edge, in: list) * elapsed)
      if scrollView.scrollOffset != offset {
        didScroll()
      } else if elapsed > 0 {
        // The end of the list is reached.
        return
      }
      scroll(list, within: edge, at: place, didScroll: didScroll)
    }
  }

  /// Returns the speed of scrolling, in points per second: the farther the pointer is beyond an
  /// edge, the faster.
  private static func speed(
    at place: Double, _ edge: Double, in list: ListMounter
  ) -> Double {
    let height = list.scrollView?.viewportSize.height ?? 0
    let edge = min(edge, height / 4)
    let beyond = place < edge ? place - edge : max(0, place - (height - edge))
    return max(-maximumSpeed, min(beyond * speed, maximumSpeed))
  }
}
