import Dispatch
import Synchronization

/// Lets pieces of work on one tree follow each other, the more urgent first.
///
/// Order is a courtesy, not a lock: it saves doing work twice. Work that has waited for too long goes
/// ahead beside whatever takes so long; of two generations that were built from the same one, the
/// first that is published wins.
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
    /// The thread whose turn it is.
    var owner: ThreadIdentity?
    /// The threads that work, with or without having the turn.
    var workers: [ThreadIdentity] = []
    var waiting: [Waiting] = []
  }

  /// The number of pieces of work with immediate priority that wait or are under way.
  let urgentCount = Atomic<Int>(0)
  /// The number of pieces of work for frames that wait or are under way.
  let frameCount = Atomic<Int>(0)

  private let contents = Mutex(Contents())

  /// Returns `true` if work of a higher priority waits.
  func hasWaiting(above priority: BuildPriority) -> Bool {
    switch priority {
    case .immediate: false
    case .nextFrame: urgentCount.load(ordering: .relaxed) > 0
    case .background:
      urgentCount.load(ordering: .relaxed) > 0 || frameCount.load(ordering: .relaxed) > 0
    }
  }

  /// A Boolean value that is `true` if any thread is in the midst of work on the tree.
  var isBusy: Bool { contents.withLock { !$0.workers.isEmpty } }

  /// A Boolean value that is `true` if this thread is in the midst of work on the tree.
  var isWorkingHere: Bool {
    let thread = ThreadIdentity.current
    return contents.withLock { $0.workers.contains(thread) }
  }

  /// Does a piece of work when it has its turn, or has waited for that long enough.
  ///
  /// - Returns: the result of `body`; `nil` if this thread is in the midst of such work, which would
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

  /// - Returns: `true` if the thread has the turn; `nil` if it is at work already.
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
      // If it is not there any longer, it was given the turn at the last moment.
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

  /// The time that work waits for its turn: less than a frame while somebody waits for it.
  private static func limit(of priority: BuildPriority) -> DispatchTime {
    switch priority {
    case .background: .distantFuture
    case .nextFrame: .now() + .milliseconds(16)
    case .immediate: .now() + .milliseconds(4)
    }
  }
}
