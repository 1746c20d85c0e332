/// The scrolling of a list while the user drags something to its edge.
enum EdgeScrolling {
  /// The height of the edges, in points.
  private static let edge = 24.0
  /// The largest distance that one frame scrolls, in points.
  private static let fastest = 48.0

  /// Returns the distance to scroll in the next frame, in points: the farther the pointer is beyond
  /// an edge, the more.
  ///
  /// - Parameters:
  ///   - place: the distance of the pointer from the top of the viewport, in points.
  ///   - height: the height of the viewport, in points.
  static func step(at place: Double, inViewport height: Double) -> Double {
    let edge = min(edge, height / 4)
    let beyond = place < edge ? place - edge : max(0, place - (height - edge))
    return max(-fastest, min(beyond / 2, fastest))
  }
}
