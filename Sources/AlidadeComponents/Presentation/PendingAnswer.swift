import AlidadeRender

/// The code that waits for an answer, which is resumed only once.
@MainActor package final class PendingAnswer<Answer: Sendable> {
  private var continuation: CheckedContinuation<Answer, Never>?
  /// Closes the interface that gives the answer; `nil` before it is open and after the answer.
  private var close: (@MainActor () -> Void)?
  private var isCanceled = false
  /// The answer if there is no other.
  private let fallback: Answer

  package init(otherwise fallback: Answer) {
    self.fallback = fallback
  }

  /// Opens an interface, and waits for its answer; closes the interface if the task is canceled.
  ///
  /// - Parameters:
  ///   - scheduler: the scheduler of the toolkit.
  ///   - open: opens it, and returns a closure that closes it; calls `answer` when it is closed.
  package func wait(
    on scheduler: any WorkScheduler,
    for open: (_ answer: @escaping @MainActor @Sendable (Answer) -> Void) -> @MainActor () -> Void
  ) async -> Answer {
    await withTaskCancellationHandler {
      await wait(for: open)
    } onCancel: {
      scheduler.runOnMain { self.cancel() }
    }
  }

  private func wait(
    for open: (_ answer: @escaping @MainActor @Sendable (Answer) -> Void) -> @MainActor () -> Void
  ) async -> Answer {
    if isCanceled { return fallback }
    return await withCheckedContinuation { continuation in
      self.continuation = continuation
      let close = open { [self] in resume($0) }
      // It may have been closed immediately.
      if self.continuation != nil { self.close = close }
    }
  }

  package func resume(_ answer: Answer) {
    let waiting = continuation
    (continuation, close) = (nil, nil)
    waiting?.resume(returning: answer)
  }

  /// Closes the interface that gives the answer, because no code is waiting for it anymore.
  package func cancel() {
    isCanceled = true
    let close = close
    resume(fallback)
    close?()
  }
}
