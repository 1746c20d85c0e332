import AlidadeTesting
import BookShelf
import Foundation
import GRDB
import Testing

@MainActor @Suite struct BookShelfTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "\(UUID().uuidString).sqlite").path

  /// The database notifies its observers on a thread of its own, which takes more turns than a task.
  private let patience = 10_000_000

  private func write(_ library: Library, _ change: @Sendable (Database) throws -> Void) throws {
    try library.database.write { try change($0) }
  }

  @Test("The list follows a real database file")
  func followsDatabase() async throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    let library = try Library(path: file)
    try write(library) { try Book(id: 1, title: "Emma", author: "Austen").insert($0) }
    let app = TestHost { BookShelf(library: library) }
    try await app.wait(for: "Emma", turns: patience)
    app.expect("1 book")

    try write(library) {
      for id in 2...2_000 { try Book(id: Int64(id), title: "Volume \(id)", author: "?").insert($0) }
      try Book(id: 3_000, title: "Dune", author: "Herbert").insert($0)
    }
    try await app.wait(for: "2001 books", turns: patience)
    app.expect("Dune")

    try write(library) {
      try Book(id: 3_000, title: "Children of Dune", author: "Herbert").update($0)
    }
    try await app.wait(for: "Children of Dune", turns: patience)
    app.expectNone("Dune")

    try write(library) { _ = try Book.filter(Column("id") > 1).deleteAll($0) }
    try await app.wait(for: "1 book", turns: patience)
    app.expect("Emma")
  }
}
