import AlidadeRender

/// An animated scroll to a position.
///
/// In each frame, the list is at the position itself plus a displacement that a spring reduces to
/// zero. Therefore, the end is exact, although the rows in between are measured only when they
/// scroll into view, and may be added or removed.
@MainActor final class ScrollMotion {
  private static let spring = Spring(duration: 0.4)
  /// The maximum displacement, in viewport heights; the rows beyond it are skipped.
  private static let reach = 2.0

  /// The position where it ends.
  var goal: Anchor
  /// The offset to which the view around an inline list is about to be scrolled; `nil` if there is
  /// none.
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
    // The list is less than a pixel away, and moves less than a pixel in a frame.
    if abs(next.displacement) < 0.5, abs(velocity) < 30 { return nil }
    return next.displacement
  }
}
