import AlidadeRender

/// The code that waits for an answer, which is resumed only once.
@MainActor final class PendingAnswer<Answer: Sendable> {
  private var continuation: CheckedContinuation<Answer, Never>?
  /// Closes the interface that gives the answer; `nil` before it is open and after the answer.
  private var close: (@MainActor () -> Void)?
  private var isCanceled = false
  /// The answer if there is no other.
  private let fallback: Answer

  init(otherwise fallback: Answer) {
    self.fallback = fallback
  }

  /// Opens an interface, and waits for its answer.
  ///
  /// - Parameter open: opens it, and returns a closure that closes it; calls `answer` when it is
  ///   closed.
  func wait(
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

  func resume(_ answer: Answer) {
    let waiting = continuation
    (continuation, close) = (nil, nil)
    waiting?.resume(returning: answer)
  }

  /// Closes the interface that gives the answer, because no code is waiting for it anymore.
  func cancel() {
    isCanceled = true
    let close = close
    resume(fallback)
    close?()
  }
}

extension WindowSession {
  /// Opens an interface in front of the window, and waits for its answer.
  ///
  /// It is closed when the window or the waiting task ends.
  ///
  /// - Parameters:
  ///   - fallback: the answer if the window or the task ends first.
  ///   - open: opens it, and returns a closure that closes it; calls `answer` when it is closed.
  func answer<Answer: Sendable>(
    otherwise fallback: Answer,
    of open: (_ answer: @escaping @MainActor @Sendable (Answer) -> Void) -> @MainActor () -> Void
  ) async -> Answer {
    guard isOpen, let host = application?.mountHost else { return fallback }
    let pending = PendingAnswer(otherwise: fallback)
    let number = addEndAction { pending.cancel() }
    defer { removeEndAction(number) }
    return await withTaskCancellationHandler {
      await pending.wait(for: open)
    } onCancel: {
      host.runOnMain { pending.cancel() }
    }
  }
}
