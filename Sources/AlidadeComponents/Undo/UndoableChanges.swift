import AlidadeCore

/// The changes that can be undone and those that can be redone, each with the next one to apply
/// last.
struct UndoableChanges: Sendable {
  var done: [any UndoableChange] = []
  var undone: [any UndoableChange] = []
  /// The change that later changes of its group join, as long as it is the last one.
  private var open: (any UndoableChange)?
  /// The time of the last change of the open group; `nil` if it is unknown.
  private var openTime: Duration?
  private let limit: Int

  /// The longest time between two changes of a group.
  static let pause = Duration.seconds(2)

  init(limit: Int) {
    self.limit = limit
  }

  var names: UndoNames { UndoNames(undo: done.last?.name, redo: undone.last?.name) }

  /// Returns the last change, if a change of the same store joins it.
  func change<Model: Sendable>(
    joinedBy change: StateChange<Model>, at time: Duration?
  ) -> StateChange<Model>? {
    guard let older = last(joinedBy: change, at: time) as? StateChange<Model>,
      older.store == change.store
    else { return nil }
    return older
  }

  /// Adds a change of a store.
  ///
  /// - Parameters:
  ///   - change: the change, with the state before it.
  ///   - older: the change that it joins, as returned by ``change(joinedBy:at:)``; `nil` for none.
  ///   - isTakenBack: `true` if the state is the same as before the older change again.
  ///   - time: the time of the change; `nil` if it is unknown.
  mutating func add<Model: Sendable>(
    _ change: StateChange<Model>, joining older: StateChange<Model>?, _ isTakenBack: Bool,
    at time: Duration?
  ) {
    openTime = time
    if older == nil { return append(change) }
    // If the user types text and deletes it again, nothing has changed.
    if isTakenBack { done.removeLast() }
  }

  /// Adds a change that isn't stored in a store.
  mutating func add(_ change: ReversibleChange, at time: Duration?) {
    let last = last(joinedBy: change, at: time)
    openTime = time
    guard let older = last as? ReversibleChange else { return append(change) }
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

  /// Moves a change that wasn't reversed after all back to its side.
  ///
  /// If it is no longer the last one of the other side, because other changes were made or reversed
  /// in the meantime, it can't be reversed in its place, and is forgotten.
  mutating func moveBack(
    _ opposite: any UndoableChange,
    from other: WritableKeyPath<Self, [any UndoableChange]>,
    to side: WritableKeyPath<Self, [any UndoableChange]>, as change: any UndoableChange
  ) {
    if self[keyPath: other].last === opposite { return move(from: other, to: side, as: change) }
    self[keyPath: other].removeAll { $0 === opposite }
  }

  mutating func removeAll() { self = UndoableChanges(limit: limit) }

  /// Returns the last change, if another one joins it.
  ///
  /// A change that is no longer the last one is never joined, however it was removed.
  private func last(
    joinedBy change: any UndoableChange, at time: Duration?
  ) -> (any UndoableChange)? {
    guard let open, open === done.last, open.group == change.group else { return nil }
    if let time, let openTime, time - openTime > UndoableChanges.pause { return nil }
    return open
  }

  private mutating func append(_ change: any UndoableChange) {
    undone = []
    done.append(change)
    open = change.group == nil ? nil : change
    if done.count > limit { done.removeFirst(done.count - limit) }
  }
}
