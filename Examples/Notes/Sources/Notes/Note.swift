import Foundation
import GRDB

/// A note, as a row of the database's table.
struct Note: Codable, FetchableRecord, PersistableRecord, Identifiable, Equatable, Sendable {
  let id: Int64
  var text: String
  /// The number of times that the text was stored; the newer of two versions has the larger one.
  var revision: Int64

  /// The first line that isn't blank; empty if there is none.
  var title: String {
    text.split(whereSeparator: \.isNewline).lazy.map { $0.trimmingCharacters(in: .whitespaces) }
      .first { !$0.isEmpty } ?? ""
  }
}
