/// A way through keyframes, once or again and again.
struct KeyframeTrack {
  private let values: [SIMD8<Double>]
  private let ends: [Double]
  private let curves: [AnimationCurve]
  private let start: Duration
  let repeats: Bool

  /// Creates the way from a value through keyframes; there must be one at least.
  init<Value>(
    _ keyframes: [Keyframe<Value>], from value: SIMD8<Double>, repeats: Bool, at now: Duration
  ) {
    values = [value] + keyframes.map(\.value._motionNumbers)
    ends = keyframes.reduce(into: []) { $0.append(($0.last ?? 0) + $1.duration) }
    curves = keyframes.map(\.curve)
    self.repeats = repeats
    start = now
  }

  /// Returns the value and its change per second in a frame, and `true` at the end.
  func state(
    at now: Duration
  ) -> (value: SIMD8<Double>, velocity: SIMD8<Double>, isOver: Bool) {
    let whole = ends[ends.count - 1]
    var time = max(0, (now - start) / .seconds(1))
    if time >= whole {
      guard repeats else { return (values[values.count - 1], .zero, true) }
      time = time.truncatingRemainder(dividingBy: whole)
    }
    let place = ends.firstIndex { time < $0 } ?? ends.count - 1
    let begin = place == 0 ? 0 : ends[place - 1]
    let duration = ends[place] - begin
    let (progress, speed) = curves[place].progress(at: (time - begin) / duration)
    let distance = values[place + 1] - values[place]
    return (values[place] + distance * progress, distance * (speed / duration), false)
  }
}
