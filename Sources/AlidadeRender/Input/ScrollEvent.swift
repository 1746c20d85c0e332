import AlidadeLayout

/// A movement of the wheel or on the touchpad.
public struct ScrollEvent: Hashable, Sendable {
  /// The distance, in points; positive to the right and down.
  public let distance: Point
  /// The modifier keys that are held.
  public let modifiers: KeyModifiers

  /// Makes an event.
  public init(distance: Point, modifiers: KeyModifiers = []) {
    self.distance = distance
    self.modifiers = modifiers
  }
}
