/// The value of a control for assistive technologies and dumps.
public enum AccessibilityValue: Hashable, Sendable {
  /// On or off.
  case isOn(Bool)
  /// A number.
  case number(Double)
  /// A color.
  case color(RGBA)
  /// Playback or a pause, at a position in seconds.
  case playback(isPlaying: Bool, position: Double)
  /// Any other value, in words.
  case text(String)
}

extension AccessibilityValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral
{
  /// Creates a value in words.
  public init(stringLiteral text: String) { self = .text(text) }

  /// Creates a value that is on or off.
  public init(booleanLiteral isOn: Bool) { self = .isOn(isOn) }

  /// Creates a value that is a number.
  public init(floatLiteral number: Double) { self = .number(number) }
}
