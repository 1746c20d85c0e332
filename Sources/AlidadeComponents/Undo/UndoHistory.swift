import AlidadeCore
import AlidadeRender
import Synchronization

/// The changes that the user can undo, in one sequence, whatever they affect.
///
/// ```swift
/// let notes = Store(Notes())
/// let history = UndoHistory()
///
/// history.change(notes, "Delete Note") { $0.remove(id) }
/// history.undo()
/// ```
///
/// A change to a store keeps the state before it, which costs little because values share their
/// common parts. Undoing restores that state as a whole, so keep the state that the user can undo
/// in a separate store, and make all of its changes through one history; changes made in any other
/// way would be lost. A change to something else, such as a file or a database row, is added
/// together with its inverse: see ``add(_:joining:at:undo:redo:)``.
///
/// A history can be used on any thread.
public final class UndoHistory: Sendable {
  let names = Store(UndoNames())

  private let changes: Mutex<UndoableChanges>
  private let onFailure: (@Sendable (_ error: any Error) -> Void)?

  /// Creates a history without any changes.
  ///
  /// - Parameters:
  ///   - limit: the number of changes that can be undone; values below 1 count as 1.
  ///   - onFailure: called with the error if a change can't be undone or redone, on the thread that
  ///     tried; the change can still be undone or redone later, unless other changes were made,
  ///     undone or redone in the meantime. `nil` to report the error.
  public init(limit: Int = 100, onFailure: (@Sendable (_ error: any Error) -> Void)? = nil) {
    changes = Mutex(UndoableChanges(limit: max(1, limit)))
    self.onFailure = onFailure
  }

  /// The name of the change that ``undo()`` undoes; `nil` if there is none.
  ///
  /// A component shows `context.status(of: .undo).title`, which changes with it.
  public var undoName: String? { names.state.undo }

  /// The name of the change that ``redo()`` redoes; `nil` if there is none.
  public var redoName: String? { names.state.redo }

  // MARK: - Changes

  /// Changes a store so that the change can be undone.
  ///
  /// Changes that were undone before can no longer be redone. If the states can be compared and the
  /// new state is equal, nothing is recorded.
  ///
  /// - Parameters:
  ///   - store: the store to change.
  ///   - name: the name of the change for the user, such as "Delete Note".
  ///   - group: a value that joins the change with the previous one if that one has the same group
  ///     and changed the same store, as with letters typed into one field; `nil` for a separate
  ///     change.
  ///   - time: the time of the change, of which only differences are meaningful: a change more than
  ///     two seconds after the previous one of its group is a separate one; `nil` to ignore pauses.
  ///   - change: changes the state; called once, usually before this call returns.
  public func change<Model: Sendable>(
    _ store: Store<Model>, _ name: String, joining group: (any Hashable & Sendable)? = nil,
    at time: Duration? = nil, _ change: @escaping @Sendable (inout Model) -> Void
  ) {
    let group = group.map { ComponentKey($0) }
    record(store, name, group, at: time, areEqual: { areKnownEqual($0, $1) }, change)
  }

  /// Changes a part of a store so that the change can be undone.
  ///
  /// Only this part is compared. Consecutive changes of it are joined.
  func change<Model: Sendable, Value: Equatable & Sendable>(
    _ part: WritableKeyPath<Model, Value> & Sendable, of store: Store<Model>, _ name: String,
    at time: Duration?, _ change: @escaping @Sendable (inout Value) -> Void
  ) {
    let group = ComponentKey(EditedPart(part: ComponentKey(part)))
    let areEqual: @Sendable (Model, Model) -> Bool = { $0[keyPath: part] == $1[keyPath: part] }
    record(store, name, group, at: time, areEqual: areEqual) { change(&$0[keyPath: part]) }
  }

  private func record<Model: Sendable>(
    _ store: Store<Model>, _ name: String, _ group: ComponentKey?, at time: Duration?,
    areEqual: @escaping @Sendable (Model, Model) -> Bool,
    _ change: @escaping @Sendable (inout Model) -> Void
  ) {
    store.update { [self] model in
      let previous = StateChange(name: name, group: group, store: store, model: model)
      change(&model)
      if areEqual(previous.model, model) { return }
      add(previous, leadingTo: model, at: time, areEqual)
      publishNames()
    }
  }

