import AlidadeLayout
import Synchronization

/// A build of a host's tree on another thread, whose result goes to the frame that waits for it or,
/// if that takes too long, to the main thread later.
final class BackgroundBuild: Sendable {
  private enum Phase {
    case awaited
    case done(ComponentTree.Result?)
    case late
  }

  /// The outcome of a build for a frame.
  enum Outcome {
    case built(ComponentTree.Result)
    /// The build was interrupted by more urgent work.
    case interrupted
    /// The build takes longer than the frame waits.
    case late
  }

  /// The size of the layout.
  let size: Size
  let priority: UpdatePriority
  private let phase: Mutex<Phase>

  init(_ size: Size, _ priority: UpdatePriority) {
    self.size = size
    self.priority = priority
    phase = Mutex(priority == .nextFrame ? .awaited : .late)
  }

  /// Hands over the result; called on the thread that built it.
  ///
  /// - Returns: `true` if no frame waits for it anymore.
  func end(with result: ComponentTree.Result?) -> Bool {
    phase.withLock { phase in
      if case .late = phase { return true }
      phase = .done(result)
      return false
    }
  }

  /// Takes the result, or stops waiting.
  func stopWaiting() -> Outcome {
    phase.withLock { phase in
      defer { phase = .late }
      guard case .done(let result) = phase else { return .late }
      return result.map(Outcome.built) ?? .interrupted
    }
  }
}
