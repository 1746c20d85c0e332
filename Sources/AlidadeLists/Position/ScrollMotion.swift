/// An animated scroll to a position.
///
/// In each frame, the list is at the position itself plus a displacement that a spring reduces to
/// zero. Therefore, the end is exact, although the rows in between are measured only when they
/// scroll into view, and may be added or removed.
@MainActor final class ScrollMotion {
  /// The maximum displacement, in viewport heights; the rows beyond it are skipped.
  private static let reach = 2.0

  /// The position where it ends.
  var goal: Anchor
  private var course: SpringCourse

  init(to goal: Anchor, at time: Duration) {
    self.goal = goal
    course = SpringCourse(duration: 0.4, at: time)
  }

  /// Returns the displacement from the goal in a frame, in points; `nil` at the end.
  ///
  /// - Parameters:
  ///   - displacement: the displacement before the frame, in points.
  ///   - height: the height of the viewport, in points.
  ///   - now: the time of the frame.
  func step(_ displacement: Double, height: Double, at now: Duration) -> Double? {
    let limit = ScrollMotion.reach * height
    return course.advance(max(-limit, min(displacement, limit)), to: now)
  }
}
