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

  private struct Contents {
    var state: State
    var waiting: [Change] = []
    /// The most urgent lane of what waits or was applied and not told yet.
    var lane: UpdateLane?
  }

  private let contents: Mutex<Contents>
  /// Held by the thread that applies changes.
  private let order = Mutex<Void>(())

  init(_ state: State) {
    contents = Mutex(Contents(state: state))
  }

  /// The result of all changes that were applied.
  var state: State { contents.withLock { $0.state } }

  /// Lets a change wait for ``settle(didApply:)``.
  func enqueue(_ change: @escaping Change, _ lane: UpdateLane) {
    contents.withLock { contents in
      contents.waiting.append(change)
      contents.lane = contents.lane.map { max($0, lane) } ?? lane
    }
  }

  /// Applies what waits, unless another thread is doing so, which then takes care of it.
  ///
  /// - Parameter didApply: called each time after changes were applied, with the most urgent of
  ///   their lanes.
  func settle(didApply: (UpdateLane) -> Void) {
    while hasWaiting {
      guard order.withLockIfAvailable({ _ in applyWaiting() }) != nil else { return }
      let lane = contents.withLock { contents -> UpdateLane? in
        defer { contents.lane = nil }
        return contents.lane
      }
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
    repeat { order.withLock { _ in applyWaiting() } } while hasWaiting
    return true
  }

  private var hasWaiting: Bool { contents.withLock { !$0.waiting.isEmpty } }

  private func applyWaiting() {
    StateFolding.$current.withValue(StateFolding.current + [self]) {
      while let (before, changes) = takeWaiting() {
        var state = before
        for change in changes { change(&state) }
        let result = state
        contents.withLock { $0.state = result }
      }
    }
  }

  private func takeWaiting() -> (State, [Change])? {
    contents.withLock { contents in
      if contents.waiting.isEmpty { return nil }
      defer { contents.waiting = [] }
      return (contents.state, contents.waiting)
    }
  }
}

/// What the current thread is changing; more than one when changes make changes.
enum StateFolding {
  @TaskLocal static var current: [any AnyStateCell] = []
}
