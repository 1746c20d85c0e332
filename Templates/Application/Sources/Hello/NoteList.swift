import Alidade

/// A list of notes, with a field for the next one.
struct NoteList: Component {
  struct State {
    var draft = ""
    var notes: [Note] = []

    mutating func add() {
      guard !draft.isEmpty else { return }
      notes.append(Note(text: draft))
      draft = ""
    }
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 8) {
      Row(spacing: 8) {
        TextField("New note", text: context.binding(\.draft))
          .onSubmit { context.update { $0.add() } }
          .defaultFocus()
          .grow()
        Button("Add", kind: .prominent) { context.update { $0.add() } }
      }
      if context.state.notes.isEmpty {
        Text("No notes yet").color(.secondaryText)
      }
      List(context.state.notes) { note in
        Text(note.text).lineLimit(1).padding(horizontal: 4, vertical: 6)
      }
      .grow()
    }
    .padding(12)
  }
}
