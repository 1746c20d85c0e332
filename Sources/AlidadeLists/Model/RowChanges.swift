import AlidadeDiffing

/// The changes from the rows of one content to those of the next.
struct RowChanges: Sendable {
  /// The new offsets of the rows.
  let map: OffsetMap
  /// The new offsets of rows that stay but may have another component; `nil` if this applies to any
  /// row.
  let updated: Set<Int>?
  /// The new rows of elements that weren't there before, in ascending order; `nil` if it is unknown
  /// which of the inserted rows were only filtered out before.
  var added: [Range<Int>]?

  init(_ map: OffsetMap, updated: Set<Int>? = nil, added: [Range<Int>]? = nil) {
    self.map = map
    self.updated = updated
    self.added = added
  }
}
