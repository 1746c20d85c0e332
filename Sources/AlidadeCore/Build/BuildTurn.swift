import Dispatch
import Synchronization

/// A queue that orders the pieces of work on one tree, most urgent first.
///
/// The order is an optimization, not a lock: it avoids doing work twice. Work that has waited too
/// long proceeds in parallel; if two generations are built from the same predecessor, the first one
/// published wins.
final class BuildTurn: Sendable {
  private struct Waiting {
    let priority: BuildPriority
    let thread: ThreadIdentity
    let semaphore: DispatchSemaphore
  }

  private enum Beginning {
    case turn
    case nested
    case wait(DispatchSemaphore)
  }

  private struct Contents {
    /// The thread that has the turn.
    var owner: ThreadIdentity?
    /// The threads that are working on the tree, with or without the turn.
    var workers: [ThreadIdentity] = []
    var waiting: [Waiting] = []
  }

  /// The number of pieces of work with immediate priority that are waiting or in progress.
  let urgentCount = Atomic<Int>(0)
  /// The number of pieces of work for frames that are waiting or in progress.
  let frameCount = Atomic<Int>(0)

  private let contents = Mutex(Contents())

  /// Returns `true` if work of a higher priority is waiting or in progress.
  func hasWaiting(above priority: BuildPriority) -> Bool {
    switch priority {
    case .immediate: false
    case .nextFrame: urgentCount.load(ordering: .relaxed) > 0
    case .background:
      urgentCount.load(ordering: .relaxed) > 0 || frameCount.load(ordering: .relaxed) > 0
    }
  }

  /// A Boolean value that is `true` if any thread is working on the tree.
  var isBusy: Bool { contents.withLock { !$0.workers.isEmpty } }

  /// A Boolean value that is `true` if this thread is working on the tree.
  var isWorkingHere: Bool {
    let thread = ThreadIdentity.current
    return contents.withLock { $0.workers.contains(thread) }
  }

  /// Performs a piece of work when it has its turn, or has waited long enough.
  ///
  /// - Returns: the result of `body`; `nil` if this thread is already doing such work, and would
  ///   wait for itself.
  func work<Result>(_ priority: BuildPriority, _ body: () -> Result) -> Result? {
    count(priority, 1)
    defer { count(priority, -1) }
    let thread = ThreadIdentity.current
    switch begin(priority, thread) {
    case nil: return nil
    case let isOwner?:
      defer { end(thread, isOwner) }
      return body()
    }
  }

  private func count(_ priority: BuildPriority, _ change: Int) {
    switch priority {
    case .background: break
    case .nextFrame: frameCount.wrappingAdd(change, ordering: .relaxed)
    case .immediate: urgentCount.wrappingAdd(change, ordering: .relaxed)
    }
  }

  /// - Returns: `true` if the thread has the turn; `nil` if it is already working.
  private func begin(_ priority: BuildPriority, _ thread: ThreadIdentity) -> Bool? {
    let beginning = contents.withLock { contents -> Beginning in
      if contents.workers.contains(thread) { return .nested }
      guard contents.owner != nil else {
        contents.owner = thread
        contents.workers.append(thread)
        return .turn
      }
      let semaphore = DispatchSemaphore(value: 0)
      contents.waiting.append(Waiting(priority: priority, thread: thread, semaphore: semaphore))
      return .wait(semaphore)
    }
    let semaphore: DispatchSemaphore
    switch beginning {
    case .turn: return true
    case .nested: return nil
    case .wait(let made): semaphore = made
    }
    if semaphore.wait(timeout: BuildTurn.limit(of: priority)) == .success { return true }
    return contents.withLock { contents in
      let place = contents.waiting.firstIndex { $0.semaphore === semaphore }
      // If the work is no longer waiting, it got the turn at the last moment.
      guard let place else { return true }
      contents.waiting.remove(at: place)
      contents.workers.append(thread)
      return false
    }
  }

  private func end(_ thread: ThreadIdentity, _ isOwner: Bool) {
    contents.withLock { contents in
      if let place = contents.workers.lastIndex(of: thread) { contents.workers.remove(at: place) }
      guard isOwner else { return }
      contents.owner = nil
      guard let priority = contents.waiting.map(\.priority).max(),
        let place = contents.waiting.firstIndex(where: { $0.priority == priority })
      else { return }
      let next = contents.waiting.remove(at: place)
      contents.owner = next.thread
      contents.workers.append(next.thread)
      next.semaphore.signal()
    }
  }

  /// Returns the maximum time that work waits for its turn: less than a frame, unless it is
  /// background work.
  private static func limit(of priority: BuildPriority) -> DispatchTime {
    switch priority {
    case .background: .distantFuture
    case .nextFrame: .now() + .milliseconds(16)
    case .immediate: .now() + .milliseconds(4)
    }
  }
}
