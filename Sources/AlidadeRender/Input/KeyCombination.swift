/// A key and the modifiers held with it.
///
/// ```swift
/// KeyCombination("s", .control)
/// ```
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

  /// The shortcut to cut: Control-X.
  public static let cut = KeyCombination("x", .control)
  /// The shortcut to copy: Control-C.
  public static let copy = KeyCombination("c", .control)
  /// The shortcut to paste: Control-V.
  public static let paste = KeyCombination("v", .control)
  /// The shortcut to select everything: Control-A.
  public static let selectAll = KeyCombination("a", .control)
  /// The shortcut to undo the last change: Control-Z.
  public static let undo = KeyCombination("z", .control)
  /// The shortcut to redo the last undone change: Control-Shift-Z; in text, Control-Y does the
  /// same.
  public static let redo = KeyCombination("z", [.control, .shift])
}

extension KeyCombination: CustomStringConvertible {
  /// The keys as they are shown to the user, such as `Shift+Ctrl+Z`.
  public var description: String {
    let names: [KeyModifiers: String] = [
      .shift: "Shift", .control: "Ctrl", .alt: "Alt", .super: "Super",
    ]
    let held = modifiers.inOrder.compactMap { names[$0] }
    return (held + [key.description]).joined(separator: "+")
  }
}

extension Key: CustomStringConvertible {
  /// The name of the key as it is shown to the user, such as `Page Up`.
  public var description: String {
    switch self {
    case .space: "Space"
    case .character(let character): character.uppercased()
    case .enter: "Return"
    case .escape: "Escape"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .menu: "Menu"
    case .back: "Back"
    case .function(let number): "F\(number)"
    }
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}
