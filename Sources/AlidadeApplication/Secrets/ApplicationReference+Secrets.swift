import AlidadeCore
import AlidadeRender

extension ApplicationReference {
  /// Returns a secret that the application has stored in this or an earlier run.
  ///
  /// ```swift
  /// guard let token = try await context.application.secret(named: "token") else { return signIn() }
  /// ```
  ///
  /// If the secrets are locked, the desktop asks the user to unlock them, and the call waits for
  /// the answer; canceling the task closes the prompt. The secrets belong to the
  /// ``App/identifier``. The requests of an application are performed one after the other, in the
  /// order of the calls.
  ///
  /// - Parameter name: the name of the secret in the application, which isn't itself secret.
  /// - Returns: the secret; `nil` if there is none with the name.
  /// - Throws: the reason why the secret couldn't be looked up.
  @MainActor public func secret(named name: String) async throws(SecretError) -> Secret? {
    try await request(name) { storage throws(SecretError) in
      try await storage.secret(named: name)
    }
  }

  /// Stores a secret, replacing an earlier one with the same name.
  ///
  /// ```swift
  /// try await context.application.storeSecret(Secret(password), named: "account")
  /// ```
  ///
  /// If the secrets are locked, the desktop asks the user to unlock them, and the call waits for
  /// the answer. The desktop keeps the secret in a file that can be opened only with the user's
  /// password. It gives the secret to every program of the user that requests it and isn't in a
  /// sandbox.
  ///
  /// - Parameters:
  ///   - secret: the secret.
  ///   - name: the name of the secret in the application, which isn't itself secret.
  /// - Throws: the reason why it wasn't stored; an earlier secret is then unchanged.
  @MainActor public func storeSecret(
    _ secret: Secret, named name: String
  ) async throws(SecretError) {
    try await request(name) { storage throws(SecretError) in
      try await storage.store(secret, named: name)
    }
  }

  /// Removes a secret; does nothing if there is none with the name.
  ///
  /// - Parameter name: the name of the secret in the application.
  /// - Throws: the reason why it may still be there.
  @MainActor public func removeSecret(named name: String) async throws(SecretError) {
    try await request(name) { storage throws(SecretError) in
      try await storage.removeSecret(named: name)
    }
  }

  @MainActor private func request<Answer: Sendable>(
    _ name: String, _ body: @escaping SecretQueue.Request<Answer>
  ) async throws(SecretError) -> Answer {
    guard let application, let storage = application.toolkit?.secretStorage else {
      throw .noApplication
    }
    guard application.identifier != nil else {
      ApplicationReference.reportMissingIdentifier(name)
      throw .noApplication
    }
    // Texts on the bus end at the first NUL, so two names could be the same there.
    if name.utf8.contains(0) { throw .failed("a name contains a NUL character") }
    return try await application.secretQueue.perform(
      body, with: storage, on: application.mountHost)
  }

  private static func reportMissingIdentifier(_ name: String) {
    Diagnostics.reportOnce(
      Diagnostic(
        "A secret was requested by an application without an identifier.",
        values: ["name  \(name)"],
        remedy: """
          The desktop finds the secrets of an application by its identifier. Declare it in the App: let identifier: \
          String? = "org.example.Notes". Until then, each request throws SecretError.noApplication.
          """))
  }
}
