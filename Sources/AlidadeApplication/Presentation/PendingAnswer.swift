/// The code that waits for an answer, which gets one only once.
@MainActor final class PendingAnswer<Answer: Sendable> {
  private var continuation: CheckedContinuation<Answer, Never>?

  init(_ continuation: CheckedContinuation<Answer, Never>) {
    self.continuation = continuation
  }

  func resume(_ answer: Answer) {
    let waiting = continuation
    continuation = nil
    waiting?.resume(returning: answer)
  }
}
