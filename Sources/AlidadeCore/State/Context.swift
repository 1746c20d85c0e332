/// What a component is told when its body is asked for: what it remembers, how to change that, and
/// what the surroundings provide.
///
/// May be kept, for example by closures; it does not keep the component alive, and a component that
/// is gone notices nothing of its changes, nor does anybody else.
public struct Context<State: Sendable>: Sendable {
  /// What the component remembers, as of this generation.
  public let state: State
  let reference: ScopeReference

  init(state: State, scope: Scope) {
    self.init(state: state, reference: ScopeReference(scope))
  }

  // Inlined because generic code looks up at run time what a context is, each time.
  @inline(__always) init(state: State, reference: ScopeReference) {
    self.state = state
    self.reference = reference
  }

  /// What the component remembers now: the result of all changes so far, also of those that are
  /// not shown yet.
  ///
  /// For closures, which run after the generation they were made in. Any thread. Within a change of
  /// this state it is the state before that change.
  public var currentState: State { cell?.state ?? state }

  /// Changes what the component remembers, and shows the result in the next frame, or, in the
  /// background lane, when it is ready.
  ///
  /// Callable from any thread and at any time. Changes are applied in the order of the calls,
  /// whatever their lanes, each to the result of the one before, and all that arrive before a frame
  /// make one build. Within ``withImmediateUpdates(_:)`` the lane does not matter.
  ///
  /// - Parameters:
  ///   - lane: when the result is shown.
  ///   - change: changes the state; called once, as a rule before this call returns.
  public func update(
    in lane: UpdateLane = .nextFrame, _ change: @escaping @Sendable (inout State) -> Void
  ) {
    guard let scope = reference.scope, let cell else { return }
    // Within a change, to wait for that of another thread might wait for ever.
    if let updates = ImmediateUpdates.current, updates.isOpen, StateFolding.current.isEmpty {
      cell.enqueue(change, .nextFrame)
      _ = cell.settleNow()
      scope.stale.insert(scope, into: updates)
      return
    }
    cell.enqueue(change, lane)
    cell.settle { scope.stale.insert(scope, $0) }
  }

  /// Changes what the component remembers, and shows the result before the call returns.
  ///
  /// Work that is under way for other lanes is given up or overtaken; what it was to show is shown
  /// too. For what the user's hand is on, such as text that is being typed: everything is built,
  /// laid out and mounted on the main thread.
  ///
  /// Called while views are mounted, or within another change of the same state, the result is
  /// shown when that is done.
  @MainActor public func updateImmediately(_ change: @escaping @Sendable (inout State) -> Void) {
    guard let scope = reference.scope, let cell else { return }
    cell.enqueue(change, .nextFrame)
    if cell.settleNow() {
      scope.stale.insertAndShow(scope)
    } else {
      scope.stale.insert(scope, .nextFrame)
    }
  }

  /// Shows what was changed in this tree and in those around it and waits to be shown, before it
  /// returns; costs next to nothing when nothing waits.
  @MainActor package func showWhatWaits() {
    var trees: [StaleScopes] = []
    var scope = reference.scope
    while let current = scope {
      if trees.last !== current.stale { trees.append(current.stale) }
      scope = current.around
    }
    for tree in trees.reversed() { tree.showWhatWaits() }
  }

  private var cell: StateCell<State>? { reference.scope?.state as? StateCell<State> }
}
