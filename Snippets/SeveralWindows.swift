// A program with a window for each note. A model outside the components is shown by replacing the
// content of its window.

#if GTK
import Alidade
import AlidadeGTK

enum Accent: EnvironmentKey { static let defaultValue = Color.blue }

struct Note: Component {
  let title: String
  let text: String

  func body(_ context: Context<NoState>) -> some Component {
    Column(spacing: 8) {
      Text(title).weight(.bold).color(context.environment(Accent.self))
      Text(text)
    }
    .padding(12)
  }
}

@MainActor final class Desk {
  private var application: GTKApplication?

  func run() {
    GTKApplication.run(
      title: "Notes", size: Size(width: 240, height: 120), identifier: "org.example.Notes",
      didLaunch: { self.application = $0 }
    ) {
      for title in ["Shopping", "Travel"] { Button(title) { self.open(title) } }
    }
  }

  private func open(_ title: String) {
    guard let application else { return }
    if let window = application.windows.first(where: { $0.title == title }) {
      return window.present()
    }
    let window = application.openWindow(title: title, size: Size(width: 320, height: 200)) {
      Note(title: title, text: "Loading…")
    }
    window.hostingView.minimumSize = Size(width: 200, height: 100)
    window.hostingView.host.setEnvironment(Accent.self, .orange)
    Task { [weak window] in
      let text = await read(title)
      window?.hostingView.setContent { Note(title: title, text: text) }
    }
    reportClosing(of: window)
  }

  private func reportClosing(of window: GTKWindow) {
    window.didClose = { [title = window.title] in print("closed \(title)") }
  }
}

// snippet.hide
func read(_ title: String) async -> String { "\(title), as read from somewhere" }

if CommandLine.arguments.contains("--show") {
  Desk().run()
}
#endif
print("run with --show to open the window")
