/// What assistive technologies, and dumps, tell of the value of a control.
public enum AccessibilityValue: Hashable, Sendable {
  /// It is on or off.
  case isOn(Bool)
  /// A number.
  case number(Double)
  /// A color.
  case color(RGBA)
  /// Something plays or stands still, at a position in seconds.
  case playback(isPlaying: Bool, position: Double)
  /// Anything else, in words.
  case text(String)
}
