import AlidadeCore

/// The states of a list's rows, which one run of a program saves and the next run restores.
///
/// ```swift
/// try JSONEncoder().encode(memory.savedRows).write(to: file)
/// let memory = ListMemory(restoring: try JSONDecoder().decode(SavedRows.self, from: Data(contentsOf: file)))
/// ```
///
/// It contains the states of all rows in which a state has changed, if the type of the state is
/// `Codable`. Rows are identified by their ids, which must also be `Codable`. Inside a row, a state
/// is identified by the types and keys of the components on the path from the row to its component.
/// If no saved state is found, or it can't be decoded as the component's current state type, the
/// component begins with its initial state. Rows that the list no longer contains are left out,
/// unless it is empty.
public struct SavedRows: Hashable, Sendable, Codable {
  struct Row: Hashable, Sendable, Codable {
    let id: ComponentKey
    let state: SavedState
  }

  let rows: [Row]

  /// Creates an empty collection of saved rows.
  public init() { rows = [] }

  /// Saves the states of rows.
  ///
  /// - Parameters:
  ///   - trees: the trees of rows, and their keys.
  ///   - unshown: the restored states of rows that may not have been shown.
  ///   - content: the rows of the list; `nil` before it is shown.
  /// - Complexity: O(components) of the rows that have state; O(rows) if any row is unshown.
  init(
    of trees: [(key: ComponentKey, tree: ComponentTree)], unshown: [ComponentKey: SavedState],
    in content: ListContent?
  ) {
    let shown = trees.compactMap { Row($0.key, $0.tree) }
    if unshown.isEmpty {
      rows = shown
      return
    }
    var rest = unshown
    for (key, _) in trees { key.encoded.map { rest[$0] = nil } }
    let ids: [ComponentKey]
    if let content, content.count > 0 {
      ids = (0..<content.count).compactMap { content.key(of: $0).encoded }
    } else {
      // The elements may not have been loaded yet.
      ids = rest.keys.sorted { $0.description < $1.description }
    }
    rows = shown + ids.compactMap { id in rest[id].map { Row(id: id, state: $0) } }
  }

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
