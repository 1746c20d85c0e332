import AlidadeLayout

/// A tap or click, or a long press.
public struct TapEvent: Hashable, Sendable {
  /// The location in the component's coordinates, in points.
  public let location: Point
  /// The button; a finger counts as the primary one.
  public let button: PointerButton
  /// The modifier keys that are held.
  public let modifiers: KeyModifiers
  /// The number of taps in quick succession so far; 2 for the second tap of a double tap.
  public let count: Int

  /// Creates an event.
  public init(
    location: Point, button: PointerButton = .primary, modifiers: KeyModifiers = [], count: Int = 1
  ) {
    self.location = location
    self.button = button
    self.modifiers = modifiers
    self.count = count
  }
}
