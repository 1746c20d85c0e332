/// The storage of the secrets of one application, such as a keyring of the desktop.
///
/// The application makes one request at a time.
@MainActor public protocol SecretStorage: AnyObject, Sendable {
  /// Returns the secret with a name; `nil` if there is none.
  func secret(named name: String) async throws(SecretError) -> Secret?

  /// Stores a secret, replacing an earlier one with the same name.
  func store(_ secret: Secret, named name: String) async throws(SecretError)

  /// Removes the secret with a name; nothing happens if there is none.
  func removeSecret(named name: String) async throws(SecretError)
}
