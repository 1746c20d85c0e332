import AlidadeCore
import AlidadeRender

extension Command {
  /// Copies the selection, and deletes it.
  public static let cut = Command(
    standard: "Cut", id: "alidade.cut", icon: "edit-cut-symbolic", shortcut: .cut,
    category: "Editing")
  /// Copies the selection.
  public static let copy = Command(
    standard: "Copy", id: "alidade.copy", icon: "edit-copy-symbolic", shortcut: .copy,
    category: "Editing")
  /// Replaces the selection with the content of the clipboard.
  public static let paste = Command(
    standard: "Paste", id: "alidade.paste", icon: "edit-paste-symbolic", shortcut: .paste,
    category: "Editing")
  /// Deletes the selection.
  public static let delete = Command(
    standard: "Delete", id: "alidade.delete", icon: "edit-delete-symbolic",
    shortcut: KeyCombination(.delete), category: "Editing")
  /// Selects everything.
  public static let selectAll = Command(
    standard: "Select All", id: "alidade.selectAll", icon: "edit-select-all-symbolic",
    shortcut: .selectAll, category: "Editing")

  /// The commands that fields and lists perform themselves.
  static let editing: [(command: Command, editing: EditingCommands)] = [
    (.undo, .undo), (.redo, .redo), (.cut, .cut), (.copy, .copy), (.paste, .paste),
    (.delete, .delete), (.selectAll, .selectAll),
  ]
}

extension MenuGroup {
  /// Cut, Copy, Paste, Delete and Select All.
  ///
  /// They are performed by the innermost part of the window around the focus that can: a text
  /// field, a list, or a component with `.copyable`, `.onPaste` or `.onCommand(.copy)`.
  public static var editing: MenuGroup {
    MenuGroup {
      MenuItem(.cut)
      MenuItem(.copy)
      MenuItem(.paste)
      MenuItem(.delete)
      MenuItem(.selectAll)
    }
  }
}

extension Menu {
  /// The Edit menu of a menu bar: Undo, Redo, and ``MenuGroup/editing``.
  ///
  /// ```swift
  /// MenuBar {
  ///   Menu("File") { … }
  ///   Menu.edit
  /// }
  /// ```
  public static var edit: Menu {
    Menu(LocalizedText(standard: "Edit")) {
      MenuItem(.undo)
      MenuItem(.redo)
      MenuGroup.editing
    }
  }
}
