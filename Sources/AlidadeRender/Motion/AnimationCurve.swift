/// The progress of an animation over its time: a cubic Bézier curve from (0, 0) to (1, 1), as in
/// CSS.
public struct AnimationCurve: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Creates a curve from its two control points.
  ///
  /// - Parameters:
  ///   - x1: the time of the first point, limited to 0...1.
  ///   - y1: the progress of the first point; may be outside 0...1.
  ///   - x2: the time of the second point, limited to 0...1.
  ///   - y2: the progress of the second point.
  ///
  /// Numbers that aren't finite count as zero.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1.isFinite ? max(0, min(x1, 1)) : 0
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = x2.isFinite ? max(0, min(x2, 1)) : 0
    self.y2 = y2.isFinite ? y2 : 0
  }

  /// A constant speed.
  public static let linear = AnimationCurve(0, 0, 1, 1)
  /// Slow at the start.
  public static let easeIn = AnimationCurve(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = AnimationCurve(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInOut = AnimationCurve(0.42, 0, 0.58, 1)

  /// Returns the progress at a fraction of the time, and its change per duration.
  ///
  /// - Parameter time: the fraction of the duration that has passed, limited to 0...1; NaN counts
  ///   as 1.
  func progress(at time: Double) -> (value: Double, speed: Double) {
    let time = time.isNaN ? 1 : max(0, min(time, 1))
    if self == .linear { return (time, 1) }
    let place = place(at: time)
    let value = AnimationCurve.value(y1, y2, at: place)
    // With a control point in a corner, both slopes vanish there, but not close to it.
    let near = max(1e-4, min(place, 1 - 1e-4))
    let run = max(1e-6, AnimationCurve.slope(x1, x2, at: near))
    return (value, AnimationCurve.slope(y1, y2, at: near) / run)
  }

  /// Returns the distance covered and the velocity of something that moves along the curve, and
  /// that had its own velocity at the start.
  ///
  /// - Parameters:
  ///   - time: the fraction of the duration that has passed.
  ///   - distance: the total distance.
  ///   - duration: the duration, in seconds.
  ///   - velocity: the velocity at the start; `nil` for that of the curve.
  func way(
    at time: Double, of distance: SIMD8<Double>, _ duration: Double,
    startingWith velocity: SIMD8<Double>?
  ) -> (way: SIMD8<Double>, velocity: SIMD8<Double>) {
    let (progress, speed) = progress(at: time)
    let (way, change) = (distance * progress, distance * (speed / duration))
    guard let velocity else { return (way, change) }
    // The difference from the curve's own velocity is reduced to zero by a cubic whose value and
    // slope are zero at the end. The initial velocity of a curve that begins with a leap is
    // limited, because it would throw the value far off.
    let first = max(-4, min(self.progress(at: 0).speed, 4))
    let excess = velocity - distance * (first / duration)
    let rest = 1 - time
    return (
      way + excess * (duration * time * rest * rest), change + excess * (rest * (1 - 3 * time))
    )
  }

  /// Returns the parameter of the curve at a time; the parameter increases with the time.
  ///
  /// Newton's method finds it in a few steps, except where the curve is almost level.
  func place(at time: Double) -> Double {
    var place = time
    for _ in 0..<AnimationCurve.newtonLimit {
      let slope = AnimationCurve.slope(x1, x2, at: place)
      if slope < 1e-3 { break }
      let step = (AnimationCurve.value(x1, x2, at: place) - time) / slope
      place -= step
      if place < 0 || place > 1 { break }
      // The error after a step is about the square of the previous error.
      if abs(step) < 1e-8 { return place }
    }
    return bisectedPlace(at: time)
  }

  private static let newtonLimit = 8

  /// Returns the parameter of the curve at a time, by bisection.
  func bisectedPlace(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    // The interval is then narrower than the spacing of numbers near 1.
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if AnimationCurve.value(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func value(_ first: Double, _ second: Double, at place: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second
      + place * place * place
  }

  private static func slope(_ first: Double, _ second: Double, at place: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * first + 6 * rest * place * (second - first)
      + 3 * place * place * (1 - second)
  }
}
