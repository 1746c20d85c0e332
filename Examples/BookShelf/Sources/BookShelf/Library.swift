import GRDB

/// A file of books.
package struct Library: Sendable {
  package let database: DatabaseQueue

  /// Opens a file, which is created if there is none.
  package init(path: String) throws {
    database = try DatabaseQueue(path: path)
    try database.write { database in
      try database.create(table: "book", options: .ifNotExists) { table in
        table.primaryKey("id", .integer)
        table.column("title", .text).notNull()
        table.column("author", .text).notNull()
      }
    }
  }

  /// Adds a book with a new id.
  package func addBook(title: String, author: String) throws {
    try database.write { database in
      let last = try Int64.fetchOne(database, sql: "SELECT max(id) FROM book") ?? 0
      try Book(id: last + 1, title: title, author: author).insert(database)
    }
  }

  /// The books by title, now and after each change.
  var books: AsyncValueObservation<[Book]> {
    ValueObservation.tracking { try Book.order(Column("title"), Column("id")).fetchAll($0) }
      .values(in: database)
  }
}