  /// Adds a change of a store, which leads to a state.
  ///
  /// States are compared outside the lock, because that can take long.
  private func add<Model: Sendable>(
    _ change: StateChange<Model>, leadingTo model: Model, at time: Duration?,
    _ areEqual: (Model, Model) -> Bool
  ) {
    var older = changes.withLock { $0.change(joinedBy: change, at: time) }
    while true {
      let isTakenBack = older.map { areEqual($0.model, model) } ?? false
      let expected = older
      let found = changes.withLock { changes in
        let found = changes.change(joinedBy: change, at: time)
        if found === expected { changes.add(change, joining: found, isTakenBack, at: time) }
        return found
      }
      if found === expected { return }
      // Another thread has changed something else in the meantime.
      older = found
    }
  }

  /// Adds a change that isn't stored in a store, after the change was made.
  ///
  /// ```swift
  /// history.add("Move to Trash") {
  ///   trash.restore(file)
  /// } redo: {
  ///   trash.move(file)
  /// }
  /// ```
  ///
  /// Changes that were undone before can no longer be redone. If `undo` or `redo` throws an error,
  /// the change counts as not undone or not redone, so that the user can try again, unless other
  /// changes were made, undone or redone in the meantime. The history passes on the error; see
  /// ``init(limit:onFailure:)``.
  ///
  /// - Parameters:
  ///   - name: the name of the change for the user, such as "Move to Trash".
  ///   - group: a value that joins the change with the previous one if that one has the same group:
  ///     undoing both calls `undo` of the older change, and redoing them calls `redo` of the newer
  ///     one; `nil` for a separate change.
  ///   - time: the time of the change, as in ``change(_:_:joining:at:_:)``; `nil` to ignore pauses.
  ///   - undo: undoes the change; called on the thread that undoes it.
  ///   - redo: redoes the change; called on the thread that redoes it.
  public func add(
    _ name: String, joining group: (any Hashable & Sendable)? = nil, at time: Duration? = nil,
    undo: @escaping @Sendable () throws -> Void, redo: @escaping @Sendable () throws -> Void
  ) {
    let group = group.map { ComponentKey($0) }
    let change = ReversibleChange(name: name, group: group, takeBack: undo, makeAgain: redo)
    changes.withLock { $0.add(change, at: time) }
    publishNames()
  }

  /// Makes the next change a separate one, whatever its group.
  ///
  /// Call this method when the user has finished an edit. A text field inside
  /// ``Component/undoable(_:)`` calls it when the user submits the text, and when the field loses
  /// the focus.
  public func endGroup() { changes.withLock { $0.endGroup() } }

  /// Undoes the last change; does nothing if there is none.
  public func undo() { reverseLast(of: \.done, to: \.undone) }

  /// Redoes the most recently undone change; does nothing if there is none.
  public func redo() { reverseLast(of: \.undone, to: \.done) }

  /// Removes all changes, for example after a different document is loaded.
  public func clear() {
    changes.withLock { $0.removeAll() }
    publishNames()
  }

  // MARK: - The order of the changes

  private typealias Side = WritableKeyPath<UndoableChanges, [any UndoableChange]> & Sendable

  private func reverseLast(of side: Side, to other: Side) {
    guard let change = changes.withLock({ $0[keyPath: side].last }) else { return }
    change.reverse { [self] opposite in
      let isLast = changes.withLock {
        guard $0[keyPath: side].last === change else { return false }
        $0.move(from: side, to: other, as: opposite)
        return true
      }
      // Another thread was faster, so this call refers to the change before that.
      if isLast { publishNames() } else { reverseLast(of: side, to: other) }
      return isLast
    } orElse: { [self] opposite, error in
      changes.withLock { $0.moveBack(opposite, from: other, to: side, as: change) }
      publishNames()
      if let onFailure { onFailure(error) } else { UndoHistory.report(error, of: change) }
    }
  }

  private static func report(_ error: any Error, of change: any UndoableChange) {
    Diagnostics.report(
      Diagnostic(
        "A change failed to be undone or redone, and its history doesn't handle the error.",
        values: ["change  \(change.name)", "error   \(error)"],
        remedy: """
          Handle the error in the closure onFailure of the UndoHistory, and tell the user. Until then, nothing tells \
          the user that the command did nothing.
          """))
  }

  private func publishNames() {
    names.update { [self] in $0 = changes.withLock { $0.names } }
  }
}

extension UndoHistory: Hashable {
  /// Returns `true` if both values are the same history, so that components with a history can be
  /// compared.
  public static func == (one: UndoHistory, other: UndoHistory) -> Bool { one === other }

  /// Hashes the identity of the history.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The group of the changes of a part of a store, all of which change nothing else.
private struct EditedPart: Hashable, Sendable {
  let part: ComponentKey
}

/// Returns `true` if two values can be compared and are equal.
private func areKnownEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<Other: Equatable>(_ one: Other) -> Bool { one == other as? Other }
  return (one as? any Equatable).map { isEqual($0) } ?? false
}
