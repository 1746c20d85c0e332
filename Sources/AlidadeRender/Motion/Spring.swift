#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A damped spring, which moves a value to its target.
///
/// The motion is the exact solution of the damped harmonic oscillator for a mass of one, x″ + 2βx′
/// + ω²x = 0. Because the solution depends only on position and velocity, a motion can be continued
/// from any frame with another spring or another target, without a jump in either.
public struct Spring: Hashable, Sendable {
  /// The period of one oscillation without damping, in seconds: the perceived duration of the
  /// motion.
  public let duration: Double
  /// The strength of the overshoot: 0 for none, up to 1 for an endless oscillation; negative for a
  /// motion that is slower at the end.
  public let bounce: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration of the motion, in seconds; values that aren't finite or
  ///     below a millisecond count as a millisecond, and those above a million as a million.
  ///   - bounce: the bounce, limited to -0.99...0.99; NaN counts as zero.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration.usableSeconds
    self.bounce = bounce.isNaN ? 0 : max(-0.99, min(bounce, 0.99))
  }

  /// Returns the displacement from the target, and the velocity, after some time.
  ///
  /// - Parameters:
  ///   - displacement: the displacement at the start, in any unit.
  ///   - velocity: the velocity at the start, in units per second.
  ///   - time: the time since the start, in seconds; a negative time counts as zero.
  public func advance(
    displacement: Double, velocity: Double, by time: Double
  ) -> (displacement: Double, velocity: Double) {
    let (place, speed) = response(after: time)
    return (
      displacement * place.displacement + velocity * speed.displacement,
      displacement * place.velocity + velocity * speed.velocity
    )
  }

  /// Returns the responses after some time to a displacement of one without a velocity, and to a
  /// velocity of one without a displacement.
  ///
  /// Every other motion is a linear combination of the two.
  func response(
    after time: Double
  ) -> (
    ofDisplacement: (displacement: Double, velocity: Double),
    ofVelocity: (displacement: Double, velocity: Double)
  ) {
    let frequency = 2 * Double.pi / duration
    let damping = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    let (cosine, sine) = oscillation(max(0, time), frequency, damping)
    let decay = damping * frequency
    return (
      (cosine + decay * sine, -frequency * frequency * sine), (sine, cosine - decay * sine)
    )
  }

  /// Returns e^(-βt) cos(δt) and e^(-βt) sin(δt) / δ, where δ = √(ω² - β²); both are real for every
  /// damping, because an overdamped spring uses the hyperbolic functions instead.
  private func oscillation(
    _ time: Double, _ frequency: Double, _ damping: Double
  ) -> (cosine: Double, sine: Double) {
    let decay = damping * frequency
    let delta = frequency * abs(1 - damping * damping).squareRoot()
    // Close to critical damping, the sine is that of a small angle.
    if delta * time < 1e-6 { return (exp(-decay * time), time * exp(-decay * time)) }
    if damping < 1 {
      let envelope = exp(-decay * time)
      return (envelope * cos(delta * time), envelope * sin(delta * time) / delta)
    }
    // Taken separately, neither exponential overflows.
    let (slow, fast) = (exp((delta - decay) * time), exp(-(delta + decay) * time))
    return ((slow + fast) / 2, (slow - fast) / (2 * delta))
  }
}
