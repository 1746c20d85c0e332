#if GTK
import Dispatch
import Synchronization

/// A pool of shapers: one for each thread that is shaping.
final class TextShaperPool: Sendable {
  // Proof: a shaper is either in the pool or used by the one thread that took it out, never both.
  private struct Idle: @unchecked Sendable {
    let shaper: TextShaper
  }

  private let environment: TextEnvironment
  private let idle = Mutex<[Idle]>([])

  init(_ environment: TextEnvironment) {
    self.environment = environment
  }

  /// Calls `body` with a shaper that no other thread uses during the call.
  ///
  /// This method can be called on any thread.
  func withShaper<Result>(_ body: (TextShaper) -> Result) -> Result {
    let taken = idle.withLock { $0.popLast() } ?? Idle(shaper: TextShaper(environment))
    defer { idle.withLock { $0.append(taken) } }
    return body(taken.shaper)
  }

  /// Creates `count` shapers in the background and calls `body` with each, because a shaper needs
  /// several milliseconds to load a font when it is first used.
  func warm(count: Int, _ body: @escaping @Sendable (TextShaper) -> Void) {
    for _ in 0..<count {
      DispatchQueue.global(qos: .userInitiated).async { [self] in
        let made = Idle(shaper: TextShaper(environment))
        body(made.shaper)
        idle.withLock { $0.append(made) }
      }
    }
  }
}
#endif
