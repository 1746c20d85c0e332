import AlidadeComponents

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
    return await pending.wait(on: host, for: open)
  }
}
