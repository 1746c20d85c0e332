/// The commands of the Edit menu: those that select, copy or change the content that the user is
/// working with, such as the text of a field.
public struct EditingCommands: OptionSet, Hashable, Sendable {
  /// The commands as bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Undoes the last change.
  public static let undo = EditingCommands(rawValue: 1 << 0)
  /// Redoes the most recently undone change.
  public static let redo = EditingCommands(rawValue: 1 << 1)
  /// Copies the selection, and deletes it.
  public static let cut = EditingCommands(rawValue: 1 << 2)
  /// Copies the selection.
  public static let copy = EditingCommands(rawValue: 1 << 3)
  /// Replaces the selection with the content of the clipboard.
  public static let paste = EditingCommands(rawValue: 1 << 4)
  /// Deletes the selection.
  public static let delete = EditingCommands(rawValue: 1 << 5)
  /// Selects everything.
  public static let selectAll = EditingCommands(rawValue: 1 << 6)

  /// Creates the command that a text field performs with a key; `nil` for any other key.
  ///
  /// The Delete key isn't one of them, because it also deletes text that isn't selected.
  public init?(_ key: KeyCombination) {
    switch key {
    case .undo: self = .undo
    case .redo, KeyCombination("y", .control): self = .redo
    case .cut, KeyCombination(.delete, .shift): self = .cut
    case .copy, KeyCombination(.insert, .control): self = .copy
    case .paste, KeyCombination(.insert, .shift): self = .paste
    case .selectAll: self = .selectAll
    default: return nil
    }
  }

  /// The usual key for the command, which the components that enclose a field receive if the field
  /// can't perform it; `nil` for several commands.
  public var key: KeyCombination? {
    switch self {
    case .undo: .undo
    case .redo: .redo
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .delete: KeyCombination(.delete)
    case .selectAll: .selectAll
    default: nil
    }
  }
}
