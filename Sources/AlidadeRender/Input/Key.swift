/// A key of the keyboard, by its meaning.
public enum Key: Hashable, Sendable {
  /// The key that types a character; the case of letters is ignored.
  case character(Character)
  /// Return or Enter.
  case enter
  /// Escape.
  case escape
  /// Tab.
  case tab
  /// Backspace.
  case backspace
  /// Delete.
  case delete
  /// Insert.
  case insert
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// The key that opens a context menu.
  case menu
  /// The key that goes back, as in a web browser.
  case back
  /// A function key, by its number from 1 to 35; other numbers never occur.
  case function(Int)

  /// The space bar.
  public static let space = Key.character(" ")
}

/// Modifier keys that are held while another key is pressed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits, one for each modifier key.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Alt.
  public static let alt = KeyModifiers(rawValue: 4)
  /// Super, the key with a logo.
  public static let `super` = KeyModifiers(rawValue: 8)

  /// The modifiers, one at a time, in the order in which combinations of keys name them, which is
  /// that of GTK.
  package var inOrder: [KeyModifiers] {
    [.shift, .control, .alt, .super].filter(contains)
  }
}
