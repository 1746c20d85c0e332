import AlidadeCore

/// The states of the rows of a list, which can be saved and restored by another run of the program.
///
/// ```swift
/// try JSONEncoder().encode(memory.savedRows).write(to: file)
/// let memory = ListMemory(restoring: try JSONDecoder().decode(SavedRows.self, from: Data(contentsOf: file)))
/// ```
///
/// It contains the states that have a `Codable` type, of rows in which any state has changed, by the ids of the
/// rows, which have to be `Codable`, too. Inside a row, a state is found again by the types and keys of the
/// components from the row to its own. A state that isn't found, or can't be decoded as the type that it has
/// now, is the initial one.
public struct SavedRows: Hashable, Sendable, Codable {
  struct Row: Hashable, Sendable, Codable {
    let id: ComponentKey
    let state: SavedState
  }

  let rows: [Row]

  /// Creates saved rows without any row.
  public init() { rows = [] }

  init(rows: [Row]) { self.rows = rows }

  /// A Boolean value that is `true` if no row has state that can be saved.
  public var isEmpty: Bool { rows.isEmpty }
}

extension SavedRows.Row {
  /// Creates the saved row of a tree; `nil` if there is nothing to save.
  init?(_ key: ComponentKey, _ tree: ComponentTree) {
    guard tree.hasChangedState, let id = key.encoded else { return nil }
    let state = tree.savedState
    if state.isEmpty { return nil }
    self.init(id: id, state: state)
  }
}
