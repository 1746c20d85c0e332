// An application in several languages: texts with values and plurals, texts of a model, and a
// choice in the preferences.

import Alidade
import AlidadeTesting
import Foundation
import Testing

struct FileList: Component {
  let count: Int

  struct State { var isConfirming = false }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 8) {
      Text(context.text("\(count) file", plural: "\(count) files", count: count))
      for folder in Folder.allCases { Text(context.text(folder.title)) }
      Button(.deleteFiles)
      // Translators: the name of a month, on a button in a calendar.
      Button(context.text("May", context: "month")) {}
    }
    .onCommand(.deleteFiles) { context.update { $0.isConfirming = true } }
    .alert(
      context.text("Delete \(count) file?", plural: "Delete \(count) files?", count: count),
      isPresented: context.binding(\.isConfirming), buttons: [AlertButton<Bool>.cancel()]
    ) { _ in }
  }
}

enum Folder: CaseIterable {
  case inbox
  case archive

  var title: LocalizedText {
    switch self {
    case .inbox: LocalizedText("Inbox")
    case .archive: LocalizedText("Archive", context: "folder")
    }
  }
}

extension Command {
  static let deleteFiles = Command("Delete", category: "Files")
}

extension Setting where Value == String {
  static let language = Setting("language", default: "")
}

struct Files: App {
  let translations = Translations.files

  var body: some Component { FilesWindow() }
}

struct FilesWindow: Component {
  func body(_ context: Context<NoState>) -> some Component {
    Window("Files", id: "main", size: Size(width: 480, height: 320)) { FileList(count: 3) }
      .language(Language(context.setting(.language)))
  }
}

struct Upload: Component, Equatable {
  let date: Date

  func body(_ context: Context<NoState>) -> some Component {
    let formats = context.formats
    let size = 1234.5.formatted(.number.locale(Locale(identifier: formats.numbers.identifier)))
    let day = date.formatted(
      .dateTime.day().month(.wide).locale(Locale(identifier: formats.dates.identifier)))
    Text(context.text("\(size) kB on \(day)"))
  }
}

@MainActor func check() throws {
  let app = TestApplication(Files(), language: "de")
  let window = try app.window("Files")
  window.expect("3 Dateien")
  try window.tap("Löschen")
  try app.window("3 Dateien löschen?").tap("Abbrechen")
}

// snippet.hide
extension Translations {
  static let files = Translations(
    source: "en",
    embedded: [
      "de": """
      3hIElQAAAAAIAAAAHAAAAFwAAAAAAAAAnAAAAAAAAACcAAAAEAAAAJ0AAAAGAAAArgAAACAAAAC1AAAABQAAANYA
      AAAFAAAA3AAAAA4AAADiAAAACQAAAPEAAADpAAAA+wAAABUAAADlAQAACAAAAPsBAAApAAAABAIAAAcAAAAuAgAA
      BwAAADYCAAAGAAAAPgIAAAMAAABFAgAAACVzIGZpbGUAJXMgZmlsZXMARGVsZXRlAERlbGV0ZSAlcyBmaWxlPwBE
      ZWxldGUgJXMgZmlsZXM/AEZpbGVzAEluYm94AGZvbGRlcgRBcmNoaXZlAG1vbnRoBE1heQBQcm9qZWN0LUlkLVZl
      cnNpb246IEZpbGVzCkxhc3QtVHJhbnNsYXRvcjogQXV0b21hdGljYWxseSBnZW5lcmF0ZWQKTGFuZ3VhZ2UtVGVh
      bTogbm9uZQpMYW5ndWFnZTogZGUKTUlNRS1WZXJzaW9uOiAxLjAKQ29udGVudC1UeXBlOiB0ZXh0L3BsYWluOyBj
      aGFyc2V0PVVURi04CkNvbnRlbnQtVHJhbnNmZXItRW5jb2Rpbmc6IDhiaXQKUGx1cmFsLUZvcm1zOiBucGx1cmFs
      cz0yOyBwbHVyYWw9KG4gIT0gMSk7CgBFaW5lIERhdGVpACVzIERhdGVpZW4ATMO2c2NoZW4ARWluZSBEYXRlaSBs
      w7ZzY2hlbj8AJXMgRGF0ZWllbiBsw7ZzY2hlbj8ARGF0ZWllbgBFaW5nYW5nAEFyY2hpdgBNYWkA
      """
    ])
}

do {
  try check()
  let window = try TestApplication(Files(), language: "de").window("Files")
  for text in ["3 Dateien", "Eingang", "Archiv", "Löschen", "Mai"] {
    print("\(text):", window.contains(.text(text)))
  }
} catch {
  print(error)
}
// snippet.show
