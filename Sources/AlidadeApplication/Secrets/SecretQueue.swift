import AlidadeComponents
import AlidadeRender

/// The requests of an application for secrets, which are performed one at a time.
///
/// As a result, the user is asked only once to unlock the secrets, however many are requested.
@MainActor final class SecretQueue {
  typealias Request<Answer: Sendable> =
    @MainActor @Sendable (any SecretStorage) async throws(SecretError) -> Answer

  /// A Boolean value that is `true` while a request is performed.
  private var isBusy = false
  /// The turns of the requests that wait, in order.
  private var waiting: [PendingAnswer<Bool>] = []

  /// Performs a request after the preceding ones, as part of the calling task.
  ///
  /// If the task is canceled, a request that waits ends at once, and later requests continue.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - storage: the storage of the secrets.
  ///   - scheduler: the scheduler of the toolkit.
  func perform<Answer: Sendable>(
    _ request: Request<Answer>, with storage: any SecretStorage, on scheduler: any WorkScheduler
  ) async throws(SecretError) -> Answer {
    guard await waitForTurn(on: scheduler) else { throw .canceled }
    defer { endTurn() }
    if Task.isCancelled { throw .canceled }
    return try await request(storage)
  }

  /// Waits until no preceding request is left.
  ///
  /// - Returns: `false` if the task was canceled first.
  private func waitForTurn(on scheduler: any WorkScheduler) async -> Bool {
    if !isBusy {
      isBusy = true
      return true
    }
    let turn = PendingAnswer(otherwise: false)
    return await turn.wait(on: scheduler) { _ in
      waiting.append(turn)
      return { self.waiting.removeAll { $0 === turn } }
    }
  }

  private func endTurn() {
    if waiting.isEmpty {
      isBusy = false
    } else {
      waiting.removeFirst().resume(true)
    }
  }
}
