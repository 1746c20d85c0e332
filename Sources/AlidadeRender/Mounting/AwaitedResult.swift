import Synchronization

/// The result of work on another thread, which is delivered to the frame that waits for it or, if
/// that takes too long, to the main thread later.
package final class AwaitedResult<Value: Sendable>: Sendable {
  private enum Phase: Sendable {
    case awaited
    case done(Value)
    case late
  }

  private let phase: Mutex<Phase>

  /// - Parameter isAwaited: `false` if no frame waits for the result.
  package init(isAwaited: Bool) {
    phase = Mutex(isAwaited ? .awaited : .late)
  }

  /// Delivers the result; called on the thread that computed it.
  ///
  /// - Returns: `true` if no frame is waiting for it anymore.
  package func end(with value: Value) -> Bool {
    phase.withLock { phase in
      if case .late = phase { return true }
      phase = .done(value)
      return false
    }
  }

  /// Takes the result, or stops waiting.
  ///
  /// - Returns: the result; `nil` if the work takes longer.
  package func stopWaiting() -> Value? {
    phase.withLock { phase in
      defer { phase = .late }
      guard case .done(let value) = phase else { return nil }
      return value
    }
  }
}
