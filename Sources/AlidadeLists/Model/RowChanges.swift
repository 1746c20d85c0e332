import AlidadeDiffing

/// The changes from the rows of one content to those of the next.
struct RowChanges: Sendable {
  /// The new offsets of the rows.
  let map: OffsetMap
  /// The new offsets of rows that stay and may have another component; `nil` if any row may.
  let updated: Set<Int>?

  init(_ map: OffsetMap, updated: Set<Int>? = nil) {
    self.map = map
    self.updated = updated
  }
}
