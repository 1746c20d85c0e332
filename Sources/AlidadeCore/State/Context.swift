import AlidadeRender

/// The state of a component, a way to change it, and access to the environment; passed to the
/// component's body.
///
/// A context can be stored, for example captured by closures. It doesn't keep the component alive,
/// and updates to a component that has been removed are ignored.
public struct Context<State: Sendable>: Sendable {
  @usableFromInline let generationState: State
  @usableFromInline let reference: ScopeReference

  /// The state in this generation.
  public var state: State {
    @inlinable get { generationState }
    @available(
      *, unavailable,
      message: "the state in a body cannot be changed in place; write context.update { $0.… = … }"
    )
    nonmutating set { preconditionFailure("unavailable") }
  }

  init(state: State, scope: Scope) {
    self.init(state: state, reference: ScopeReference(scope))
  }

  // Inlined because generic code looks up the type of the context at run time, each time.
  @inlinable @inline(__always) init(state: State, reference: ScopeReference) {
    generationState = state
    self.reference = reference
  }

  /// The current state: the result of all changes so far, including those that aren't visible yet.
  ///
  /// Use this property in closures, which run after the generation that created them was built. It
  /// can be read on any thread. During a change of this state, it is the state before that change.
  public var currentState: State { reference.scope.flatMap { cell(of: $0) }?.state ?? state }

  /// Changes the state; the result becomes visible in the next frame or, with background priority,
  /// when it is ready.
  ///
  /// This method can be called on any thread and at any time. Changes are applied in the order of
  /// the calls, whatever their priorities, each to the result of the previous one. All changes
  /// before a frame share one build. Inside ``withImmediateUpdates(_:)``, the priority has no
  /// effect.
  ///
  /// With an animation, everything in the tree that the change moves, adds, removes or otherwise
  /// alters is animated. If several changes are shown in one frame, the newest animation applies to
  /// all of them.
  ///
  /// - Parameters:
  ///   - priority: when the result becomes visible.
  ///   - animation: the animation of the change; `nil` for that of
  ///     ``withAnimation(_:completion:_:)``, or to show it immediately.
  ///   - completion: called once, on the main thread and in a later turn of its loop, when
  ///     everything that the change moves has come to rest, been redirected or been removed; soon
  ///     if nothing moves.
  ///   - change: changes the state; called once, usually before this call returns. It must not wait
  ///     for the main thread, which may be waiting for it.
  public func update(
    priority: UpdatePriority = .nextFrame, animation: Animation? = nil,
    completion: (@MainActor @Sendable () -> Void)? = nil,
    _ change: @escaping @Sendable (inout State) -> Void
  ) {
    // Even if nothing is changed, the completion is called when the animation is released.
    let animation = UpdateAnimation.of(animation, completion)
    guard let scope = reference.scope, let cell = cell(of: scope) else { return }
    cell.enqueue(change, priority, animation)
    // If another thread has applied the change, this one may show it first.
    if let updates = ImmediateUpdates.active,
      cell.settleNow({ scope.updates.insert(scope, into: updates, $0 ?? animation) })
    {
      return
    }
    cell.settle { scope.updates.insertChanged(scope, $0, $1) }
  }

  /// Changes the state, and shows the result before the call returns.
  ///
  /// This method interrupts work of other priorities on the tree; the changes of that work are
  /// shown, too. Everything is built, laid out and mounted on the main thread, so use this method
  /// only for direct manipulation, such as typing.
  ///
  /// If the method is called during a build, a mount, or another change of the same state, the
  /// result is shown when that ends.
  @MainActor public func updateImmediately(_ change: @escaping @Sendable (inout State) -> Void) {
    guard let scope = reference.scope, let cell = cell(of: scope) else { return }
    let animation = UpdateAnimation.active
    cell.enqueue(change, .nextFrame, animation)
    // If another change of the same state is in progress, this one follows it.
    _ = cell.settleNow { scope.updates.insertAndShow(scope, $0 ?? animation) }
  }

  /// Shows all pending updates of this tree and of the enclosing trees before returning; costs
  /// almost nothing if there are none.
  @MainActor package func flushPendingUpdates() {
    for tree in trees.reversed() { tree.flush() }
  }

  /// A Boolean value that is `true` if updates of this tree or of an enclosing tree aren't on the
  /// screen yet.
  package var hasPendingUpdates: Bool { trees.contains { $0.pendingPriority != nil } }

  /// Calls a closure when all updates so far of this tree and of the enclosing trees are on the
  /// screen.
  ///
  /// - Parameters:
  ///   - scheduler: calls the closure in a later turn of the main loop if updates are pending.
  ///   - completion: the closure; called before this call returns if no updates are pending, and
  ///     also called if a tree was closed.
  @MainActor package func whenUpdatesAreShown(
    on scheduler: any WorkScheduler, _ completion: @escaping @MainActor @Sendable () -> Void
  ) {
    PendingUpdates.whenShown(trees, on: scheduler, completion)
  }

  /// The updates of this tree and of the enclosing trees.
  private var trees: [PendingUpdates] {
    var trees: [PendingUpdates] = []
    var scope = reference.scope
    while let current = scope {
      if trees.last !== current.updates { trees.append(current.updates) }
      scope = current.outer
    }
    return trees
  }

  private func cell(of scope: Scope) -> StateCell<State>? {
    guard let cell = scope.state else { return nil }
    // Proof: a context is created for the component of its scope, whose type created the cell.
    return unsafeDowncast(cell, to: StateCell<State>.self)
  }
}
