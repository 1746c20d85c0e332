import Alidade
import Foundation

/// A page about the desktop: its appearance, its programs, and its list of recent files.
struct DesktopPage: LayoutPage {
  static let name = "Desktop"
  static let summary =
    "What the user has chosen for all programs, and what a program asks the desktop for."
  static let family = LayoutFamily.application
  static let stage = Stage(width: 480, height: 300)

  static let sections: [ControlSection<DesktopPage>] = []

  var example: ComponentList { DesktopExample() }

  var listing: String {
    """
    Text(context.colorScheme == .dark ? "Dark" : "Light")

    Button("Show in Folder") {
      Task {
        try await context.application.showInFolder(file)
      }
    }
    """
  }
}

/// The appearance of the desktop, and buttons for a file and an address.
struct DesktopExample: Component, Equatable {
  struct State: Sendable {
    /// The path of the file that was written; `nil` for none.
    var file: String?
    var outcome = "Write a file first."
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let file = context.state.file
    Column(spacing: 12, alignment: .center, justification: .center) {
      Text(appearance(context)).color(.accentText)
      Wrap(spacing: 8, lineSpacing: 8, justification: .center) {
        Button("Write a File") { write(context) }
        Button("Open", isEnabled: file != nil) {
          request(context, "Opened.") { try await $0.openFile($1) }
        }
        Button("Show in Folder", isEnabled: file != nil) {
          request(context, "Shown.") { try await $0.showInFolder($1) }
        }
        Button("Move to Trash", isEnabled: file != nil) { trash(context) }
      }
      Row(spacing: 8) {
        Menu("Files") { Submenu.recentFiles(context) }
        Link("The toolkit", address: "https://www.gtk.org")
      }
      Text(context.state.outcome).size(12).color(.secondaryText)
    }
    .padding(12)
    .onOpen { files in context.update { $0.outcome = "To open: \(files.joined(separator: ", "))" } }
  }

  /// The appearance, which changes while the program runs when the user changes it.
  private func appearance(_ context: Context<State>) -> String {
    [
      context.colorScheme == .dark ? "Dark" : "Light",
      context.hasHighContrast ? "high contrast" : "normal contrast",
      context.reducesMotion ? "less motion" : "full motion",
    ].joined(separator: ", ")
  }

  @MainActor private func write(_ context: Context<State>) {
    let file = TemporaryFiles.url("gallery-note.txt")
    do {
      try TemporaryFiles.write(Data("A note of the gallery.\n".utf8), to: file)
      context.application.addRecentFile(file.path)
      context.update { ($0.file, $0.outcome) = (file.path, "\(file.path) is written.") }
    } catch {
      context.update { $0.outcome = "The file can't be written: \(error.localizedDescription)" }
    }
  }

  @MainActor private func trash(_ context: Context<State>) {
    request(context, "In the trash.") { application, file in
      try await application.moveToTrash(file)
      application.forgetRecentFile(file)
      context.update { $0.file = nil }
    }
  }

  /// Performs a desktop request and shows the outcome.
  @MainActor private func request(
    _ context: Context<State>, _ success: String,
    _ body: @escaping @MainActor (ApplicationReference, String) async throws -> Void
  ) {
    guard let file = context.state.file else { return }
    Task {
      do {
        try await body(context.application, file)
        context.update { $0.outcome = success }
      } catch {
        context.update { $0.outcome = "\(error)" }
      }
    }
  }
}
