// A menu bar offers the commands of a window, whichever component performs them.

import Alidade
import AlidadeTesting
import Testing

extension Command {
  static let newNote = Command("New Note", shortcut: KeyCombination("n", .control))
}

struct NotesWindow: Component {
  let history: UndoHistory
  let notes: Store<[String]>

  func body(_ context: Context<NoState>) -> some Component {
    Column {
      MenuBar {
        Menu("File") {
          MenuItem(.newNote)
          MenuGroup { MenuItem(.quit) }
        }
        Menu("Edit") {
          MenuItem(.undo)
          MenuItem(.redo)
        }
      }
      Text("Notes: \(context.read(notes, \.count))")
    }
    .onCommand(.newNote) { history.change(notes, "New Note") { $0.append("New") } }
    .undoable(history)
  }
}

struct Notes: App {
  let history = UndoHistory()
  let notes = Store<[String]>([])

  var body: some Component {
    Window("Notes", id: "main", size: Size(width: 480, height: 320)) {
      NotesWindow(history: history, notes: notes)
    }
  }
}

do {
  let app = TestApplication(Notes())
  let window = try app.window("Notes")
  print("Menus:", window.menus.map(\.title))
  try window.choose("New Note", in: .role(.menuBar))
  print("A note is there:", window.contains("Notes: 1"))
  try window.choose("Undo New Note", in: .role(.menuBar))
  print("It is there after Undo:", window.contains("Notes: 1"))
} catch {
  print(error)
}
