import AlidadeRender

/// A state change in the queue.
// Proof: only the members of the superclass ever change, and it has its own proof.
final class StateChange<State: Sendable>: PendingChange, @unchecked Sendable {
  let change: @Sendable (inout State) -> Void

  init(
    _ change: @escaping @Sendable (inout State) -> Void, _ priority: UpdatePriority,
    _ animation: Animation?
  ) {
    self.change = change
    super.init(priority, animation, signaling: nil)
  }
}
