import Alidade
import Foundation

/// The actions of a user with the notes in a window.
struct NotesActions: Sendable {
  let store: NoteStore
  let context: Context<NotesWindow.State>
}

@MainActor extension NotesActions {
  func addNote() {
    attempt(context.text("The note can't be stored.")) { try add([""]) }
  }

  private func add(_ texts: [String]) throws {
    let notes = try store.add(texts, undoName: context.text("New Note"))
    context.update { $0.select(notes) }
  }

  /// Deletes one note at once, and several after a question.
  func delete(_ notes: [Note]) {
    let count = notes.count
    let title = context.text(
      "Delete \(count) note?", plural: "Delete \(count) notes?", count: count)
    let name = context.text("Delete Note", plural: "Delete \(count) Notes", count: count)
    let message = context.text("Note deleted", plural: "\(count) notes deleted", count: count)
    attempt(context.text("The notes can't be deleted.")) {
      let verb = context.text("Delete")
      if count > 1, !(await context.window.confirm(title, action: verb, isDestructive: true)) {
        return
      }
      try store.delete(notes, undoName: name)
      await context.window.showToast(message, command: .undo)
    }
  }

  // MARK: - Files

  private var filters: [FileRequest.Filter] {
    [FileRequest.Filter(context.text("Texts"), extensions: ["txt", "md"])]
  }

  func chooseImports() {
    Task { importFiles(await context.window.chooseFiles(.files, filters: filters)) }
  }

  func importFiles(_ addresses: [String]) {
    attempt(context.text("The file can't be imported.")) {
      let texts = try await Task.detached {
        try addresses.compactMap { URL(string: $0) }.map(text)
      }.value
      if !texts.isEmpty { try add(texts) }
    }
  }

  private nonisolated func text(of file: URL) throws -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw ImportError(
        errorDescription: "\(file.lastPathComponent)\n\(error.localizedDescription)")
    }
  }

  func export(_ note: Note) {
    attempt(context.text("The note can't be exported.")) {
      let name = note.title.isEmpty ? "note" : note.title.replacing("/", with: "-").prefix(60)
      let chosen = await context.window.chooseFiles(.save(name: "\(name).txt"), filters: filters)
      guard let file = chosen.first.flatMap({ URL(string: $0) }) else { return }
      try note.text.write(to: file, atomically: true, encoding: .utf8)
      let (done, show) = (context.text("Note exported"), context.text("Show in Folder"))
      if await context.window.showToast(done, button: show) {
        try await context.application.showInFolder(file.absoluteString)
      }
    }
  }

  /// Performs an action, and tells the user if it fails.
  private func attempt(_ failure: String, _ action: @escaping @MainActor () async throws -> Void) {
    Task {
      do {
        try await action()
      } catch {
        await context.window.alert(failure, message: error.localizedDescription)
      }
    }
  }
}

/// The reason why a file can't be imported, with its name, because it may be one of several.
private struct ImportError: LocalizedError {
  let errorDescription: String?
}
