import AlidadeCore
import AlidadeDiffing

/// The selection of a list while it is shown: the selected rows, and the rows from which keys and
/// clicks continue.
@MainActor final class RowSelector {
  /// The newest selection, which may belong to content that isn't shown yet; `nil` if the user
  /// can't select rows.
  private(set) var selection: (any RowSelection)?
  /// The row from which keys move, which is the row that was most recently clicked or moved to;
  /// `nil` in a list without a selection.
  private(set) var cursor: Int?
  /// The row at which a range begins; `nil` for the cursor.
  var anchor: Int?
  /// A Boolean value that is `true` if the row with the keyboard focus was removed.
  private var hasLostFocus = false
  /// The row that keys don't move from, because the application has deselected the row of the
  /// cursor and selected another one instead; `nil` if there is none.
  private var abandonedRow: Int?
  /// A Boolean value that is `true` while the user's change is applied.
  private var isChanging = false
  /// The row that was most recently clicked.
  var clicked: ComponentKey?
  /// The characters that the user has typed to find a row.
  var search = TypedSearch()
  /// The drag that selects rows; `nil` if there is none.
  var band: RubberBand?
  /// The state that the views of rows show.
  private var shown = Shown()

  /// The state of a list on which the status of its rows depends.
  private struct Shown {
    var revision = -1
    var selection: (any RowSelection)?
    var focusable: Int?
  }

  init(_ selection: (any RowSelection)?) {
    self.selection = selection
  }

  /// Changes the selection for the user.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - base: the selection to which the change applies; `nil` for the current one.
  func change(_ change: SelectionChange, to base: (any RowSelection)? = nil) {
    guard let selection else { return }
    isChanging = true
    selection.apply(change, to: base ?? selection)
    isChanging = false
  }

  /// Records that all rows show their status.
  ///
  /// - Parameters:
  ///   - revision: the revision of the content.
  ///   - focusable: the row that can have the keyboard focus.
  /// - Returns: `true` if the status of any row may have changed.
  func noteShown(revision: Int, focusable: Int?) -> Bool {
    if shown.revision == revision, shown.selection === selection, shown.focusable == focusable {
      return false
    }
    shown = Shown(revision: revision, selection: selection, focusable: focusable)
    return true
  }

  /// Records the selection of a newer source.
  func note(_ selection: (any RowSelection)?, in list: ListMounter) {
    let previous = self.selection
    self.selection = selection
    // Without a selection, nothing shows where keys and ranges would begin.
    guard let selection else { return forgetCursor() }
    guard !isChanging, let previous, let cursor, cursor < list.content.count else { return }
    let key = list.content.key(of: cursor)
    guard previous.contains(key), !selection.contains(key), selection.adds(to: previous) else {
      return
    }
    abandonedRow = list.focusedRow ?? cursor
    anchor = nil
  }

  /// Moves the cursor and the anchor with their rows, or to the nearest remaining row.
  ///
  /// From a row that was hidden in a collapsed node, they move to that node. Called before the
  /// views of rows move.
  func follow(_ map: OffsetMap, from previous: ListContent, in list: ListMounter) {
    guard selection != nil else { return }
    let focused = list.focusedRow
    hasLostFocus = hasLostFocus || focused.map { map.newOffset(ofOld: $0) == nil } ?? false
    let content = list.content
    func place(_ row: Int) -> Int? {
      if let place = map.newOffset(ofOld: row) { return place }
      if let node = content.collapsedNode(hiding: row, of: previous, map) { return node }
      let nearest = map.newOffset(nearestToOld: row)
      // A header or a footer can't be selected.
      return nearest.flatMap { content.element(from: $0) ?? content.element(upTo: $0) }
    }
    // While the user moves the cursor, the focus is still in its previous place.
    cursor = (isChanging ? cursor : focused ?? cursor).flatMap(place)
    abandonedRow = abandonedRow.flatMap(place)
    anchor = anchor.flatMap { map.newOffset(ofOld: $0) }
    if let band {
      band.row = place(band.row) ?? 0
      band.rows = nil
    }
  }

  /// Returns `true` once after the row with the keyboard focus was removed.
  func takeLostFocus() -> Bool {
    defer { hasLostFocus = false }
    return hasLostFocus
  }

  /// Returns the row from which a key moves; `nil` if there is none yet.
  func start(in list: ListMounter) -> Int? {
    let known = list.focusedRow ?? cursor
    if let known, known != abandonedRow { return known }
    return firstSelectedRow(in: list) ?? known
  }

  /// Moves the cursor, in a list with a selection.
  func moveCursor(to row: Int) {
    guard selection != nil else { return }
    cursor = row
    abandonedRow = nil
  }

  /// Makes keys start over at the visible rows.
  func forgetCursor() {
    cursor = nil
    anchor = nil
    abandonedRow = nil
  }

  /// The visible row that can have the keyboard focus.
  func focusableRow(in list: ListMounter) -> Int? {
    if let cursor, list.roots[cursor] != nil, list.content.position(of: cursor) != nil {
      return cursor
    }
    return firstSelectedRow(in: list) ?? firstVisibleRow(in: list)
  }

  private func firstSelectedRow(in list: ListMounter) -> Int? {
    guard let selection, !selection.isEmpty else { return nil }
    return list.visibleRows.first {
      list.roots[$0] != nil && selection.contains(list.content.key(of: $0))
    }
  }

  /// The first visible row that shows an element, preferably one that no sticky header covers.
  private func firstVisibleRow(in list: ListMounter) -> Int? {
    let rows = list.visibleRows.filter {
      list.roots[$0] != nil && list.content.position(of: $0) != nil
    }
    return rows.first { $0 >= list.topRow } ?? rows.last
  }
}
