import Alidade

/// The text of a note, which is stored with each letter.
struct NoteEditor: Component, Equatable {
  let note: Note
  let store: NoteStore

  struct State: Sendable {
    /// The note as it was typed here.
    ///
    /// What is read from the database may be older, because it comes with a delay, or newer,
    /// because another window or an undo has changed the note.
    var typed: Note
  }

  func initialState() -> State { State(typed: note) }

  func body(_ context: Context<State>) -> some Component {
    let store = store
    let shown = context.state.typed.revision > note.revision ? context.state.typed : note
    TextEditor(
      context.text("Write something"),
      text: Binding(shown.text) { text in
        do {
          // A note that another window has deleted goes when this window learns of it.
          if let typed = try store.setText(text, of: shown, undoName: context.text("Typing")) {
            context.update { $0.typed = typed }
          }
        } catch {
          let failure = context.text("The note can't be stored.")
          Task { await context.window.alert(failure, message: error.localizedDescription) }
        }
      }
    )
    .undoHistory(store.history)
    .lines(1...10_000)
    .textStyle(TextStyle(size: context.setting(.fontSize)))
    .defaultFocus()
    .grow()
    .padding(12)
  }
}
