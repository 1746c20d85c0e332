extension Store {
  /// Changes the state for each element of an asynchronous sequence.
  ///
  /// ```swift
  /// inbox.update(from: server.messages) { $0.messages.append($1) }
  /// ```
  ///
  /// A part of an `@Observable` model can be such a sequence:
  ///
  /// ```swift
  /// settings.update(from: Observations { model.isDark }) { $0.isDark = $1 }
  /// ```
  ///
  /// The iteration runs in a task off the main thread until the sequence ends, the store goes away,
  /// or the returned task is canceled. The task doesn't keep the store alive. An error that the
  /// sequence throws ends the iteration, and is reported (see ``Diagnostics``) unless the task is
  /// canceled.
  ///
  /// - Parameters:
  ///   - sequence: the sequence.
  ///   - priority: when the changes become visible.
  ///   - change: changes the state for an element; called on any thread, in the order of the
  ///     elements.
  /// - Returns: the task that iterates.
  @discardableResult
  public func update<Elements: AsyncSequence & Sendable>(
    from sequence: Elements,
    priority: UpdatePriority = .nextFrame,
    _ change: @escaping @Sendable (inout State, Elements.Element) -> Void
  ) -> Task<Void, Never> where Elements.Element: Sendable {
    // Don't use the priority of the main thread, which the task would inherit.
    let receive: @Sendable (Elements.Element) -> Bool = { [weak self] element in
      guard let self else { return false }
      update(priority: priority) { change(&$0, element) }
      return true
    }
    return followers.run(priority: .medium) { await Iteration.run(sequence, receive) }
  }
}
