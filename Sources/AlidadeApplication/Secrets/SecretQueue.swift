/// The requests of an application for secrets, which are performed one at a time.
///
/// As a result, the user is asked only once to unlock the secrets, however many are requested.
@MainActor final class SecretQueue {
  typealias Request<Answer: Sendable> =
    @MainActor @Sendable (any SecretStorage) async throws(SecretError) -> Answer

  /// The request that was added last.
  private var newest: Task<Void, Never>?

  /// Performs a request after the preceding ones.
  ///
  /// If the calling task is canceled, so is the request; later requests continue.
  func perform<Answer: Sendable>(
    _ request: @escaping Request<Answer>, with storage: any SecretStorage
  ) async throws(SecretError) -> Answer {
    let earlier = newest
    let task = Task { () async -> Result<Answer, SecretError> in
      await earlier?.value
      if Task.isCancelled { return .failure(.canceled) }
      do throws(SecretError) {
        return .success(try await request(storage))
      } catch {
        return .failure(error)
      }
    }
    newest = Task { _ = await task.value }
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    return try result.get()
  }
}
