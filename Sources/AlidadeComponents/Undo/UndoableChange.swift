import AlidadeCore

/// A change that was made, or that was undone.
protocol UndoableChange: AnyObject, Sendable {
  var name: String { get }
  /// The group that joins the change with those that follow it; `nil` for a separate change.
  var group: ComponentKey? { get }

  /// Reverses the change.
  ///
  /// - Parameters:
  ///   - take: accepts the inverse change; returns `false` if the change must not be reversed.
  ///   - fail: called if the change can't be reversed, although its inverse was accepted.
  func reverse(
    _ take: @escaping @Sendable (_ opposite: any UndoableChange) -> Bool,
    orElse fail: @Sendable (_ opposite: any UndoableChange, _ error: any Error) -> Void)
}

/// A change of a store, which is reversed by restoring the state on its other side.
final class StateChange<Model: Sendable>: UndoableChange {
  let name: String
  let group: ComponentKey?
  let store: Store<Model>
  let model: Model

  init(name: String, group: ComponentKey?, store: Store<Model>, model: Model) {
    self.name = name
    self.group = group
    self.store = store
    self.model = model
  }

  func reverse(
    _ take: @escaping @Sendable (any UndoableChange) -> Bool,
    orElse fail: @Sendable (any UndoableChange, any Error) -> Void
  ) {
    store.update { [name, store, model] current in
      let opposite = StateChange(name: name, group: nil, store: store, model: current)
      if take(opposite) { current = model }
    }
  }
}

/// A change that is reversed by a closure.
final class ReversibleChange: UndoableChange {
  let name: String
  let group: ComponentKey?
  private let takeBack: @Sendable () throws -> Void
  private let makeAgain: @Sendable () throws -> Void

  init(
    name: String, group: ComponentKey?, takeBack: @escaping @Sendable () throws -> Void,
    makeAgain: @escaping @Sendable () throws -> Void
  ) {
    self.name = name
    self.group = group
    self.takeBack = takeBack
    self.makeAgain = makeAgain
  }

  func reverse(
    _ take: @escaping @Sendable (any UndoableChange) -> Bool,
    orElse fail: @Sendable (any UndoableChange, any Error) -> Void
  ) {
    let opposite = ReversibleChange(
      name: name, group: nil, takeBack: makeAgain, makeAgain: takeBack)
    guard take(opposite) else { return }
    do {
      try takeBack()
    } catch {
      fail(opposite, error)
    }
  }

  /// Returns the change combined with a newer one of its group.
  func joined(with newer: ReversibleChange) -> ReversibleChange {
    ReversibleChange(
      name: name, group: group, takeBack: takeBack, makeAgain: newer.makeAgain)
  }
}
