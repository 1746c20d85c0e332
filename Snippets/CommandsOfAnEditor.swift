// Commands are declared once, and performed with a menu, a button and a shortcut by whichever
// component can.

import Alidade
import AlidadeTesting
import Testing

extension Command {
  static let save = Command("Save", shortcut: KeyCombination("s", .control), category: "Notes")
  static let delete = Command(
    "Delete", icon: "user-trash-symbolic", shortcut: KeyCombination(.delete), category: "Notes",
    isDestructive: true)
}

struct Note: Component {
  let name: String

  struct State {
    var text = "…"
    var isSaved = true
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column {
      TextField(name, text: context.state.text) { text in
        context.update { $0 = State(text: text, isSaved: false) }
      }
      Button("Close") { context.window.close() }
    }
    .onCommand(.save, title: "Save “\(name)”", isEnabled: !context.state.isSaved) {
      context.update { $0.isSaved = true }
    }
    .onCommand(.delete, isEnabled: !context.state.text.isEmpty) {
      context.update { $0 = State(text: "", isSaved: false) }
    }
  }
}

struct Editor: App {
  var body: some Component {
    Window("Notes", id: "main", size: Size(width: 480, height: 320)) {
      Row(spacing: 8) {
        Menu("Note", icon: "open-menu-symbolic") {
          MenuItem(.save)
          MenuGroup { MenuItem(.delete) }
          MenuGroup {
            MenuItem(.keyboardShortcuts)
            MenuItem(.quit)
          }
        }
        Button(.delete, kind: .flat, showsIcon: true)
      }
      Note(name: "Shopping").key("shopping")
      Note(name: "Travel").key("travel")
    }
  }
}

do {
  let window = try TestApplication(Editor()).window("Notes")
  try window.type("Lisbon", into: "Travel")
  print("There is a text:", window.contains("…Lisbon"))
  try window.choose("Save “Travel”", in: "Note")
  try window.tap("Delete")
  print("It is there after Delete:", window.contains("…Lisbon"))
  print("Saved with the keys:", window.press("s", .control))
} catch {
  print(error)
}
