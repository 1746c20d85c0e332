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
    id(of: name).flatMap { id in states.withLock { $0[id] } }
  }

  /// Forgets the saved state of a row, which is shown.
  func remove(_ name: RowName) {
    if let id = id(of: name) { states.withLock { $0[id] = nil } }
  }

  /// The saved states, by the ids of their rows.
  var all: [ComponentKey: SavedState] { states.withLock { $0 } }

  /// Returns the id under which a row may be saved; `nil` if no row is left, or it can't be saved.
  private func id(of name: RowName) -> ComponentKey? {
    if name.repeatedAt != nil || states.withLock(\.isEmpty) { return nil }
    return name.key.encoded
  }
}
