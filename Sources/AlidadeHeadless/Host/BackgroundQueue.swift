import AlidadeRender
import Dispatch
import Synchronization

/// A queue of background work.
final class BackgroundQueue: Sendable {
  typealias Work = @Sendable () -> Void

  private let mode: BackgroundMode
  private let waiting = Mutex<[Work]>([])
  private let running = Mutex(0)
  private let group = DispatchGroup()

  init(mode: BackgroundMode) {
    self.mode = mode
  }

  /// The number of unfinished pieces of work.
  var count: Int { waiting.withLock(\.count) + running.withLock { $0 } }

  func add(_ work: @escaping Work) {
    switch mode {
    case .manual: waiting.withLock { $0.append(work) }
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

  /// Runs work ahead of the queue and waits for it to finish.
  ///
  /// - Parameter holds: `true` to queue the work instead, as if it took too long.
  /// - Returns: `true` if the work has finished.
  func addAndWait(_ work: @escaping Work, upTo limit: Duration, holds: Bool) -> Bool {
    switch mode {
    case _ where holds:
      add(work)
      return false
    case .manual:
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

  /// Removes and returns one of the pending pieces of work; `nil` if there is none.
  ///
  /// - Parameter choose: returns the position of the piece, below the number that it is passed.
  func take(_ choose: (Int) -> Int) -> Work? {
    let count = waiting.withLock(\.count)
    if count == 0 { return nil }
    let chosen = choose(count)
    return waiting.withLock { $0.indices.contains(chosen) ? $0.remove(at: chosen) : nil }
  }

  /// Runs the pending work, or waits for other threads to finish it.
  ///
  /// In the mode `manual`, work that is added in the meantime stays pending.
  ///
  /// - Returns: `true` if there was any.
  func run() -> Bool {
    switch mode {
    case .manual:
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
