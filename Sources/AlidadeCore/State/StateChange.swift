/// A change of state that waits to be applied.
// Proof: nothing is ever changed but what the superclass answers for.
final class StateChange<State: Sendable>: PendingChange, @unchecked Sendable {
  let change: @Sendable (inout State) -> Void

  init(_ change: @escaping @Sendable (inout State) -> Void, _ priority: UpdatePriority) {
    self.change = change
    super.init(priority, signaling: nil)
  }
}
