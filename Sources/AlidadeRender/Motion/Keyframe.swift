/// A value that a ``Motion`` passes through, and the time that it takes to reach it.
public struct Keyframe<Value: MotionValue>: Hashable, Sendable {
  /// The value.
  public let value: Value
  /// The time since the previous keyframe, in seconds; at least a millisecond.
  public let duration: Double
  /// The progress between the two keyframes.
  public let curve: AnimationCurve

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - value: the value to reach.
  ///   - duration: the time since the previous keyframe, in seconds; values that aren't finite or
  ///     below a millisecond count as a millisecond, and those above a million as a million.
  ///   - curve: the progress between the two keyframes.
  public init(_ value: Value, after duration: Double, _ curve: AnimationCurve = .easeInOut) {
    self.value = value
    self.duration = duration.usableSeconds
    self.curve = curve
  }
}
