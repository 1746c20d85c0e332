import Alidade
import AlidadeGTK

/// The application, in the language that the user has chosen.
@main struct NotesApp: App {
  let identifier: String? = "org.example.Notes"
  let name = "Notes"
  let translations = Translations.notes
  let about = AboutInformation(
    description: "Write down what matters", developer: "The authors of Alidade", license: .mit)
  var store: Result<NoteStore, any Error> = Result { try NoteStore.ofUser() }

  func body(_ context: Context<NoState>) -> some Component {
    NotesWindows(store: store).language(Language(context.setting(.language)))
  }
}

/// Any number of windows with the notes, and the preferences.
struct NotesWindows: Component {
  let store: Result<NoteStore, any Error>

  struct State: Sendable { var showsPreferences = false }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let open = context.setting(.openWindows)
    ForEach(open, id: \.self) { number in
      Window(context.text("Notes"), id: "notes.\(number)", size: Size(width: 760, height: 520)) {
        switch store {
        case .success(let store): NotesWindow(store: store)
        case .failure(let error):
          EmptyState(
            context.text("The notes can't be read."), description: error.localizedDescription
          )
          .headerBar()
        }
      }
      .titleBar(false)
      .minimumSize(Size(width: 320, height: 240))
      .onClose {
        context.update(.openWindows) { if $0.count > 1 { $0.removeAll { $0 == number } } }
      }
      .onCommand(.newWindow) {
        context.update(.openWindows) { open in
          open.append((0...open.count).first { !open.contains($0) } ?? 0)
        }
      }
      .onCommand(.preferences) { context.update { $0.showsPreferences = true } }
    }
    Window(context.text("Preferences"), isOpen: context.binding(\.showsPreferences)) {
      Preferences()
    }
  }
}
