import AlidadeCore
import Synchronization

/// The saved states of rows that haven't been shown since they were restored.
final class UnshownRows: Sendable {
  private let states: Mutex<[ComponentKey: SavedState]>

  init(_ saved: SavedRows) {
    states = Mutex(Dictionary(saved.rows.map { ($0.id, $0.state) }, uniquingKeysWith: { $1 }))
  }

  /// Returns the saved state of a row; `nil` if there is none.
  func state(of name: RowName) -> SavedState? {
    guard name.repeatedAt == nil, !isEmpty, let id = name.key.encoded else { return nil }
    return states.withLock { $0[id] }
  }

  /// Forgets the saved state of a row, which is shown.
  func remove(_ name: RowName) {
    guard name.repeatedAt == nil, !isEmpty, let id = name.key.encoded else { return }
    states.withLock { $0[id] = nil }
  }

  /// Returns the rows that are in a content, or all if there is no content yet.
  ///
  /// - Complexity: O(rows), or O(1) if all have been shown.
  func rows(of content: ListContent?) -> [SavedRows.Row] {
    let states = states.withLock { $0 }
    if states.isEmpty { return [] }
    guard let content else {
      return states.map { SavedRows.Row(id: $0, state: $1) }.sorted { "\($0.id)" < "\($1.id)" }
    }
    return (0..<content.count).compactMap { row in
      content.key(of: row).encoded.flatMap { id in
        states[id].map { SavedRows.Row(id: id, state: $0) }
      }
    }
  }

  private var isEmpty: Bool { states.withLock { $0.isEmpty } }
}
