/// What a component is told when its body is asked for: what it remembers, and how to change that.
public struct Context<State: Sendable>: Sendable {
  /// What the component remembers, as of this generation.
  public let state: State
  /// Weak, so that a component that is gone notices nothing of its changes, nor does anybody else.
  private let reference: ScopeReference?

  init(state: State, scope: Scope?) {
    self.state = state
    reference = scope.map(ScopeReference.init)
  }

  /// Changes what the component remembers, and shows the result in the next frame.
  ///
  /// Callable from any thread and at any time; a component that is gone ignores it. Changes are
  /// applied in the order of the calls, each to the result of the one before, and all that arrive
  /// before a frame make one build.
  ///
  /// - Parameter change: changes the state; called once, on whichever thread builds next.
  public func update(_ change: @escaping @Sendable (inout State) -> Void) {
    reference?.scope?.enqueue { value in
      guard var state = value as? State else { return value }
      change(&state)
      return state
    }
  }
}
