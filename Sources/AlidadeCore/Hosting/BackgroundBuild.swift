import AlidadeLayout
import Synchronization

/// A build of a host's tree on another thread, and who gets its result: the frame that waits for it,
/// or, when that takes too long, the main thread later.
final class BackgroundBuild: Sendable {
  private enum Phase {
    case awaited
    case done(ComponentTree.Result?)
    case late
  }

  /// What a frame has got of a build.
  enum Outcome {
    case built(ComponentTree.Result)
    /// The build gave way to something more urgent.
    case interrupted
    /// The build takes longer than the frame waits.
    case late
  }

  /// The size that is laid out.
  let size: Size
  let priority: UpdatePriority
  private let phase: Mutex<Phase>

  init(_ size: Size, _ priority: UpdatePriority) {
    self.size = size
    self.priority = priority
    phase = Mutex(priority == .nextFrame ? .awaited : .late)
  }

  /// Hands over the result; on the thread that has made it.
  ///
  /// - Returns: `true` if no frame waits for it any longer.
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
