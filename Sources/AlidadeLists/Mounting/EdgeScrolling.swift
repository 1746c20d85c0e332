import AlidadeRender

/// The scrolling of a list while the user drags something at its edge.
@MainActor final class EdgeScrolling {
  /// The usual height of the edges, in points.
  private static let edge = 24.0
  /// The maximum distance that one frame scrolls, in points.
  private static let fastest = 48.0

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
    guard !isScheduled, let start = place(), EdgeScrolling.step(at: start, edge, in: list) != 0
    else {
      return
    }
    isScheduled = true
    list.mounter.host.scheduleFrame { [weak self, weak list] in
      guard let self else { return }
      isScheduled = false
      guard let list, let scrollView = list.scrollView, let now = place() else { return }
      let offset = scrollView.scrollOffset
      list.scroll(to: offset + EdgeScrolling.step(at: now, edge, in: list))
      guard scrollView.scrollOffset != offset else { return }
      didScroll()
      scroll(list, within: edge, at: place, didScroll: didScroll)
    }
  }

  /// Returns the distance to scroll in the next frame, in points: the farther the pointer is beyond
  /// an edge, the larger the distance.
  private static func step(
    at place: Double, _ edge: Double, in list: ListMounter
  ) -> Double {
    let height = list.scrollView?.viewportSize.height ?? 0
    let edge = min(edge, height / 4)
    let beyond = place < edge ? place - edge : max(0, place - (height - edge))
    return max(-fastest, min(beyond / 2, fastest))
  }
}
