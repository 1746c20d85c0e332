import AlidadeLayout

/// A scroll with the wheel or the touchpad.
public struct ScrollEvent: Hashable, Sendable {
  /// The distance to scroll, in points; positive to the right and down.
  public let delta: Point
  /// The modifier keys that are held.
  public let modifiers: KeyModifiers

  /// Creates an event.
  public init(delta: Point, modifiers: KeyModifiers = []) {
    self.delta = delta
    self.modifiers = modifiers
  }
}
