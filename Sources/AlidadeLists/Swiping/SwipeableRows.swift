import AlidadeCore

/// The rows of a list that the user can swipe aside to reveal their actions.
struct SwipeableRows: Sendable {
  /// The actions at an edge.
  struct Edge: Sendable {
    /// A Boolean value that is `true` if a swipe across half of the row performs the first action.
    let allowsFullSwipe: Bool
    /// Returns the actions of a row; `nil` if it has none at the edge.
    let actions: @MainActor @Sendable (ComponentKey, @escaping RowActions.Performer) -> RowActions?
  }

  var edges: [SwipeEdge: Edge] = [:]
}

extension List {
  /// Enables the user to swipe rows aside to reveal actions at an edge.
  ///
  /// - Parameters:
  ///   - edge: the edge.
  ///   - allowsFullSwipe: `true` if a swipe across half of the row performs the first action.
  ///   - actions: returns the actions of a row; `nil` if it has none.
  package func rowActions(
    at edge: SwipeEdge, allowsFullSwipe: Bool,
    _ actions:
      @escaping @MainActor @Sendable (ComponentKey, @escaping RowActions.Performer) -> RowActions?
  ) -> List {
    with {
      var rows = $0.swiping ?? SwipeableRows()
      rows.edges[edge] = SwipeableRows.Edge(allowsFullSwipe: allowsFullSwipe, actions: actions)
      $0.swiping = rows
    }
  }
}
