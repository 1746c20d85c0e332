import AlidadeCore

/// The changes that can be undone and those that can be redone, each with the next one last.
struct UndoableChanges: Sendable {
  var done: [any UndoableChange] = []
  var undone: [any UndoableChange] = []
  /// The group of the last change, until it ends.
  private var group: ComponentKey?
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
    guard change.group == group, let older = lastOfGroup as? StateChange<Model>,
      older.store == change.store
    else { return append(change) }
    // Whoever types something and deletes it again has changed nothing.
    if isEqual(older.model, model) { done.removeLast() }
  }

  /// Adds a change of something that isn't in a store.
  mutating func add(_ change: ReversibleChange) {
    guard change.group == group, let older = lastOfGroup as? ReversibleChange else {
      return append(change)
    }
    done[done.count - 1] = older.joined(with: change)
  }

  mutating func endGroup() { group = nil }

  /// Puts the last change of a side at the end of the other side, reversed.
  mutating func move(
    from side: WritableKeyPath<Self, [any UndoableChange]>,
    to other: WritableKeyPath<Self, [any UndoableChange]>, as opposite: any UndoableChange
  ) {
    self[keyPath: side].removeLast()
    self[keyPath: other].append(opposite)
    group = nil
  }

  mutating func removeAll() { self = UndoableChanges(limit: limit) }

  private var lastOfGroup: (any UndoableChange)? { group == nil ? nil : done.last }

  private mutating func append(_ change: any UndoableChange) {
    undone = []
    done.append(change)
    group = change.group
    if done.count > limit { done.removeFirst(done.count - limit) }
  }
}

/// Returns `true` if two values can be compared and are equal.
private func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<Other: Equatable>(_ one: Other) -> Bool { one == other as? Other }
  return (one as? any Equatable).map { isEqual($0) } ?? false
}
