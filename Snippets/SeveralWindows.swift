// An application with a window for each open note, whose windows share a model and a setting, and
// that asks the desktop for something.

#if GTK
import Alidade
import AlidadeGTK

extension Setting where Value == Double {
  static let fontSize = Setting("editor.fontSize", default: 14)
}

struct Notes: App {
  var identifier: String? { "org.example.Notes" }

  struct State {
    var open: [String] = []
    var showsPreferences = false

    mutating func show(_ title: String) {
      if !open.contains(title) { open.append(title) }
    }
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Window("Notes", id: "main", size: Size(width: 240, height: 160)) {
      for title in ["Shopping", "Travel"] {
        Button(title) { context.update { $0.show(title) } }
      }
      Button("Preferences") { context.update { $0.showsPreferences = true } }
    }
    ForEach(context.state.open, id: \.self) { title in
      Window(title, id: "note", size: Size(width: 320, height: 200)) { Note(title: title) }
        .minimumSize(Size(width: 200, height: 100))
        .onClose { context.update { $0.open.removeAll { $0 == title } } }
    }
    Window("Preferences", isOpen: context.binding(\.showsPreferences)) { Preferences() }
  }
}

struct Note: Component {
  let title: String

  struct State { var text = "" }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 8) {
      TextEditor("Text", text: context.binding(\.text)).grow()
      Row(spacing: 8) {
        Text("\(context.state.text.count) letters").size(context.setting(.fontSize)).grow()
        Button("Delete") { Task { await delete(context) } }
      }
    }
    .padding(12)
  }

  @MainActor private func delete(_ context: Context<State>) async {
    let isConfirmed = await context.window.confirm(
      "Delete “\(title)”?", message: "It can't be restored.", action: "Delete",
      isDestructive: true)
    if isConfirmed { context.window.close() }
  }
}

struct Preferences: Component {
  func body(_ context: Context<NoState>) -> some Component {
    Row(spacing: 12) {
      Text("Font size")
      Slider("Font size", value: context.binding(.fontSize), in: 8...32).grow()
    }
    .padding(20)
    .frame(width: 300)
  }
}

struct ExportedNotes: Component {
  let file: String

  func body(_ context: Context<NoState>) -> some Component {
    Row(spacing: 8) {
      Image(icon: context.colorScheme == .dark ? "weather-clear-night" : "weather-clear")
      Link("Help", address: "https://example.org/help")
      Button("Open") { Task { await open(context) } }
      Button("Tell me") { announce(context) }
    }
  }

  @MainActor private func open(_ context: Context<NoState>) async {
    do {
      try await context.application.openFile(file)
    } catch {
      await context.window.alert("The notes can't be opened.", message: error.message)
    }
  }

  @MainActor private func announce(_ context: Context<NoState>) {
    context.application.notify(
      DesktopNotification(
        "The notes are exported", id: "export", body: file,
        buttons: [
          DesktopNotification.Button("Show in folder") {
            Task { try? await context.application.showInFolder(file) }
          }
        ]
      ) { Task { await open(context) } })
  }
}

// snippet.hide
if CommandLine.arguments.contains("--show") {
  MainActor.assumeIsolated { _ = GTKApplication.run(Notes()) }
}
#endif
print("run with --show to open the window")
