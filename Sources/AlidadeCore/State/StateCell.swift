import Synchronization

/// The state of one component, of any type.
protocol AnyStateCell: AnyObject, Sendable {}

/// The state of one component, and the changes to it.
///
/// Changes are applied in the order of the calls, a batch at a time, by the first thread that finds
/// no other applying them. They are code of the application, so they run outside every lock but
/// `order`, and may change other components or make further changes to this one.
final class StateCell<State: Sendable>: AnyStateCell {
  typealias Change = @Sendable (inout State) -> Void

  /// The most urgent lane of the changes that wait.
  ///
  /// Its lock guards the other properties, too: a lock around a type that depends on `State` would
  /// make the runtime look up that type for each cell.
  private let pendingLane = Mutex<UpdateLane?>(nil)
  // Proof of both: used only by the initializer and while `pendingLane` is locked.
  private nonisolated(unsafe) var value: State
  private nonisolated(unsafe) var pending: [Change] = []
  /// Held by the thread that applies changes.
  private let order = Mutex<Void>(())
  /// The thread that applies changes; zero if there is none.
  private let applier = Atomic<UInt>(0)

  init(_ state: State) {
    value = state
  }

  /// The result of all changes applied so far.
  var state: State { pendingLane.withLock { _ in value } }

  /// Adds a change, to be applied by ``settle(_:)``.
  func enqueue(_ change: @escaping Change, _ lane: UpdateLane) {
    pendingLane.withLock { pendingLane in
      pending.append(change)
      pendingLane = StateCell.moreUrgent(pendingLane, lane)
    }
  }

  /// Applies the changes that wait, unless another thread is applying changes: that thread then
  /// looks for more before it returns.
  ///
  /// - Parameter didApply: called after each batch, with the most urgent of its lanes.
  func settle(_ didApply: (UpdateLane) -> Void) {
    while hasPending, !isApplying {
      guard let lane = order.withLockIfAvailable({ _ in applyBatch() }) else { return }
      if let lane { didApply(lane) }
    }
  }

  /// Applies the changes that wait, and returns when all that were made before the call are applied.
  ///
  /// Does nothing within a change of this state: what waits follows that change.
  ///
  /// - Parameter didApply: called after each batch, with the most urgent of its lanes.
  /// - Returns: `true` if the changes are applied.
  func settleNow(_ didApply: (UpdateLane) -> Void) -> Bool {
    if isApplying { return false }
    // A change that is not in this batch was in that of the thread this one waited for.
    if let lane = order.withLock({ _ in applyBatch() }) { didApply(lane) }
    settle(didApply)
    return true
  }

  private var hasPending: Bool { pendingLane.withLock { _ in !pending.isEmpty } }

  /// A Boolean value that is `true` within a change of this state.
  private var isApplying: Bool {
    applier.load(ordering: .relaxed) == ThreadIdentity.current.rawValue
  }

  /// - Returns: the most urgent lane of the changes that were applied; `nil` if there were none.
  private func applyBatch() -> UpdateLane? {
    guard let (before, changes, lane) = takePending() else { return nil }
    applier.store(ThreadIdentity.current.rawValue, ordering: .relaxed)
    defer { applier.store(0, ordering: .relaxed) }
    var state = before
    for change in changes { change(&state) }
    let result = state
    let former = pendingLane.withLock { _ in
      defer { value = result }
      return value
    }
    // Releasing the former state can run application code, so do it outside the lock.
    withExtendedLifetime(former) {}
    return lane
  }

  private func takePending() -> (State, [Change], UpdateLane?)? {
    pendingLane.withLock { pendingLane in
      if pending.isEmpty { return nil }
      defer { (pending, pendingLane) = ([], nil) }
      return (value, pending, pendingLane)
    }
  }

  private static func moreUrgent(_ one: UpdateLane?, _ other: UpdateLane?) -> UpdateLane? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }
}
