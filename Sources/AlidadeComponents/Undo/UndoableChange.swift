import AlidadeCore

/// A change that was made, or that was undone.
protocol UndoableChange: AnyObject, Sendable {
  var name: String { get }
  /// The group that joins the change with those that follow it; `nil` for a separate change.
  var group: ComponentKey? { get }

  /// Reverses the change.
  ///
  /// - Parameter take: accepts the inverse change; returns `false` if the change must not be
  ///   reversed.
  func reverse(_ take: @escaping @Sendable (_ opposite: any UndoableChange) -> Bool)
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

  func reverse(_ take: @escaping @Sendable (any UndoableChange) -> Bool) {
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
  private let takeBack: @Sendable () -> Void
  private let makeAgain: @Sendable () -> Void

  init(
    name: String, group: ComponentKey?, takeBack: @escaping @Sendable () -> Void,
    makeAgain: @escaping @Sendable () -> Void
  ) {
    self.name = name
    self.group = group
    self.takeBack = takeBack
    self.makeAgain = makeAgain
  }

  func reverse(_ take: @escaping @Sendable (any UndoableChange) -> Bool) {
    let opposite = ReversibleChange(
      name: name, group: nil, takeBack: makeAgain, makeAgain: takeBack)
    if take(opposite) { takeBack() }
  }

  /// Returns the change combined with a newer one of its group.
  func joined(with newer: ReversibleChange) -> ReversibleChange {
    ReversibleChange(
      name: name, group: group, takeBack: takeBack, makeAgain: newer.makeAgain)
  }
}
