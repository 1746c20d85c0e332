import AlidadeHeadless
import AlidadeNative
import AlidadeTesting

/// An application with a main window, a window for each open note, and preferences.
struct Desk: App {
  struct State: Sendable {
    var notes: [String] = []
    var showsPreferences = false
    var title = "Desk"
  }

  var identifier: String? { "org.example.Desk" }
  var quitsAfterLastWindow = true
  /// The answer to the request to close a note; `nil` for notes that close without asking.
  var answer: (@MainActor @Sendable (WindowReference) async -> Bool)?

  init() {}

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Window(context.state.title, id: "main", size: Size(width: 400, height: 300)) {
      Button("Rename") { context.update { $0.title = "Renamed" } }
      Button("Preferences") { context.update { $0.showsPreferences = true } }
      for name in ["Shopping", "Travel"] {
        Button(name) { context.update { $0.notes.append(name) } }
      }
      Button("Forget") { context.update { $0.notes = [] } }
    }
    ForEach(context.state.notes, id: \.self) { name in note(name, context) }
    Window("Preferences", isOpen: context.binding(\.showsPreferences)) {
      Text("Font size").padding(20)
    }
  }

  private func note(_ name: String, _ context: Context<State>) -> Window {
    let window = Window(name, size: Size(width: 200, height: 100)) { Note(name: name) }
      .onClose { context.update { $0.notes.removeAll { $0 == name } } }
    guard let answer else { return window }
    return window.onCloseRequest(answer)
  }
}

/// The content of the window of a note.
struct Note: Component {
  let name: String

  struct State: Sendable { var edits = 0 }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Text("\(name), \(context.state.edits) edits")
    Button("Edit") { context.update { $0.edits += 1 } }
    Button("Close") { context.window.close() }
  }
}
