// An application whose windows that were open when it quit open again at the next start.

import Alidade
import AlidadeHeadless
import AlidadeTesting
import Testing

extension Setting where Value == [String] {
  static let openNotes = Setting("session.notes", default: [])
}

struct Notes: App {
  let identifier: String? = "org.example.Notes"

  struct State { var showsList = true }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Window(
      "Notes", id: "main", size: Size(width: 240, height: 160),
      isOpen: context.binding(\.showsList)
    ) {
      for title in ["Shopping", "Travel"] {
        Button(title) { show(title, context) }
      }
    }
    ForEach(context.setting(.openNotes), id: \.self) { title in
      Window(title, id: "note.\(title)", size: Size(width: 320, height: 200)) {
        Text(title)
        Button("All Notes") { context.update { $0.showsList = true } }
      }
      .onClose { context.update(.openNotes) { $0.removeAll { $0 == title } } }
    }
  }

  private func show(_ title: String, _ context: Context<State>) {
    context.update(.openNotes) { open in
      if !open.contains(title) { open.append(title) }
    }
  }
}

// snippet.hide
do {
  let settings = HeadlessSettings()
  let first = TestApplication(Notes(), settings: settings)
  try first.window("Notes").tap("Travel")
  try first.window("Notes").tap("Shopping")
  first.close(try first.window("Travel"))
  first.headless.windows[1].resize(to: Size(width: 400, height: 300))
  first.quit()
  let second = TestApplication(Notes(), settings: settings)
  print(second.titles)
  print(try second.window("Shopping").size)
  second.close(try second.window("Notes"))
  try second.window("Shopping").tap("All Notes")
  print(second.titles)
} catch {
  print(error)
}
