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
}

/// A key and the modifiers that are held with it.
public struct KeyCombination: Hashable, Sendable {
  /// The key.
  public let key: Key
  /// The modifiers that are held.
  ///
  /// Shift is omitted for characters other than letters, because typing them may require it.
  public let modifiers: KeyModifiers

  /// Creates a combination.
  public init(_ key: Key, _ modifiers: KeyModifiers = []) {
    guard case .character(let character) = key else {
      self.key = key
      self.modifiers = modifiers
      return
    }
    self.key = .character(character.lowercased().first ?? character)
    self.modifiers = character.isLetter ? modifiers : modifiers.subtracting(.shift)
  }

  /// The shortcut to copy: Control-C.
  public static let copy = KeyCombination(.character("c"), .control)
  /// The shortcut to paste: Control-V.
  public static let paste = KeyCombination(.character("v"), .control)
  /// The shortcut to undo the last change of a text: Control-Z.
  public static let undo = KeyCombination(.character("z"), .control)
  /// The shortcut to redo the last undone change: Control-Shift-Z; Control-Y does the same.
  public static let redo = KeyCombination(.character("z"), [.control, .shift])
}
