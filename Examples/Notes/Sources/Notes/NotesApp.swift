import Alidade
import AlidadeGTK

/// The application, in the language that the user has chosen.
@main struct NotesApp: App {
  let identifier: String? = "org.example.Notes"
  let name = "Notes"
  let translations = Translations.notes
  private let store: Result<NoteStore, any Error>

  init() { store = Result { try NoteStore.ofUser() } }

  init(store: NoteStore) { self.store = .success(store) }

  func body(_ context: Context<NoState>) -> some Component {
    NotesWindows(store: store).language(Language(context.setting(.language)))
  }
}

/// Any number of windows with the notes, and the preferences.
struct NotesWindows: Component {
  let store: Result<NoteStore, any Error>

  struct State: Sendable {
    var windows = [0]
    var showsPreferences = false
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    ForEach(context.state.windows, id: \.self) { number in
      Window(context.text("Notes"), id: "notes", size: Size(width: 760, height: 520)) {
        switch store {
        case .success(let store): NotesWindow(store: store)
        case .failure(let error):
          EmptyState(context.text("The notes can't be read."), description: "\(error)")
        }
      }
      .minimumSize(Size(width: 320, height: 240))
      .onClose { context.update { $0.windows.removeAll { $0 == number } } }
      .onCommand(.newWindow) { context.update { $0.windows.append(($0.windows.max() ?? 0) + 1) } }
      .onCommand(.preferences) { context.update { $0.showsPreferences = true } }
    }
    Window(context.text("Preferences"), isOpen: context.binding(\.showsPreferences)) {
      Preferences()
    }
  }
}
