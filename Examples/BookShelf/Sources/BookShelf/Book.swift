import GRDB

/// A book, as a row of the database's table.
package struct Book: Codable, Identifiable, Equatable, Sendable {
  package let id: Int64
  package var title: String
  package var author: String

  package init(id: Int64, title: String, author: String) {
    self.id = id
    self.title = title
    self.author = author
  }
}

extension Book: FetchableRecord, PersistableRecord {}
