import AlidadeLayout
import Synchronization

/// What is built on another thread for a frame, and who gets it: whoever waits for it, or, when
/// that takes too long, whoever it is handed to later.
final class FrameBuild: Sendable {
  private enum Phase {
    case awaited
    case done(ComponentTree.Result?)
    case late
  }

  /// What came of it.
  enum Outcome {
    case built(ComponentTree.Result)
    /// Something more urgent came up.
    case interrupted
    /// It takes longer than anybody waits.
    case late
  }

  /// The size that it is laid out in.
  let size: Size
  /// How many changes of state are in it for certain.
  let changeCount: Int
  private let phase = Mutex(Phase.awaited)

  init(size: Size, changeCount: Int) {
    self.size = size
    self.changeCount = changeCount
  }

  /// Hands over the result; on the thread that has made it.
  ///
  /// - Returns: whether nobody waits for it any longer.
  func end(with result: ComponentTree.Result?) -> Bool {
    phase.withLock { phase in
      if case .late = phase { return true }
      phase = .done(result)
      return false
    }
  }

  /// Takes the result, or waits no longer.
  func stopWaiting() -> Outcome {
    phase.withLock { phase in
      defer { phase = .late }
      guard case .done(let result) = phase else { return .late }
      return result.map(Outcome.built) ?? .interrupted
    }
  }
}
