// Changes of a store that the user can undo.

import Alidade
import AlidadeTesting
import Testing

struct Notes {
  var title = "Notes"
  var names = ["Shopping", "Travel"]
}

struct NoteList: Component {
  let history: UndoHistory<Notes>

  func body(_ context: Context<NoState>) -> some Component {
    Column {
      TextField("Title", text: context.binding(history, \.title, name: "Rename"))
      for name in context.read(history.store, \.names) { Text(name) }
      Button("Delete") { history.change("Delete Note") { _ = $0.names.popLast() } }
    }
    .undoable(history)
  }
}

do {
  let history = UndoHistory(Store(Notes()))
  let host = TestHost { NoteList(history: history) }
  try host.tap("Delete")
  print("Travel is there:", host.contains("Travel"))
  print("What can be undone:", history.names.state.undo ?? "nothing")
  host.press("z", .control)
  print("Travel is there:", host.contains("Travel"))
} catch {
  print(error)
}
