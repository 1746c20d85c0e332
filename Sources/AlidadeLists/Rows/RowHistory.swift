import AlidadeDiffing

/// The changes of a list's rows that not all of its row trees have applied yet.
struct RowHistory: Sendable {
  /// The change that introduced the content of a revision.
  private struct Change: Sendable {
    let revision: Int
    let map: OffsetMap
  }

  private var changes: [Change] = []

  /// Adds the change that introduces the content of a revision.
  mutating func append(_ map: OffsetMap, revision: Int) {
    changes.append(Change(revision: revision, map: map))
  }

  /// Removes the changes up to a revision, which all row trees have applied.
  mutating func removeChanges(through revision: Int) {
    changes.removeAll { $0.revision <= revision }
  }

  /// Returns the position of a row in the content of a later revision.
  ///
  /// The result is `nil` if any content in between lacked the row, so that its id now belongs to
  /// another row.
  func row(of place: RowPlace, _ name: RowName, in revision: Int) -> Int? {
    var row = place.row
    for change in changes where change.revision > place.revision && change.revision <= revision {
      guard let next = change.map.newOffset(ofOld: row) else { return nil }
      row = next
    }
    // A row that shares its key is identified by its position.
    return name.repeatedAt == nil || name.repeatedAt == row ? row : nil
  }
}
