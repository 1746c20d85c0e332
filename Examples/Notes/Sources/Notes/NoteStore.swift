import Alidade
import Foundation
import GRDB

/// A file of notes, whose changes can be undone.
///
/// Writing takes a fraction of a millisecond, because the log of the database isn't flushed to the
/// disk each time. A crash of the machine may lose the last seconds, but damages nothing. Only if
/// another program is writing does it wait, for at most a second.
struct NoteStore: Sendable, Equatable {
  private let database: DatabasePool
  let history = UndoHistory()
  /// The reason why notes can't be read, or an undo can't be stored; `nil` once the user has seen it.
  let failure = Store<String?>(nil)
  private let start = ContinuousClock.now

  /// Opens a file, which is created if there is none.
  init(path: String) throws {
    var configuration = Configuration()
    // Another program may be reading or copying the file at this moment.
    configuration.busyMode = .timeout(1)
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
    database = try DatabasePool(path: path, configuration: configuration)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("notes") { database in
      try database.create(table: "note") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("text", .text).notNull()
        table.column("revision", .integer).notNull()
      }
    }
    try migrator.migrate(database)
  }

  /// Opens the user's notes.
  static func ofUser() throws -> NoteStore {
    let data = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = data.appending(path: "org.example.Notes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try NoteStore(path: folder.appending(path: "notes.sqlite").path)
  }

  static func == (one: NoteStore, other: NoteStore) -> Bool { one.database === other.database }

  /// The notes that contain a text, in any case, the newest first, now and after each change.
  func notes(containing term: String) -> AsyncValueObservation<[Note]> {
    // By itself, LIKE ignores the case of ASCII letters only.
    let escaped = term.lowercased().replacing(/[%_\\]/) { "\\" + $0.output }
    return ValueObservation.tracking { database in
      try Note.filter(GRDB.Column("text").lowercased.like("%\(escaped)%", escape: "\\"))
        .order(sql: "id DESC").fetchAll(database)
    }
    .removeDuplicates().values(in: database)
  }

  /// The notes with identifiers, the newest first, now and after each change.
  func notes(withIDs ids: Set<Note.ID>) -> AsyncValueObservation<[Note]> {
    ValueObservation.tracking { try Note.filter(keys: ids).order(sql: "id DESC").fetchAll($0) }
      .removeDuplicates().values(in: database)
  }

  /// Passes on the notes of an observation, until it fails or the task is canceled.
  func read(_ notes: AsyncValueObservation<[Note]>, _ show: @Sendable ([Note]) -> Void) async {
    do {
      for try await notes in notes { show(notes) }
    } catch {
      if !(error is CancellationError) { failure.update { $0 = $0 ?? error.localizedDescription } }
    }
  }

  /// Adds notes with texts.
  ///
  /// - Returns: the notes, in the order of the texts.
  @discardableResult func add(_ texts: [String], undoName: String) throws -> [Note] {
    let notes = try database.write { database in
      try texts.map { text in
        try database.execute(
          sql: "INSERT INTO note (text, revision) VALUES (?, 0)", arguments: [text])
        return Note(id: database.lastInsertedRowID, text: text, revision: 0)
      }
    }
    addUndo(undoName, undo: NoteStore.deletion(of: notes), redo: NoteStore.insertion(of: notes))
    return notes
  }

  /// Stores a newer text of a note.
  ///
  /// Texts of one note that follow each other, such as while typing, are undone together, up to a
  /// pause.
  ///
  /// - Returns: the note as it is stored; `nil` if it was deleted meanwhile, and stays deleted.
  func setText(
    _ text: String, of note: Note, undoName: String, at time: ContinuousClock.Instant = .now
  ) throws -> Note? {
    let change = NoteStore.text(text, of: note.id)
    let stored = try database.write { database -> Note? in
      try change(database)
      return try Note.fetchOne(database, key: note.id)
    }
    guard let stored else { return nil }
    addUndo(
      undoName, joining: note.id, at: start.duration(to: time),
      undo: NoteStore.text(note.text, of: note.id), redo: change)
    return stored
  }

  /// Deletes notes.
  func delete(_ notes: [Note], undoName: String) throws {
    let change = NoteStore.deletion(of: notes)
    try database.write(change)
    addUndo(undoName, undo: NoteStore.insertion(of: notes), redo: change)
  }

  // MARK: - Changes

  private typealias Change = @Sendable (Database) throws -> Void

  private static func insertion(of notes: [Note]) -> Change {
    { database in for note in notes { try note.insert(database) } }
  }

  private static func deletion(of notes: [Note]) -> Change {
    { _ = try Note.deleteAll($0, keys: notes.map(\.id)) }
  }

  private static func text(_ text: String, of id: Note.ID) -> Change {
    let sql = "UPDATE note SET text = ?, revision = revision + 1 WHERE id = ?"
    return { try $0.execute(sql: sql, arguments: [text, id]) }
  }

  /// Adds a change that was made to the history; an error of one that is undone is in `failure`.
  private func addUndo(
    _ name: String, joining id: Note.ID? = nil, at time: Duration? = nil,
    undo: @escaping Change, redo: @escaping Change
  ) {
    func perform(_ change: @escaping Change) -> @Sendable () -> Void {
      { [database, failure] in
        do {
          try database.write(change)
        } catch {
          failure.update { $0 = error.localizedDescription }
        }
      }
    }
    history.add(name, joining: id, at: time, undo: perform(undo), redo: perform(redo))
  }
}
