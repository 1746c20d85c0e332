import AlidadeApplication

/// A keyring in memory, where a second application finds the secrets that a first one has stored.
///
/// ```swift
/// let secrets = HeadlessSecrets(["token": "abc"])
/// let app = TestApplication(Mailer(), secrets: secrets)
/// ```
@MainActor public final class HeadlessSecrets: SecretStorage {
  /// The stored secrets by their names.
  public var secrets: [String: Secret]

  /// The error that all requests fail with; `nil`, the default, if they succeed.
  public var error: SecretError?

  /// A Boolean value that is `true` if requests wait until the user has unlocked the secrets.
  public var isLocked = false

  /// The requests that are waiting, which get `true` if the user has unlocked the secrets.
  private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var requestCount = 0

  /// Creates a keyring that isn't locked.
  ///
  /// - Parameter texts: the texts of the stored secrets by their names.
  public init(_ texts: [String: String] = [:]) {
    secrets = texts.mapValues { Secret($0) }
  }

  // MARK: - As the user would

  /// A Boolean value that is `true` while the user is asked to unlock the secrets.
  public var isAsking: Bool { !waiting.isEmpty }

  /// Unlocks the secrets, as the user would, so that waiting requests continue.
  public func unlock() {
    isLocked = false
    answer(true)
  }

  /// Declines to unlock the secrets, as the user would, so that waiting requests end with
  /// `SecretError.declined`.
  public func decline() { answer(false) }

  private func answer(_ isUnlocked: Bool) {
    let answered = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    for (_, continuation) in answered { continuation.resume(returning: isUnlocked) }
  }

  // MARK: - Requests

  private func open() async throws(SecretError) {
    if isLocked, !(await ask()) { throw Task.isCancelled ? .canceled : .declined }
    if let error { throw error }
  }

  /// Asks the user; canceling the task closes the prompt.
  private func ask() async -> Bool {
    requestCount += 1
    let number = requestCount
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: false)
        } else {
          waiting[number] = continuation
        }
      }
    } onCancel: {
      Task { @MainActor [weak self] in
        self?.waiting.removeValue(forKey: number)?.resume(returning: false)
      }
    }
  }

  /// Returns the secret with a name.
  public func secret(named name: String) async throws(SecretError) -> Secret? {
    try await open()
    return secrets[name]
  }

  /// Stores a secret.
  public func store(_ secret: Secret, named name: String) async throws(SecretError) {
    try await open()
    secrets[name] = secret
  }

  /// Removes the secret with a name.
  public func removeSecret(named name: String) async throws(SecretError) {
    try await open()
    secrets[name] = nil
  }
}
