import Alidade
import AlidadeHeadless
import AlidadeTesting
import Foundation
import GRDB
import Testing

@testable import Notes

@MainActor @Suite struct NotesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private let settings = HeadlessSettings()

  /// The database notifies its observers on its own thread, which takes more turns than a task.
  private let patience = 10_000_000

  private func start(
    _ texts: [String] = [], language: Language? = nil
  ) throws -> (app: TestApplication, window: TestHost) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = try NoteStore(path: folder.appending(path: "notes.sqlite").path)
    if !texts.isEmpty { try store.add(texts, undoName: "Test") }
    let app = TestApplication(
      NotesApp(store: .success(store)), settings: settings, language: language)
    return (app, try #require(app.windows.first))
  }

  private func wait(for title: String, in window: TestHost) async throws {
    let row = ElementFinder.component(NoteRow.self).containing(title)
    try await window.wait(for: row, turns: patience)
  }

  private func waitUntil(no title: String, in window: TestHost, of app: TestApplication) async {
    await app.wait(turns: patience) { !window.contains(.text(title)) }
    window.expectNone(.text(title))
  }

  private func onlyText(in store: NoteStore) async throws -> String? {
    for try await notes in store.notes(containing: "") { return notes.first?.text }
    return nil
  }

  @Test("A note is stored while it is typed, and shown by all windows")
  func storesNotes() async throws {
    let (app, window) = try start()
    try window.choose("New Window", in: "Main menu")
    let other = try #require(app.windows.last)
    window.press("n", .control)
    try await window.wait(for: .placeholder("Write something"), turns: patience)
    try window.type("Milk\nand bread", into: "Write something")
    try await wait(for: "Milk", in: other)
    let (_, restarted) = try start()
    try await wait(for: "Milk", in: restarted)
  }

  @Test("Typing is undone as a whole, and made again")
  func undoesTyping() async throws {
    let (_, window) = try start(["Milk"])
    try await wait(for: "Milk", in: window)
    try window.tap("Milk")
    try window.type(", bread", into: "Write something")
    try await wait(for: "Milk, bread", in: window)
    try window.choose("Undo Typing", in: "Main menu")
    try await wait(for: "Milk", in: window)
    try window.choose("Redo Typing", in: "Main menu")
    try await wait(for: "Milk, bread", in: window)
  }

  @Test("What is typed after a pause is undone separately")
  func undoesTypingUpToPause() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = try NoteStore(path: folder.appending(path: "notes.sqlite").path)
    var note = try #require(try store.add([""], undoName: "New Note").first)
    let start = ContinuousClock.now
    for (text, seconds) in [("M", 0), ("Milk", 1), ("Milk, bread", 4)] {
      note = try #require(
        try store.setText(
          text, of: note, undoName: "Typing", at: start.advanced(by: .seconds(seconds))))
    }
    store.history.undo()
    #expect(try await onlyText(in: store) == "Milk")
    store.history.undo()
    #expect(try await onlyText(in: store) == "")
    store.history.redo()
    #expect(try await onlyText(in: store) == "Milk")
  }

  @Test("A letter that is typed in a note that was deleted meanwhile changes nothing")
  func ignoresTypingInDeletedNote() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = try NoteStore(path: folder.appending(path: "notes.sqlite").path)
    let notes = try store.add(["Milk"], undoName: "New Note")
    try store.delete(notes, undoName: "Delete Note")
    #expect(try store.setText("Milk, bread", of: notes[0], undoName: "Typing") == nil)
    #expect(try await onlyText(in: store) == nil)
    store.history.undo()
    #expect(try await onlyText(in: store) == "Milk")
  }

  @Test("One note is deleted at once and comes back with a button, several after a question")
  func deletesNotes() async throws {
    let (app, window) = try start(["Milk", "Bread", "Eggs"])
    try await wait(for: "Milk", in: window)
    try window.tap("Eggs")
    try window.choose("Delete", in: "Main menu")
    try await window.wait(for: "Note deleted", turns: patience)
    await waitUntil(no: "Eggs", in: window, of: app)
    try window.tap("Undo Delete Note")
    try await wait(for: "Eggs", in: window)

    try window.tap("Milk")
    try window.tap("Bread", modifiers: .control)
    window.expect("2 Notes Selected")
    try window.choose("Delete", in: "Main menu")
    try await app.wait(forWindow: "Delete 2 notes?").tap("Cancel")
    window.expect("Bread")
    try window.choose("Delete", in: "Main menu")
    try await app.wait(forWindow: "Delete 2 notes?").tap("Delete")
    await waitUntil(no: "Bread", in: window, of: app)
    window.expect("Eggs")
  }

  @Test("The search takes what is typed as it is")
  func searches() async throws {
    let (app, window) = try start(["100% wool", "100 sheep"])
    try await wait(for: "100 sheep", in: window)
    window.press("f", .control)
    try window.type("0%", into: "Search")
    await waitUntil(no: "100 sheep", in: window, of: app)
    window.expect("100% wool")
  }

  @Test("The search ignores the case of every letter, and says if it finds nothing")
  func searchesInAnyCase() async throws {
    let (app, window) = try start(["Äpfel und Öl", "100 sheep"])
    try await wait(for: "100 sheep", in: window)
    window.press("f", .control)
    try window.type("äPFEL UND Ö", into: "Search")
    await waitUntil(no: "100 sheep", in: window, of: app)
    window.expect("Äpfel und Öl")
    try window.type("x", into: "Search")
    try await window.wait(for: "No Notes Found", turns: patience)
  }

  @Test("A note that was found stays open without the word by which it was found")
  func editsFoundNote() async throws {
    let (app, window) = try start(["Milk", "Bread"])
    try await wait(for: "Milk", in: window)
    window.press("f", .control)
    try window.type("mil", into: "Search")
    await waitUntil(no: "Bread", in: window, of: app)
    try window.tap("Milk")
    try window.clear("Write something")
    try window.type("Oats", into: "Write something")
    try await window.wait(for: .role(.heading, "Oats"), turns: patience)
    await app.wait(turns: patience) { window.findAll(.component(NoteRow.self)).isEmpty }
    window.expectNone(.component(NoteRow.self))
    try window.type(" and honey", into: "Write something")
    try await window.wait(for: .role(.heading, "Oats and honey"), turns: patience)
  }

  @Test("Notes that can't be read are read again when the user asks for it")
  func retriesReading() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "notes.sqlite").path
    let store = try NoteStore(path: path)
    try store.add(["Milk"], undoName: "Test")
    let other = try DatabaseQueue(path: path)
    try await other.write { try $0.execute(sql: "ALTER TABLE note RENAME TO lost") }
    let app = TestApplication(NotesApp(store: .success(store)), settings: settings)
    let window = try #require(app.windows.first)
    try await window.wait(for: "The notes can't be read or stored.", turns: patience)
    try await other.write { try $0.execute(sql: "ALTER TABLE lost RENAME TO note") }
    try window.tap("Try Again")
    try await wait(for: "Milk", in: window)
    window.expectNone("The notes can't be read or stored.")
  }

  @Test("An undo that fails is reported to the user")
  func reportsFailedUndo() async throws {
    let (_, window) = try start(["Milk"])
    try await wait(for: "Milk", in: window)
    try window.tap("Milk")
    let other = try DatabaseQueue(path: folder.appending(path: "notes.sqlite").path)
    try await other.write { try $0.execute(sql: "ALTER TABLE note RENAME TO lost") }
    try window.choose("Undo Test", in: "Main menu")
    try await window.wait(for: "The notes can't be read or stored.", turns: patience)
    try await other.write { try $0.execute(sql: "ALTER TABLE lost RENAME TO note") }
    try window.tap("Try Again")
    window.expectNone("The notes can't be read or stored.")
  }

  @Test("Files are imported and exported")
  func movesFiles() async throws {
    let (app, window) = try start()
    let (source, copy) = (folder.appending(path: "a.txt"), folder.appending(path: "b.txt"))
    try "A rose\nis a rose".write(to: source, atomically: true, encoding: .utf8)
    window.press("o", .control)
    await app.wait { app.headless.activeWindow?.fileRequest != nil }
    try app.chooseFiles([source.absoluteString], in: window)
    try await wait(for: "A rose", in: window)
    window.press("s", .control)
    await app.wait { app.headless.activeWindow?.fileRequest != nil }
    try app.chooseFiles([copy.absoluteString], in: window)
    try await window.wait(for: "Note exported", turns: patience)
    #expect(try String(contentsOf: copy, encoding: .utf8) == "A rose\nis a rose")
    try window.tap("Show in Folder")
    await app.wait { !app.headless.desktopRequests.isEmpty }
    #expect(app.headless.desktopRequests == [.showInFolder(copy.absoluteString)])

    app.open(["file:///nonexistent/poem.txt"])
    let alert = try await app.wait(forWindow: "The file can't be imported.")
    alert.expect(.textContaining("poem.txt"))
    try alert.tap("Close")
  }

  @Test("The preferences change the language of all windows at once, and no text is left out")
  func isTranslated() async throws {
    let (app, window) = try start(["1"])
    try await wait(for: "1", in: window)
    window.press(",", .control)
    try app.window("Preferences").choose("Deutsch", in: "Language")
    #expect(app.titles == ["Notizen", "Einstellungen"])
    window.expect("Keine Notiz ausgewählt")
    window.press("?", .control)
    let list = try await app.wait(forWindow: "Tastenkürzel")
    for title in ["Neue Notiz", "Importieren …", "Rückgängig", "Strg+N"] {
      list.expect(.text(title))
    }
    let english = /\b(Note|Window|Undo|Delete|Find|Import|Search|Font|Language|Ctrl|General)\b/
    for host in app.windows { host.expectNone(.matching(english)) }
    try app.window("Einstellungen").press(.escape)
    #expect(app.titles == ["Notizen", "Tastenkürzel"])
  }

  @Test("The preferences show the font size beside its slider")
  func showsFontSize() throws {
    let (app, window) = try start()
    window.press(",", .control)
    let preferences = try app.window("Preferences")
    preferences.expect("15")
    try preferences.set(.role(.slider), to: 20)
    preferences.expect("20")
    preferences.expectNone("15")
  }

  @Test("The windows of the last run open again, each in its size")
  func remembersWindows() async throws {
    let (app, window) = try start(["Milk"])
    try window.choose("New Window", in: "Main menu")
    app.headless.windows[1].resize(to: Size(width: 500, height: 400))
    app.quit()
    let (next, _) = try start()
    #expect(next.windows.map(\.size.width) == [760, 500])
    next.close(next.windows[0])
    next.quit()
    #expect(try start().app.windows.map(\.size.width) == [500])
  }

  @Test("A deleted note fades while the others move up")
  func movesRows() async throws {
    let (app, window) = try start(["Milk", "Bread", "Eggs"])
    try await wait(for: "Milk", in: window)
    try window.tap("Eggs")
    try window.choose("Delete", in: "Main menu")
    let host = window.mountHost
    func isMoving() -> Bool {
      window.view.root.descendants.contains { $0.isInert && $0.visibleTexts.contains("Eggs") }
    }
    for _ in 0..<100_000 where !isMoving() {
      host.runMainWork()
      host.runBackgroundWork()
      host.runFrame()
      await Task.yield()
    }
    #expect(isMoving())
    for _ in 0..<120 { host.runFrame() }
    #expect(!isMoving())
    await waitUntil(no: "Eggs", in: window, of: app)
  }

  @Test("An empty note has a title, in the list and above the text")
  func namesEmptyNotes() async throws {
    let (_, window) = try start()
    window.press("n", .control)
    try await window.wait(for: .role(.heading, "New Note"), turns: patience)
    try window.type("Milk", into: "Write something")
    try await window.wait(for: .role(.heading, "Milk"), turns: patience)
  }

  @Test("In a narrow window, a click opens a note even if it is selected, and a menu doesn't")
  func opensNotesInNarrowWindow() async throws {
    let (app, window) = try start(["Milk", "Bread"])
    try await wait(for: "Milk", in: window)
    window.resize(to: Size(width: 340, height: 480))
    app.settle()
    let editor = ElementFinder.placeholder("Write something")
    for _ in 1...2 {
      try window.tap("Milk")
      app.settle()
      window.expect(editor)
      try window.tap(.label("Back"))
      app.settle()
      window.expectNone(editor)
    }
    try window.tap("Bread", button: .secondary)
    window.expectNone(editor)
    try window.choose("Delete", in: "Main menu")
    await waitUntil(no: "Bread", in: window, of: app)
  }

  @Test("A window whose notes can't be read says why, and can be closed and moved")
  func showsUnreadableNotes() throws {
    let failure = Result { try NoteStore(path: "/nonexistent/notes.sqlite") }
    let app = TestApplication(NotesApp(store: failure), settings: settings)
    let window = try #require(app.windows.first)
    window.expect("The notes can't be read.")
    window.expect(.role(.heading, "Notes"))
  }
}
