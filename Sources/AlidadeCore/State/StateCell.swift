import Synchronization

/// What a component remembers, whatever the type of it.
protocol AnyStateCell: AnyObject, Sendable {}

/// What one component remembers, and the changes to it.
///
/// Changes are applied in the order of the calls, by whichever thread finds that no other does it.
/// They are code of the application and run outside every lock but that of this order, so they may
/// use other scopes, and even ask for further changes of this one.
final class StateCell<State: Sendable>: AnyStateCell {
  typealias Change = @Sendable (inout State) -> Void

  /// The most urgent lane of what waits; its lock is that of all that is here.
  ///
  /// A lock around a type that depends on `State` would have the runtime look that type up for each
  /// cell that is made.
  private let waitingLane = Mutex<UpdateLane?>(nil)
  // Proof of both: used only by the initialiser and while `waitingLane` is locked.
  @exclusivity(unchecked) private nonisolated(unsafe) var applied: State
  @exclusivity(unchecked) private nonisolated(unsafe) var waiting: [Change] = []
  /// Held by the thread that applies changes.
  private let order = Mutex<Void>(())

  init(_ state: State) {
    applied = state
  }

  /// The result of all changes that were applied.
  var state: State { waitingLane.withLock { _ in applied } }

  /// Lets a change wait for ``settle(didApply:)``.
  func enqueue(_ change: @escaping Change, _ lane: UpdateLane) {
    waitingLane.withLock { waitingLane in
      waiting.append(change)
      waitingLane = StateCell.moreUrgent(waitingLane, lane)
    }
  }

  /// Applies what waits, unless another thread is doing so, which then takes care of it.
  ///
  /// - Parameter didApply: called each time after changes were applied, with the most urgent of
  ///   their lanes.
  func settle(didApply: (UpdateLane) -> Void) {
    while hasWaiting {
      guard let lane = order.withLockIfAvailable({ _ in applyWaiting() }) else { return }
      // Whoever has applied a change tells of it, so nobody can tell of one too early.
      if let lane { didApply(lane) }
    }
  }

  /// Applies what waits, also while another thread is doing so, and returns when all is applied.
  ///
  /// Called from within a change it does nothing: what waits follows that change.
  ///
  /// - Returns: whether everything is applied.
  func settleNow() -> Bool {
    if StateFolding.current.contains(where: { $0 === self }) { return false }
    // Who finds the order taken relies on it that whoever has it looks again.
    repeat { _ = order.withLock { _ in applyWaiting() } } while hasWaiting
    return true
  }

  private var hasWaiting: Bool { waitingLane.withLock { _ in !waiting.isEmpty } }

  /// - Returns: the most urgent lane of what was applied; `nil` if that was nothing.
  private func applyWaiting() -> UpdateLane? {
    var applied: UpdateLane?
    StateFolding.$current.withValue(StateFolding.current + [self]) {
      while let (before, changes, lane) = takeWaiting() {
        applied = StateCell.moreUrgent(applied, lane)
        var state = before
        for change in changes { change(&state) }
        let result = state
        let former = waitingLane.withLock { _ in
          defer { self.applied = result }
          return self.applied
        }
        // What is let go of may be code of the application, too.
        withExtendedLifetime(former) {}
      }
    }
    return applied
  }

  private func takeWaiting() -> (State, [Change], UpdateLane?)? {
    waitingLane.withLock { waitingLane in
      if waiting.isEmpty { return nil }
      defer { (waiting, waitingLane) = ([], nil) }
      return (applied, waiting, waitingLane)
    }
  }

  private static func moreUrgent(_ one: UpdateLane?, _ other: UpdateLane?) -> UpdateLane? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }
}

/// What the current thread is changing; more than one when changes make changes.
enum StateFolding {
  @TaskLocal static var current: [any AnyStateCell] = []
}
