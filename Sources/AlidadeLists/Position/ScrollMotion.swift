import AlidadeRender

/// An animated scroll to a position.
///
/// In each frame, the list is at the position itself plus a displacement that a spring brings to
/// zero. So the end is exact, although the rows on the way are measured only while they come into
/// sight, and may come and go.
@MainActor final class ScrollMotion {
  private static let spring = Spring(duration: 0.4)
  /// The largest displacement, in heights of the viewport; the rows beyond it are skipped.
  private static let reach = 2.0

  /// The position where it ends.
  var goal: Anchor
  /// The offset that the view around an inline list is about to be scrolled to; `nil` otherwise.
  var requestedOffset: Double?
  /// The velocity, in points per second.
  private var velocity = 0.0
  /// The time of the latest frame.
  private var time: Duration

  init(to goal: Anchor, at time: Duration) {
    self.goal = goal
    self.time = time
  }

  /// Returns the displacement from the goal in a frame, in points; `nil` at the end.
  ///
  /// - Parameters:
  ///   - displacement: the displacement before the frame, in points.
  ///   - height: the height of the viewport, in points.
  ///   - now: the time of the frame.
  func step(_ displacement: Double, height: Double, at now: Duration) -> Double? {
    let limit = ScrollMotion.reach * height
    let passed = (now - time) / .seconds(1)
    time = now
    let next = ScrollMotion.spring.advance(
      displacement: max(-limit, min(displacement, limit)), velocity: velocity, by: passed)
    velocity = next.velocity
    // Less than a pixel is left, and less than one in a frame.
    if abs(next.displacement) < 0.5, abs(velocity) < 30 { return nil }
    return next.displacement
  }
}
