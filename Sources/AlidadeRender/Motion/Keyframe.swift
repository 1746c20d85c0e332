/// A value that a ``Motion`` reaches on its way, and the time that it takes.
public struct Keyframe<Value: MotionValue>: Hashable, Sendable {
  /// The value.
  public let value: Value
  /// The time from the keyframe before, in seconds; at least a millisecond.
  public let duration: Double
  /// The progress between the two.
  public let curve: AnimationCurve

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - value: the value to reach.
  ///   - duration: the time from the keyframe before, in seconds; values that aren't finite or below
  ///     a millisecond count as a millisecond, and those above a million as a million.
  ///   - curve: the progress between the two.
  public init(_ value: Value, after duration: Double, _ curve: AnimationCurve = .easeInOut) {
    self.value = value
    self.duration = duration.usableSeconds
    self.curve = curve
  }
}
