import AlidadeCore

extension List {
  /// Enables the user to move rows to other places, with the pointer or the keyboard.
  ///
  /// ```swift
  /// List(tasks) { TaskRow(task: $0) }
  ///   .onMove { move in context.update { $0.tasks.apply(move) } }
  /// ```
  ///
  /// A drag moves the row on which it begins, or all selected rows if that row is one of them. Near
  /// the edges of the list, it scrolls the list. Alt with the arrow keys moves the selected rows,
  /// or the row with the keyboard focus, by one place. The list itself changes nothing: it shows
  /// the data as the closure changes it. If the closure does so immediately, the rows make room
  /// with a spring, or with the animation of the list or of the change, and a row that was dragged
  /// settles into place from where it was released.
  ///
  /// Rows can be dragged from one list to another in the same group. The closure of the destination
  /// list is called; it gets ids that its own data doesn't contain.
  ///
  /// ```swift
  /// List(column.cards) { CardRow(card: $0) }
  ///   .onMove(within: "board") { (move: RowMove<Card.ID>) in board.apply(move, to: column.id) }
  /// ```
  ///
  /// In a tree, the horizontal movement of the pointer determines the level at which a row is
  /// inserted. A row that is dropped onto a node that isn't a leaf becomes its last child; if the
  /// pointer rests there, the node is expanded. Alt with the left and right arrow keys moves rows
  /// to the level of their parent, and into their previous sibling. Nodes move with their
  /// descendants.
  ///
  /// ```swift
  /// List(tree: context.state.folders, children: \.folders, expanded: context.binding(\.expanded)) {
  ///   Text($0.name)
  /// }
  /// .onMove { move in context.update { $0.folders.apply(move, children: \.folders) } }
  /// ```
  ///
  /// In a list of sections, rows can be moved to other sections.
  ///
  /// ```swift
  /// .onMove { move in context.update { $0.mailboxes.apply(move, elements: \.mails) } }
  /// ```
  ///
  /// Rows that the list sorts, such as those of a query with `sorted(by:)`, can't be moved, because
  /// that would change an order that isn't visible.
  ///
  /// - Parameters:
  ///   - group: a name shared by lists between which rows can be moved; `nil` for a list whose rows
  ///     stay in it.
  ///   - action: called on the main thread, once for each move by the user.
  public func onMove<ID: Hashable & Sendable>(
    within group: (some Hashable & Sendable)? = String?.none,
    perform action: @escaping @MainActor @Sendable (RowMove<ID>) -> Void
  ) -> List {
    with {
      $0.moving = MovableRows(group: group.map { ComponentKey($0) }) { keys, destination in
        let ids = ComponentKey.ids(of: keys, as: ID.self)
        guard !ids.isEmpty else { return }
        action(RowMove(ids: ids, to: destination))
      }
    }
  }

  /// Returns the list with rows that the user can't move, and between which nothing can be dropped.
  package func withFixedOrder() -> List { with { ($0.moving, $0.insertable) = (nil, nil) } }
}
