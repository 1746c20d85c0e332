/// A motion through keyframes, once or repeatedly.
struct KeyframeTrack {
  private let values: [SIMD8<Double>]
  private let ends: [Double]
  private let curves: [AnimationCurve]
  /// The velocity at the start of the motion to the first keyframe.
  private let velocity: SIMD8<Double>
  private let start: Duration
  let repeats: Bool

  /// Creates a motion from a value through keyframes; there must be at least one keyframe.
  ///
  /// - Parameters:
  ///   - keyframes: the keyframes.
  ///   - value: the value at the start.
  ///   - velocity: the change of the value per second at the start.
  ///   - repeats: `true` to begin again at the end, then from the last keyframe.
  ///   - now: the time of the frame.
  init<Value>(
    _ keyframes: [Keyframe<Value>], from value: SIMD8<Double>, velocity: SIMD8<Double>,
    repeats: Bool, at now: Duration
  ) {
    values = keyframes.reduce(into: [value]) { values, keyframe in
      let numbers = keyframe.value.motionNumbers
      values.append(numbers.replacingUnusable(with: values[values.count - 1]))
    }
    ends = keyframes.reduce(into: []) { $0.append(($0.last ?? 0) + $1.duration) }
    curves = keyframes.map(\.curve)
    self.velocity = velocity
    self.repeats = repeats
    start = now
  }

  private init(_ other: KeyframeTrack, startingAt now: Duration) {
    values = [other.end] + other.values.dropFirst()
    ends = other.ends
    curves = other.curves
    velocity = .zero
    repeats = other.repeats
    start = now
  }

  /// The value of the last keyframe.
  var end: SIMD8<Double> { values[values.count - 1] }

  /// Returns the same motion, starting from the last keyframe at rest.
  func again(at now: Duration) -> KeyframeTrack { KeyframeTrack(self, startingAt: now) }

  /// Returns the value and its change per second in a frame, and `true` at the end.
  func state(
    at now: Duration
  ) -> (value: SIMD8<Double>, velocity: SIMD8<Double>, isOver: Bool) {
    let whole = ends[ends.count - 1]
    var time = max(0, (now - start) / .seconds(1))
    let isFirstRound = time < whole
    if !isFirstRound {
      guard repeats else { return (end, .zero, true) }
      time = time.truncatingRemainder(dividingBy: whole)
    }
    let place = ends.firstIndex { time < $0 } ?? ends.count - 1
    let begin = place == 0 ? 0 : ends[place - 1]
    let duration = ends[place] - begin
    // In a repetition, the first keyframe follows the last one.
    let first = place == 0 && !isFirstRound ? end : values[place]
    let hasOwnVelocity = place == 0 && isFirstRound && velocity != .zero
    let (way, change) = curves[place].way(
      at: (time - begin) / duration, of: values[place + 1] - first, duration,
      startingWith: hasOwnVelocity ? velocity : nil)
    return (first + way, change, false)
  }
}
