/// A way from what was shown to what is shown at the end.
///
/// It is the difference of the two, up to eight numbers, which decays to nothing. So it doesn't
/// depend on the end, which may change in the meantime.
struct MotionTrack {
  private let displacement: SIMD8<Double>
  private let velocity: SIMD8<Double>
  private let animation: Animation
  private let start: Duration

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - displacement: what is shown less what is shown at the end.
  ///   - velocity: the change of the displacement per second.
  ///   - animation: the course of the motion.
  ///   - now: the time of the frame.
  init(
    displacement: SIMD8<Double>, velocity: SIMD8<Double>, _ animation: Animation, at now: Duration
  ) {
    self.displacement = displacement
    self.velocity = velocity
    self.animation = animation
    // What is in motion doesn't stop to wait.
    start = now + .seconds(velocity == .zero ? animation.delay : 0)
  }

  /// Returns the displacement and the velocity in a frame.
  func state(at now: Duration) -> (displacement: SIMD8<Double>, velocity: SIMD8<Double>) {
    let time = (now - start) / .seconds(1)
    if time < 0 { return (displacement, .zero) }
    switch animation.course {
    case .spring(let spring):
      let (place, speed) = spring.response(after: time)
      return (
        displacement * place.displacement + velocity * speed.displacement,
        displacement * place.velocity + velocity * speed.velocity
      )
    case .eased(let duration, let curve): return eased(time / duration, duration, curve)
    }
  }

  /// Returns `true` if the motion has ended, as far as one can see.
  ///
  /// - Parameters:
  ///   - state: the displacement and the velocity in the frame.
  ///   - tolerance: the displacements that can't be seen.
  func isOver(
    _ state: (displacement: SIMD8<Double>, velocity: SIMD8<Double>), _ tolerance: SIMD8<Double>,
    at now: Duration
  ) -> Bool {
    if now < start { return false }
    if case .eased(let duration, _) = animation.course { return now - start >= .seconds(duration) }
    return state.displacement.isWithin(tolerance) && state.velocity.isWithin(tolerance * 30)
  }

  private func eased(
    _ time: Double, _ duration: Double, _ curve: AnimationCurve
  ) -> (displacement: SIMD8<Double>, velocity: SIMD8<Double>) {
    if time >= 1 { return (.zero, .zero) }
    let (progress, speed) = curve.progress(at: time)
    let place = displacement * (1 - progress)
    let change = displacement * (-speed / duration)
    if velocity == .zero { return (place, change) }
    // The velocity at the start is brought to nothing by a cubic, whose value and slope at the end
    // are zero.
    // What a curve that begins with a leap asks for in its first moment would throw the value far off.
    let first = max(-4, min(curve.progress(at: 0).speed, 4))
    let excess = velocity + displacement * (first / duration)
    let rest = 1 - time
    return (
      place + excess * (duration * time * rest * rest), change + excess * (rest * (1 - 3 * time))
    )
  }
}

extension SIMD8<Double> {
  /// Returns `true` if no element is farther from zero than that of `tolerance`.
  fileprivate func isWithin(_ tolerance: SIMD8<Double>) -> Bool {
    all(self .<= tolerance) && all(self .>= -tolerance)
  }
}
