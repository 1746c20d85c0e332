/// A key of the keyboard, by what it means.
public enum Key: Hashable, Sendable {
  /// The key that types a character; letters count whether or not they are capitals.
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
  /// A function key, by its number from 1 to 35; others never happen.
  case function(Int)

  /// The space bar.
  public static let space = Key.character(" ")
}

/// Keys that are held while another is pressed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits, one for each key.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Alt.
  public static let alt = KeyModifiers(rawValue: 4)
  /// Super, which has a logo on it.
  public static let `super` = KeyModifiers(rawValue: 8)
}

/// A key with those that are held meanwhile.
public struct KeyCombination: Hashable, Sendable {
  /// The key.
  public let key: Key
  /// What is held; for characters other than letters Shift is left out, because it may take part
  /// in typing them.
  public let modifiers: KeyModifiers

  /// Makes a combination.
  public init(_ key: Key, _ modifiers: KeyModifiers = []) {
    guard case .character(let character) = key else {
      self.key = key
      self.modifiers = modifiers
      return
    }
    self.key = .character(character.lowercased().first ?? character)
    self.modifiers = character.isLetter ? modifiers : modifiers.subtracting(.shift)
  }

  /// Copies.
  public static let copy = KeyCombination(.character("c"), .control)
  /// Pastes.
  public static let paste = KeyCombination(.character("v"), .control)
  /// Takes back the last change of a text.
  public static let undo = KeyCombination(.character("z"), .control)
  /// Makes the change again that was taken back last; Control and Y do so too.
  public static let redo = KeyCombination(.character("z"), [.control, .shift])
}
