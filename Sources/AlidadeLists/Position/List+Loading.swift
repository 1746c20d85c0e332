import AlidadeCore

// Loading rows near the ends.
extension List {
  /// Calls a closure when the user scrolls near the first row; once for each first row, and never
  /// while the list has no elements.
  ///
  /// A row that is the first one again, because the rows above it were removed, counts as another
  /// one. If the closure only begins to load rows, pass one that is asynchronous instead, so that
  /// the list knows when they are there.
  ///
  /// - Parameters:
  ///   - distance: the maximum number of rows above the visible rows; negative values count as
  ///     zero.
  ///   - action: called on the main thread with the id of the first element.
  public func onNearStart<ID: Hashable & Sendable>(
    within distance: Int = 10, perform action: @escaping @MainActor @Sendable (ID) -> Void
  ) -> List {
    with { $0.nearStart = List.approach(distance, action) }
  }

  /// Calls a closure when the user scrolls near the first row; once for each first row, and never
  /// while the list has no elements.
  ///
  /// A row that is the first one again, because the rows above it were removed, counts as another
  /// one. If the closure only begins to load rows, pass one that is asynchronous instead, so that
  /// the list knows when they are there.
  ///
  /// - Parameters:
  ///   - distance: the maximum number of rows above the visible rows; negative values count as
  ///     zero.
  ///   - action: the closure; called on the main thread.
  public func onNearStart(
    within distance: Int = 10, perform action: @escaping @MainActor @Sendable () -> Void
  ) -> List {
    with { $0.nearStart = List.approach(distance, call: { _ in action() }) }
  }

  /// Loads rows when the user scrolls near the first row.
  ///
  /// ```swift
  /// List(messages) { MessageRow(message: $0) }
  ///   .onNearStart { (first: Message.ID) in try await conversation.loadMessages(before: first) }
  /// ```
  ///
  /// The closure is called once for each first row, and not again before it returns. After it has
  /// added elements, even if all of them are filtered out or sorted elsewhere, it is called again
  /// if the user is still near the first row. After an error, which is reported unless it is a
  /// `CancellationError`, it is called again when the user scrolls away and comes back, or when the
  /// list is shown again.
  ///
  /// - Parameters:
  ///   - distance: the maximum number of rows above the visible rows; negative values count as
  ///     zero.
  ///   - action: called on the main thread with the id of the first element; returns once older rows
  ///     are there, and throws if they couldn't be loaded. It isn't canceled if the list is
  ///     removed.
  public func onNearStart<ID: Hashable & Sendable>(
    within distance: Int = 10,
    perform action: @escaping @MainActor @Sendable (ID) async throws -> Void
  ) -> List {
    with { $0.nearStart = List.approach(distance, action) }
  }

  /// Loads rows when the user scrolls near the first row.
  ///
  /// The closure is called once for each first row, and not again before it returns. After it has
  /// added elements, even if all of them are filtered out or sorted elsewhere, it is called again
  /// if the user is still near the first row. After an error, which is reported unless it is a
  /// `CancellationError`, it is called again when the user scrolls away and comes back, or when the
  /// list is shown again.
  ///
  /// - Parameters:
  ///   - distance: the maximum number of rows above the visible rows; negative values count as
  ///     zero.
  ///   - action: called on the main thread; returns once older rows are there, and throws if
  ///     they couldn't be loaded. It isn't canceled if the list is removed.
  public func onNearStart(
    within distance: Int = 10,
    perform action: @escaping @MainActor @Sendable () async throws -> Void
  ) -> List {
    with { $0.nearStart = List.approach(distance, load: { _ in try await action() }) }
  }

  /// Calls a closure when the user scrolls near the last row; once for each last row, and never
  /// while the list has no elements.
  ///
  /// A row that is the last one again, because the rows below it were removed, counts as another
  /// one. If the closure only begins to load rows, pass one that is asynchronous instead, so that
  /// the list knows when they are there.
  ///
  /// - Parameters:
  ///   - distance: the maximum number of rows below the visible rows; negative values count as
  ///     zero.
  ///   - action: called on the main thread with the id of the last element.
  public func onNearEnd<ID: Hashable & Sendable>(
    within distance: Int = 10, perform action: @escaping @MainActor @Sendable (ID) -> Void
  ) -> List {
    with { $0.nearEnd = List.approach(distance, action) }
  }

