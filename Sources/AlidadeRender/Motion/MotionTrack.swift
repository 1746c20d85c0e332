/// A motion from the appearance before a change to the final one.
///
/// It consists of the difference between the two, up to eight numbers, which decays to zero.
/// Therefore, it doesn't depend on the end, which may change in the meantime. A number that isn't
/// finite doesn't move: it is shown as at the end.
struct MotionTrack {
  private let displacement: SIMD8<Double>
  private let velocity: SIMD8<Double>
  private let course: Animation.Course
  /// The time at which the motion begins.
  let start: Duration

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - displacement: the former value minus the final value.
  ///   - velocity: the change of the displacement per second.
  ///   - animation: the course of the motion.
  ///   - now: the time of the frame.
  init(
    displacement: SIMD8<Double>, velocity: SIMD8<Double>, _ animation: Animation, at now: Duration
  ) {
    let (displacement, velocity) = (displacement.finite, velocity.finite)
    self.displacement = displacement
    self.velocity = velocity
    course = animation.course
    // A view that is already moving doesn't stop to wait.
    start = now + .seconds(velocity == .zero ? animation.delay : 0)
  }

  /// Returns the displacement and the velocity in a frame.
  func state(at now: Duration) -> (displacement: SIMD8<Double>, velocity: SIMD8<Double>) {
    let time = (now - start) / .seconds(1)
    if time < 0 { return (displacement, .zero) }
    switch course {
    case .spring(let spring):
      let (place, speed) = spring.response(after: time)
      return (
        displacement * place.displacement + velocity * speed.displacement,
        displacement * place.velocity + velocity * speed.velocity
      )
    case .eased(let duration, let curve): return eased(time / duration, duration, curve)
    case .immediate: return (.zero, .zero)
    }
  }

  /// Returns `true` if the motion has ended, or what remains of it is imperceptible.
  ///
  /// - Parameters:
  ///   - state: the displacement and the velocity in the frame.
  ///   - tolerance: the imperceptible displacements.
  func isOver(
    _ state: (displacement: SIMD8<Double>, velocity: SIMD8<Double>), _ tolerance: SIMD8<Double>,
    at now: Duration
  ) -> Bool {
    if now < start { return false }
    if case .eased(let duration, _) = course { return now - start >= .seconds(duration) }
    return state.displacement.isWithin(tolerance) && state.velocity.isWithin(tolerance * 30)
  }

  private func eased(
    _ time: Double, _ duration: Double, _ curve: AnimationCurve
  ) -> (displacement: SIMD8<Double>, velocity: SIMD8<Double>) {
    if time >= 1 { return (.zero, .zero) }
    let (way, change) = curve.way(
      at: time, of: displacement * -1, duration,
      startingWith: velocity == .zero ? nil : velocity)
    return (displacement + way, change)
  }
}

extension SIMD8<Double> {
  /// The numbers, with zero for those that aren't finite.
  var finite: SIMD8<Double> { replacingUnusable(with: .zero) }

  /// Returns the numbers, with those of another value in place of those that aren't finite.
  func replacingUnusable(with other: SIMD8<Double>) -> SIMD8<Double> {
    // Subtracted from itself, an infinity isn't a number.
    replacing(with: other, where: (self - self) .!= .zero)
  }

  /// Returns `true` if no element is farther from zero than that of `tolerance`.
  fileprivate func isWithin(_ tolerance: SIMD8<Double>) -> Bool {
    all(self .<= tolerance) && all(self .>= -tolerance)
  }
}
