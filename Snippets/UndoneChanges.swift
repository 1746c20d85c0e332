// Changes of a store that the user can undo.

import Alidade
import AlidadeTesting
import Testing

struct Notes {
  var title = "Notes"
  var names = ["Shopping", "Travel"]
}

struct NoteList: Component {
  let notes: Store<Notes>
  let history: UndoHistory

  func body(_ context: Context<NoState>) -> some Component {
    Column {
      TextField("Title", text: context.binding(notes, \.title, undo: history, name: "Rename"))
      for name in context.read(notes, \.names) { Text(name) }
      Button("Delete") { history.change(notes, "Delete Note") { _ = $0.names.popLast() } }
    }
    .undoable(history)
  }
}

do {
  let history = UndoHistory()
  let host = TestHost { NoteList(notes: Store(Notes()), history: history) }
  try host.tap("Delete")
  print("Travel is there:", host.contains("Travel"))
  print("What can be undone:", history.undoName ?? "nothing")
  host.press("z", .control)
  print("Travel is there:", host.contains("Travel"))
} catch {
  print(error)
}
