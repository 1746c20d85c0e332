import Foundation
import Synchronization

/// Work that blocks its thread.
enum BlockingWork {
  /// Runs work on a thread of its own, because the threads of tasks are few and must not be
  /// blocked.
  ///
  /// - Parameter work: the work; its closure returns `true` if the task has been canceled.
  static func run<Result: Sendable>(
    _ work: @escaping @Sendable (_ isCanceled: () -> Bool) -> Result
  ) async -> Result {
    let flag = Flag()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(returning: work { flag.isCanceled.load(ordering: .relaxed) })
        }
      }
    } onCancel: {
      flag.isCanceled.store(true, ordering: .relaxed)
    }
  }

  private final class Flag: Sendable {
    let isCanceled = Atomic(false)
  }
}
