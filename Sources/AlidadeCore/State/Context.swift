/// The state of a component, the way to change it, and the values that components around it provide;
/// handed to its body.
///
/// May be kept, for example by closures; it does not keep the component alive, and updates to an
/// unmounted component are ignored.
public struct Context<State: Sendable>: Sendable {
  /// The state as of this generation.
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

  /// The current state: the result of all changes so far, including those that are not shown yet.
  ///
  /// For closures, which run after the generation they were made in. Any thread. Within a change of
  /// this state it is the state before that change.
  public var currentState: State { reference.scope.flatMap { cell(of: $0) }?.state ?? state }

  /// Changes the state, and shows the result in the next frame, or, in the background priority, when it
  /// is ready.
  ///
  /// Callable from any thread and at any time. Changes are applied in the order of the calls,
  /// whatever their priorities, each to the result of the one before, and all that arrive before a frame
  /// make one build. Within ``withImmediateUpdates(_:)`` the priority does not matter.
  ///
  /// - Parameters:
  ///   - priority: when the result is shown.
  ///   - change: changes the state; called once, usually before this call returns.
  public func update(
    priority: UpdatePriority = .nextFrame, _ change: @escaping @Sendable (inout State) -> Void
  ) {
    guard let scope = reference.scope, let cell = cell(of: scope) else { return }
    cell.enqueue(change, priority)
    if let updates = ImmediateUpdates.active, cell.settleNow({ _ in }) {
      return scope.updates.insert(scope, into: updates)
    }
    cell.settle { scope.updates.insertChanged(scope, $0) }
  }

  /// Changes the state, and shows the result before the call returns.
  ///
  /// Work for other priorities that is under way gives way; what it was to show is shown, too. For direct
  /// manipulation, such as typing: everything is built, laid out and mounted on the main thread.
  ///
  /// If it is called while components are built or mounted, or within another change of the same
  /// state, the result is shown when that is done.
  @MainActor public func updateImmediately(_ change: @escaping @Sendable (inout State) -> Void) {
    guard let scope = reference.scope, let cell = cell(of: scope) else { return }
    cell.enqueue(change, .nextFrame)
    // Within a change of the same state, that change is followed by this one.
    guard cell.settleNow({ _ in }) else { return }
    scope.updates.insertAndShow(scope)
  }

  /// Shows all updates of this tree and of those around it that are not shown yet, before it
  /// returns; costs next to nothing if there are none.
  @MainActor package func flushPendingUpdates() {
    var trees: [PendingUpdates] = []
    var scope = reference.scope
    while let current = scope {
      if trees.last !== current.updates { trees.append(current.updates) }
      scope = current.outer
    }
    for tree in trees.reversed() { tree.flush() }
  }

  private func cell(of scope: Scope) -> StateCell<State>? {
    guard let cell = scope.state else { return nil }
    // Proof: a context is made for the component of its scope, whose type made the cell.
    return unsafeDowncast(cell, to: StateCell<State>.self)
  }
}
