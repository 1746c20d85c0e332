/// The course of a value that the user drags, with its velocity.
struct DragCourse {
  /// The value for a translation of zero.
  private let origin: SIMD8<Double>
  /// The latest values, by the time of their frames.
  private var samples: [(time: Duration, value: SIMD8<Double>)] = []

  /// The time after which a value no longer contributes to the velocity.
  private static let memory = Duration.milliseconds(100)

  /// Starts dragging a value at its current place.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - translation: the translation so far, which the value doesn't catch up with.
  init(_ value: SIMD8<Double>, at translation: SIMD8<Double>) {
    origin = value - translation
  }

  /// Returns the value for a translation.
  ///
  /// - Parameters:
  ///   - translation: the translation.
  ///   - now: the time of the frame; `nil` if there are none.
  mutating func move(to translation: SIMD8<Double>, at now: Duration?) -> SIMD8<Double> {
    let value = origin + translation
    guard let now else { return value }
    samples.removeAll { $0.time < now - DragCourse.memory }
    // Of several values in one frame, only the last one is visible.
    if samples.last?.time == now { samples.removeLast() }
    samples.append((now, value))
    return value
  }

  /// Returns the change of the value per second; zero if the pointer rests.
  func velocity(at now: Duration) -> SIMD8<Double> {
    let latest = samples.filter { $0.time >= now - DragCourse.memory }
    guard let first = latest.first, let last = latest.last, first.time < last.time else {
      return .zero
    }
    return (last.value - first.value) * (.seconds(1) / (last.time - first.time))
  }
}
