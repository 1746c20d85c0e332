/// A movement of the content of a scroll view beyond its top.
public struct PullEvent: Hashable, Sendable {
  /// The phase of the gesture; it ends when the fingers are lifted.
  public let phase: GesturePhase
  /// The distance that the fingers have moved beyond the top, in points; not negative.
  public let distance: Double

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - phase: the phase of the gesture.
  ///   - distance: the distance beyond the top, in points; a negative distance and NaN count as
  ///     zero.
  public init(phase: GesturePhase, distance: Double) {
    self.phase = phase
    self.distance = distance > 0 ? distance : 0
  }
}
