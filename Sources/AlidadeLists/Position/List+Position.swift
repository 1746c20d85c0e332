import AlidadeCore

extension List {
  /// Opens the list at a position.
  ///
  /// The list begins there as soon as it has rows, without building or measuring the rows before
  /// it. Later changes to the position have no effect; use a ``ListController`` to scroll.
  ///
  /// - Parameter position: the position; the start of the list if the position refers to a row that
  ///   doesn't exist.
  public func opens(at position: ListPosition) -> List {
    with { $0.start = position }
  }

  /// Keeps the end of the list visible when rows are added or their heights change, while the list
  /// is scrolled to its end.
  ///
  /// If the user has scrolled away, the list stays where it is; ``VisibleRows/newRowsBelow`` counts
  /// the new rows that the user hasn't seen. For a chat, combine it with ``opens(at:)``:
  ///
  /// ```swift
  /// List(messages) { MessageRow(message: $0) }.opens(at: .end).followsEnd()
  /// ```
  ///
  /// - Parameter isFollowing: `false` to keep the current row in place.
  public func followsEnd(_ isFollowing: Bool = true) -> List {
    with { $0.followsEnd = isFollowing }
  }

  /// Keeps the start of the list visible when rows are added there, while the list is scrolled to
  /// its start; otherwise, the first row stays in place, and the user can scroll to the new rows.
  ///
  /// This is the default, unless the list has an action for scrolling near the start, which loads
  /// older rows:
  ///
  /// ```swift
  /// List(messages) { MessageRow(message: $0) }
  ///   .onNearStart { conversation.loadOlderMessages() }
  /// ```
  ///
  /// - Parameter isFollowing: `false` to keep the first row in place.
  public func followsStart(_ isFollowing: Bool = true) -> List {
    with { $0.staysAtStart = isFollowing }
  }

  /// Calls a closure when different rows become visible, or when the list changes around them.
  ///
  /// Elements that are filtered, sorted or compared in the background may appear after the component
  /// was rebuilt. Until then, the list calls the closure of the previous component, so a closure
  /// knows, for example, which filter produced the rows:
  ///
  /// ```swift
  /// List(log.filtered(by: filter) { $1.matches($0) }) { line in Text(line.text) }
  ///   .onVisibleRowsChange(id: filter) { rows in
  ///     context.update { $0.result = (filter, rows.count) }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - id: a value that the elements depend on. When it changes, the closure is called once the
  ///     list shows the elements that come with it, even if the visible rows are the same.
  ///   - action: the closure; called on the main thread, after the rows are mounted.
  public func onVisibleRowsChange<ID: Hashable & Sendable>(
    id: ID = 0, perform action: @escaping @MainActor @Sendable (VisibleRows) -> Void
  ) -> List {
    with {
      $0.visibleRowsDidChange = action
      $0.visibleRowsID = ComponentKey(id)
    }
  }

  /// Calls a closure when rows have been visible for a while, once for each element.
  ///
  /// ```swift
  /// List(messages) { MessageRow(message: $0) }
  ///   .onSeen(for: .seconds(2)) { (ids: [Message.ID]) in mailbox.markAsRead(ids) }
  /// ```
  ///
  /// A row counts as visible while at least half of it is visible, or while it fills at least half
  /// of the viewport. A row that leaves in the meantime starts over, and so do all rows when the
  /// window is minimized or hidden.
  ///
  /// - Parameters:
  ///   - duration: the time for which a row must be visible without interruption.
  ///   - action: called on the main thread with the ids of all elements that have been visible for
  ///     that long.
  public func onSeen<ID: Hashable & Sendable>(
    for duration: Duration = .seconds(1),
    perform action: @escaping @MainActor @Sendable ([ID]) -> Void
  ) -> List {
    with {
      $0.seen = ListOptions.SeenAction(duration: duration) { keys in
        let ids = ComponentKey.ids(of: keys, as: ID.self)
        if !ids.isEmpty { action(ids) }
      }
    }
  }

  /// Returns the list with other options.
  func with(_ change: (inout ListOptions) -> Void) -> List {
    var list = self
    change(&list.options)
    // Options can't be compared, so the content tells lists with different options apart.
    list.content = content.with(content.rows)
    return list
  }
}
