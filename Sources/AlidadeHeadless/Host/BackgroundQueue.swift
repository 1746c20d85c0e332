import AlidadeRender
import Dispatch
import Synchronization

/// The work that was handed to other threads.
final class BackgroundQueue: Sendable {
  typealias Work = @Sendable () -> Void

  private let mode: BackgroundMode
  private let waiting = Mutex<[Work]>([])
  private let running = Mutex(0)
  private let group = DispatchGroup()

  init(mode: BackgroundMode) {
    self.mode = mode
  }

  /// The number of pieces of work that are not finished.
  var count: Int { waiting.withLock(\.count) + running.withLock { $0 } }

  func add(_ work: @escaping Work) {
    switch mode {
    case .whenTold: waiting.withLock { $0.append(work) }
    case .threads:
      begin()
      BackgroundThreads.run {
        work()
        self.end()
      }
    }
  }

  private func begin() {
    running.withLock { $0 += 1 }
    group.enter()
  }

  private func end() {
    running.withLock { $0 -= 1 }
    group.leave()
  }

  /// Has work done ahead of all that waits, and waits for it to end.
  ///
  /// - Parameter holds: whether it takes too long.
  /// - Returns: whether it has ended.
  func addAndWait(_ work: @escaping Work, upTo limit: Duration, holds: Bool) -> Bool {
    switch mode {
    case _ where holds:
      add(work)
      return false
    case .whenTold:
      work()
      return true
    case .threads:
      begin()
      return BackgroundThreads.run(waitingUpTo: limit) {
        work()
        self.end()
      }
    }
  }

  /// Does the work that waits, but none that is added meanwhile, or waits for other threads to do
  /// it.
  ///
  /// - Returns: whether there was any.
  func run() -> Bool {
    switch mode {
    case .whenTold:
      let batch = waiting.withLock { waiting in
        let batch = waiting
        waiting = []
        return batch
      }
      for work in batch { work() }
      return !batch.isEmpty
    case .threads:
      let hasWork = count > 0
      group.wait()
      return hasWork
    }
  }
}
