import AlidadeTesting
import Dispatch
import Synchronization
import Testing

/// Background work that stops in the midst of building rows until it is told to go on.
///
/// It runs on a thread of its own, but the threads take turns: the main thread waits until the work
/// stops or ends. So every run is the same.
final class HeldWork: Sendable {
  private struct Contents {
    var generator: SeededGenerator
    var isRunning = false
    /// The number of times that the work passes a place before it stops; `nil` to never stop.
    var passes: Int?
  }

  @TaskLocal private static var isInside = false

  private let contents: Mutex<Contents>
  private let mayGoOn = DispatchSemaphore(value: 0)
  private let hasStopped = DispatchSemaphore(value: 0)

  init(seed: UInt64) { contents = Mutex(Contents(generator: SeededGenerator(seed: seed))) }

  /// A Boolean value that is `true` if work has begun and not ended.
  var isRunning: Bool { contents.withLock { $0.isRunning } }

  /// Begins work, and returns when it has stopped or ended.
  func begin(_ work: @escaping @Sendable () -> Void) {
    contents.withLock { contents in
      contents.isRunning = true
      contents.passes = Int.random(in: 0...5, using: &contents.generator)
    }
    DispatchQueue.global().async {
      HeldWork.$isInside.withValue(true, operation: work)
      self.contents.withLock { $0.isRunning = false }
      self.hasStopped.signal()
    }
    hasStopped.waitPatiently(for: "the work to stop or end")
  }

  /// Lets the work go on, and returns when it has stopped again or ended.
  ///
  /// - Parameter isFinal: `true` to let it go on to its end.
  func goOn(isFinal: Bool = false) {
    guard isRunning else { return }
    contents.withLock { contents in
      contents.passes = isFinal ? nil : Int.random(in: 0...5, using: &contents.generator)
    }
    mayGoOn.signal()
    hasStopped.waitPatiently(for: "the work to stop or end")
  }

  /// Stops the calling thread if it does such work and has passed often enough.
  func pass() {
    guard HeldWork.isInside else { return }
    let stops = contents.withLock { contents in
      guard let passes = contents.passes else { return false }
      contents.passes = passes - 1
      return passes <= 0
    }
    guard stops else { return }
    hasStopped.signal()
    mayGoOn.waitPatiently(for: "a test that lets the work go on")
  }
}
