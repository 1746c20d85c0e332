import Alidade

extension Command {
  static let newNote = Command(
    "New Note", icon: "list-add-symbolic", shortcut: KeyCombination("n", .control),
    category: "Notes")
  static let deleteNotes = Command(
    "Delete", icon: "user-trash-symbolic", shortcut: KeyCombination(.delete), category: "Notes",
    isDestructive: true)
  static let importNotes = Command(
    "Import…", shortcut: KeyCombination("o", .control), category: "Notes")
  static let exportNote = Command(
    "Export…", shortcut: KeyCombination("s", .control), category: "Notes")
  static let newWindow = Command(
    "New Window", shortcut: KeyCombination("n", [.control, .shift]), category: "Windows")
  static let preferences = Command("Preferences", shortcut: KeyCombination(",", .control))
}