  /// Calls a closure when the user scrolls near the last row; once for each last row, and never
  /// while the list has no elements.
  ///
  /// A row that is the last one again, because the rows below it were removed, counts as another
  /// one. If the closure only begins to load rows, pass one that is asynchronous instead, so that
  /// the list knows when they are there.
  ///
  /// - Parameters:
  ///   - distance: the maximum number of rows below the visible rows; negative values count as
  ///     zero.
  ///   - action: the closure; called on the main thread.
  public func onNearEnd(
    within distance: Int = 10, perform action: @escaping @MainActor @Sendable () -> Void
  ) -> List {
    with { $0.nearEnd = List.approach(distance, call: { _ in action() }) }
  }

  /// Loads rows when the user scrolls near the last row.
  ///
  /// ```swift
  /// List(posts) { PostRow(post: $0) }
  ///   .onNearEnd { (last: Post.ID) in try await feed.loadPosts(after: last) }
  /// ```
  ///
  /// The closure is called once for each last row, and not again before it returns. After it has
  /// added elements, even if all of them are filtered out or sorted elsewhere, it is called again
  /// if the user is still near the last row. After an error, which is reported unless it is a
  /// `CancellationError`, it is called again when the user scrolls away and comes back, or when the
  /// list is shown again.
  ///
  /// - Parameters:
  ///   - distance: the maximum number of rows below the visible rows; negative values count as
  ///     zero.
  ///   - action: called on the main thread with the id of the last element; returns once the next
  ///     page is there, and throws if it couldn't be loaded. It isn't canceled if the list is
  ///     removed.
  public func onNearEnd<ID: Hashable & Sendable>(
    within distance: Int = 10,
    perform action: @escaping @MainActor @Sendable (ID) async throws -> Void
  ) -> List {
    with { $0.nearEnd = List.approach(distance, action) }
  }

  /// Loads rows when the user scrolls near the last row.
  ///
  /// The closure is called once for each last row, and not again before it returns. After it has
  /// added elements, even if all of them are filtered out or sorted elsewhere, it is called again
  /// if the user is still near the last row. After an error, which is reported unless it is a
  /// `CancellationError`, it is called again when the user scrolls away and comes back, or when the
  /// list is shown again.
  ///
  /// - Parameters:
  ///   - distance: the maximum number of rows below the visible rows; negative values count as
  ///     zero.
  ///   - action: called on the main thread; returns once the next page is there, and throws if
  ///     it couldn't be loaded. It isn't canceled if the list is removed.
  public func onNearEnd(
    within distance: Int = 10,
    perform action: @escaping @MainActor @Sendable () async throws -> Void
  ) -> List {
    with { $0.nearEnd = List.approach(distance, load: { _ in try await action() }) }
  }

  private static func approach<ID: Hashable & Sendable>(
    _ distance: Int, _ action: @escaping @MainActor @Sendable (ID) -> Void
  ) -> ListOptions.Approach {
    approach(
      distance,
      call: { key in
        if let id = ComponentKey.ids(of: [key], as: ID.self).first { action(id) }
      })
  }

  private static func approach<ID: Hashable & Sendable>(
    _ distance: Int, _ action: @escaping @MainActor @Sendable (ID) async throws -> Void
  ) -> ListOptions.Approach {
    approach(
      distance,
      load: { key in
        if let id = ComponentKey.ids(of: [key], as: ID.self).first { try await action(id) }
      })
  }

  private static func approach(
    _ distance: Int, call action: @escaping @MainActor @Sendable (ComponentKey) -> Void
  ) -> ListOptions.Approach {
    ListOptions.Approach(distance: max(0, distance), action: .call(action))
  }

  private static func approach(
    _ distance: Int,
    load action: @escaping @MainActor @Sendable (ComponentKey) async throws -> Void
  ) -> ListOptions.Approach {
    ListOptions.Approach(distance: max(0, distance), action: .load(action))
  }
}
