import AlidadeRender

/// The course of a distance that a spring reduces to zero, one frame after another.
///
/// A ``Motion`` moves views by transforms. This moves views whose frames change in the meantime,
/// such as rows that are scrolled: in each frame, the code that moves it passes the distance to its
/// end at the moment, which may have changed for other reasons.
struct SpringCourse {
  private let spring: Spring
  /// The change of the distance per second, in points.
  private var velocity: Double
  /// The time of the latest frame.
  private var time: Duration

  /// Creates a course.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration of the motion, in seconds.
  ///   - velocity: the change of the distance per second at the start, in points.
  ///   - time: the time of the frame.
  init(duration: Double, velocity: Double = 0, at time: Duration) {
    spring = Spring(duration: duration)
    self.velocity = velocity
    self.time = time
  }

  /// Moves on to a frame.
  ///
  /// - Parameters:
  ///   - distance: the distance from the end before the frame, in points.
  ///   - now: the time of the frame.
  /// - Returns: the distance in the frame; `nil` at the end.
  mutating func advance(_ distance: Double, to now: Duration) -> Double? {
    let next = spring.advance(
      displacement: distance, velocity: velocity, by: (now - time) / .seconds(1))
    time = now
    velocity = next.velocity
    // It is less than a pixel away, and moves less than a pixel in a frame.
    return abs(next.displacement) < 0.5 && abs(velocity) < 30 ? nil : next.displacement
  }
}
