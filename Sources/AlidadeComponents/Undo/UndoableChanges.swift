import AlidadeCore

/// The changes that can be undone and those that can be redone, each with the next one to apply
/// last.
struct UndoableChanges: Sendable {
  var done: [any UndoableChange] = []
  var undone: [any UndoableChange] = []
  /// The change that later changes of its group join, as long as it is the last one.
  private var open: (any UndoableChange)?
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  var names: UndoNames { UndoNames(undo: done.last?.name, redo: undone.last?.name) }

  /// Adds a change of a store, unless it has changed nothing.
  ///
  /// - Parameters:
  ///   - change: the change, with the state before it.
  ///   - model: the state after the change.
  mutating func add<Model: Sendable>(_ change: StateChange<Model>, leadingTo model: Model) {
    if isEqual(change.model, model) { return }
    guard let older = last(joinedBy: change) as? StateChange<Model>, older.store == change.store
    else { return append(change) }
    // If the user types text and deletes it again, nothing has changed.
    if isEqual(older.model, model) { done.removeLast() }
  }

  /// Adds a change that isn't stored in a store.
  mutating func add(_ change: ReversibleChange) {
    guard let older = last(joinedBy: change) as? ReversibleChange else { return append(change) }
    let joined = older.joined(with: change)
    done[done.count - 1] = joined
    open = joined
  }

  mutating func endGroup() { open = nil }

  /// Puts the last change of a side at the end of the other side, reversed.
  mutating func move(
    from side: WritableKeyPath<Self, [any UndoableChange]>,
    to other: WritableKeyPath<Self, [any UndoableChange]>, as opposite: any UndoableChange
  ) {
    self[keyPath: side].removeLast()
    self[keyPath: other].append(opposite)
    open = nil
  }

  mutating func removeAll() { self = UndoableChanges(limit: limit) }

  /// Returns the last change, if another one joins it.
  ///
  /// A change that is no longer the last one is never joined, however it was removed.
  private func last(joinedBy change: any UndoableChange) -> (any UndoableChange)? {
    guard let open, open === done.last, open.group == change.group else { return nil }
    return open
  }

  private mutating func append(_ change: any UndoableChange) {
    undone = []
    done.append(change)
    open = change.group == nil ? nil : change
    if done.count > limit { done.removeFirst(done.count - limit) }
  }
}

/// Returns `true` if two values can be compared and are equal.
private func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<Other: Equatable>(_ one: Other) -> Bool { one == other as? Other }
  return (one as? any Equatable).map { isEqual($0) } ?? false
}
