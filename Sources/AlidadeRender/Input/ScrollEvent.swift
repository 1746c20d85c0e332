import AlidadeLayout

/// A scroll with the wheel or the touchpad.
public struct ScrollEvent: Hashable, Sendable {
  /// The distance to scroll, in points; positive to the right and down.
  public let distance: Point
  /// The modifier keys that are held.
  public let modifiers: KeyModifiers

  /// Creates an event.
  public init(distance: Point, modifiers: KeyModifiers = []) {
    self.distance = distance
    self.modifiers = modifiers
  }
}
