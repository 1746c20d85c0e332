/// A state change in the queue.
// Proof: only the members of the superclass ever change, and it has its own proof.
final class StateChange<State: Sendable>: PendingChange, @unchecked Sendable {
  let change: @Sendable (inout State) -> Void

  init(_ change: @escaping @Sendable (inout State) -> Void, _ priority: UpdatePriority) {
    self.change = change
    super.init(priority, signaling: nil)
  }
}
