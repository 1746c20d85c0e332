import AlidadeCore
import Synchronization

/// The former states of a store, to which the user can return.
///
/// ```swift
/// let notes = Store(Notes())
/// let history = UndoHistory(notes)
///
/// history.change("Delete Note") { $0.remove(id) }
/// history.undo()
/// ```
///
/// A change keeps the state before it, which costs little because values share what they have in
/// common. Undoing restores that state as a whole, so make all changes of the store that the user
/// could undo through the history. It can be used on any thread.
public final class UndoHistory<Model: Sendable>: Sendable {
  /// The store whose changes can be undone.
  public let store: Store<Model>
  /// The names of what can be undone and redone, which components can read.
  public let names = Store(UndoNames())

  private let stacks = Mutex(Stacks())
  private let limit: Int

  /// Creates a history without any changes.
  ///
  /// - Parameters:
  ///   - store: the store whose changes can be undone.
  ///   - limit: the number of changes that can be undone; values below 1 count as 1.
  public init(_ store: Store<Model>, limit: Int = 100) {
    self.store = store
    self.limit = max(1, limit)
  }

  // MARK: - Changes

  /// Changes the store so that the change can be undone.
  ///
  /// What was undone before can't be redone any longer.
  ///
  /// - Parameters:
  ///   - name: the name of the change for the user, such as "Delete Note".
  ///   - group: a value that joins the change with the one before if that has the same, as for the
  ///     letters that are typed into one field; `nil` for a change of its own.
  ///   - change: changes the state; called once, usually before this call returns.
  public func change(
    _ name: String, joining group: (any Hashable & Sendable)? = nil,
    _ change: @escaping @Sendable (inout Model) -> Void
  ) {
    let group = group.map { ComponentKey($0) }
    store.update { [self] model in
      let former = Step(name: name, group: group, model: model)
      change(&model)
      stacks.withLock { $0.push(former, limit: limit) }
      publishNames()
    }
  }

  /// Returns to the state before the last change; does nothing if there is none.
  public func undo() { move { $0.undo($1) } }

  /// Returns to the state after the change that was undone last; does nothing if there is none.
  public func redo() { move { $0.redo($1) } }

  /// Forgets all changes, such as after another document was loaded into the store.
  public func clear() {
    store.update { [self] _ in
      stacks.withLock { $0 = Stacks() }
      publishNames()
    }
  }

  private func move(_ move: @escaping @Sendable (inout Stacks, Model) -> Model?) {
    store.update { [self] model in
      if let other = stacks.withLock({ move(&$0, model) }) { model = other }
      publishNames()
    }
  }

  private func publishNames() {
    let names = stacks.withLock { $0.names }
    self.names.update { $0 = names }
  }

  // MARK: - Stacks

  /// A change with the state on its other side.
  private struct Step: Sendable {
    let name: String
    let group: ComponentKey?
    let model: Model
  }

  private struct Stacks: Sendable {
    var undone: [Step] = []
    var done: [Step] = []

    var names: UndoNames { UndoNames(undo: done.last?.name, redo: undone.last?.name) }

    mutating func push(_ step: Step, limit: Int) {
      let isJoined = undone.isEmpty && step.group != nil && done.last?.group == step.group
      undone = []
      if isJoined { return }
      done.append(step)
      if done.count > limit { done.removeFirst(done.count - limit) }
    }

    mutating func undo(_ model: Model) -> Model? {
      guard let step = done.popLast() else { return nil }
      undone.append(Step(name: step.name, group: nil, model: model))
      return step.model
    }

    mutating func redo(_ model: Model) -> Model? {
      guard let step = undone.popLast() else { return nil }
      done.append(Step(name: step.name, group: nil, model: model))
      return step.model
    }
  }
}

/// The names of the changes that can be undone and redone.
public struct UndoNames: Hashable, Sendable {
  /// The name of the change that ``UndoHistory/undo()`` takes back; `nil` if there is none.
  public var undo: String?
  /// The name of the change that ``UndoHistory/redo()`` makes again; `nil` if there is none.
  public var redo: String?

  /// Creates the names.
  public init(undo: String? = nil, redo: String? = nil) {
    self.undo = undo
    self.redo = redo
  }
}

extension UndoHistory: Hashable {
  /// Returns `true` if both values are the same history, so that components with a history can be
  /// compared.
  public static func == (one: UndoHistory, other: UndoHistory) -> Bool { one === other }

  /// Hashes the identity of the history.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
