import AlidadeDiffing

/// A search for a row that another thread performs, while the rows of the list may change.
@MainActor final class RowSearch {
  /// The changes since the search began.
  private var maps: [OffsetMap] = []

  /// A Boolean value that is `true` if the rows have changed since the search began.
  var isOutdated: Bool { !maps.isEmpty }

  /// Records a change of the rows.
  func follow(_ map: OffsetMap) { maps.append(map) }

  /// Returns the current row of a row in the content that was searched; `nil` if it was removed.
  func currentRow(of row: Int) -> Int? {
    maps.reduce(row) { row, map in row.flatMap { map.newOffset(ofOld: $0) } }
  }
}

extension ListMounter {
  /// Searches for a row on another thread.
  ///
  /// - Parameters:
  ///   - find: returns the row of a content; `nil` if there is none.
  ///   - use: called with the search and the row in the current content, which may be newer; `nil`
  ///     if no row was found, or if it was removed in the meantime. It isn't called if the list is
  ///     removed.
  func search(
    _ find: @escaping @Sendable (ListContent) -> Int?,
    _ use: @escaping @MainActor @Sendable (ListMounter, RowSearch, Int?) -> Void
  ) {
    let (host, search) = (mounter.host, RowSearch())
    searches.add(search)
    host.runInBackground { [weak self, content] in
      let found = find(content)
      host.runOnMain {
        guard let self else { return }
        self.searches.remove(search)
        use(self, search, found.flatMap(search.currentRow))
      }
    }
  }
}
