// An editor of text files, which the user opens from a file manager or with a dialog, and saves, at
// the latest when the window closes.

import Alidade
import AlidadeTesting
import Foundation
import Testing

struct Document: Sendable {
  let id = UUID()
  var file: String?
  var text = ""
  var savedText = ""

  var isChanged: Bool { text != savedText }

  var title: String {
    let name = file.flatMap { URL(string: $0)?.lastPathComponent } ?? "Untitled"
    return isChanged ? "• \(name)" : name
  }
}

/// Returns the text of a file, which is read on another thread.
func contents(of file: String) async throws -> String {
  guard let url = URL(string: file), url.isFileURL else {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
  return try String(contentsOf: url, encoding: .utf8)
}

/// Writes a text to a file on another thread; if that fails, the file stays as it is.
func write(_ text: String, to file: String) async throws {
  guard let url = URL(string: file), url.isFileURL else {
    throw CocoaError(.fileWriteUnsupportedScheme)
  }
  try Data(text.utf8).write(to: url, options: .atomic)
}

enum UnsavedChanges {
  case save, discard
}

extension Store<Document> {
  @MainActor func open(
    _ file: String, in window: WindowReference, of application: ApplicationReference
  ) async {
    do {
      let text = try await contents(of: file)
      guard await mayClose(in: window, of: application) else { return }
      update { $0 = Document(file: file, text: text, savedText: text) }
      application.addRecentFile(file)
    } catch {
      await window.alert("The file can't be opened.", message: error.localizedDescription)
    }
  }

  @MainActor func save(in window: WindowReference, of application: ApplicationReference) async {
    let document = state
    var files = [document.file].compactMap { $0 }
    if files.isEmpty { files = await window.chooseFiles(.save(name: "Untitled.txt")) }
    guard let file = files.first else { return }
    do {
      try await write(document.text, to: file)
      update {
        guard $0.id == document.id else { return }
        $0.file = file
        $0.savedText = document.text
      }
      application.addRecentFile(file)
    } catch {
      await window.alert("The file can't be saved.", message: error.localizedDescription)
    }
  }

  /// Asks about unsaved changes, and returns `true` unless the document must stay.
  @MainActor func mayClose(
    in window: WindowReference, of application: ApplicationReference
  ) async -> Bool {
    guard state.isChanged else { return true }
    let answer: UnsavedChanges? = await window.alert(
      "Save the changes?", message: "Otherwise, they are lost.",
      buttons: [
        .cancel(), AlertButton("Discard", .discard, role: .destructive),
        AlertButton("Save", .save, role: .preferred),
      ])
    switch answer {
    case .save:
      await save(in: window, of: application)
      return !state.isChanged
    case .discard: return true
    case nil: return false
    }
  }
}

struct Editor: Component {
  let document: Store<Document>

  func body(_ context: Context<NoState>) -> some Component {
    Column(spacing: 8) {
      Row(spacing: 8) {
        Button("Open") { Task { await choose(context) } }
        Button("Save") {
          Task { await document.save(in: context.window, of: context.application) }
        }
      }
      TextEditor("Text", text: context.binding(document, \.text)).grow()
    }
    .padding(12)
    .onOpen { files in
      guard let file = files.last else { return }
      Task { await document.open(file, in: context.window, of: context.application) }
    }
  }

  @MainActor private func choose(_ context: Context<NoState>) async {
    let filter = FileRequest.Filter("Texts", extensions: ["txt"])
    for file in await context.window.chooseFiles(.file, filters: [filter]) {
      await document.open(file, in: context.window, of: context.application)
    }
  }
}

struct Notepad: App {
  let document = Store(Document())

  func body(_ context: Context<NoState>) -> some Component {
    Window(context.read(document, \.title), id: "main", size: Size(width: 480, height: 320)) {
      Editor(document: document)
    }
    .onCloseRequest { window in
      await document.mayClose(in: window, of: context.application)
    }
  }
}

// snippet.hide
do {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "OpenedDocuments-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let (ode, poem) = (folder.appending(path: "ode.txt"), folder.appending(path: "poem.txt"))
  for file in [ode, poem] { try Data("Roses are red".utf8).write(to: file) }

  let app = TestApplication(Notepad())
  let window = try app.window("Untitled")
  app.open([ode.absoluteString])
  await app.wait { app.titles == ["ode.txt"] }
  print(app.titles)

  try window.tap("Open")
  await app.wait { app.headless.windows[0].fileRequest != nil }
  try app.chooseFiles([poem.absoluteString], in: window)
  await app.wait { app.titles == ["poem.txt"] }
  print(app.titles)

  try window.clear("Text")
  try window.type("Violets are blue", into: "Text")
  print(app.titles)

  app.close(window)
  try await app.wait(forWindow: "Save the changes?").tap("Save")
  await app.wait { !app.isRunning }
  print(try String(contentsOf: poem, encoding: .utf8))
  print(app.headless.recentFiles.map(\.name))

  // Another document is opened while one is being saved.
  let other = TestApplication(Notepad())
  let editor = try other.window("Untitled")
  try editor.type("Sugar is sweet", into: "Text")
  try editor.tap("Save")
  await other.wait { other.headless.windows[0].fileRequest != nil }
  other.open([ode.absoluteString])
  try await other.wait(forWindow: "Save the changes?").tap("Discard")
  await other.wait { other.titles == ["ode.txt"] }
  try other.chooseFiles([poem.absoluteString], in: editor)
  await other.wait { other.headless.recentFiles.count == 2 }
  print(other.titles)
  print(try String(contentsOf: poem, encoding: .utf8))
} catch {
  print(error)
}
