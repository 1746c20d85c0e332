#if GTK
import AlidadeApplication

/// The secrets of an application in the desktop's keyring, which is accessed through the D-Bus
/// interface `org.freedesktop.Secret.Service`.
///
/// Nothing is kept between requests, so a service that starts again is found again.
@MainActor final class SecretService: SecretStorage {
  private let identifier: String
  private let title: String
  private let service: String
  /// Returns the desktop's identifier of the window in front of which dialogs are shown; empty for
  /// none.
  var windowIdentifier: @MainActor () -> String = { "" }

  /// Creates a storage; the bus isn't used before the first request.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the application.
  ///   - title: the name of the application, which the user sees next to the secret.
  ///   - service: the name of the service on the session bus.
  init(of identifier: String, title: String, in service: String = "org.freedesktop.secrets") {
    (self.identifier, self.title, self.service) = (identifier, title, service)
  }

  /// Returns the attributes of an item.
  ///
  /// Keyrings distinguish kinds of items by the attribute `xdg:schema`.
  private func attributes(_ name: String) -> [String: String] {
    ["xdg:schema": identifier, "name": name]
  }

  /// Performs the steps of a request.
  private func perform<Answer: Sendable>(
    _ steps: @MainActor (SecretServiceClient) async throws(SecretServiceFailure) -> Answer
  ) async throws(SecretError) -> Answer {
    do throws(SecretServiceFailure) {
      return try await steps(SecretServiceClient(service, in: windowIdentifier()))
    } catch {
      throw error.error
    }
  }

  /// Returns the items with a name, after unlocking them if all of them are locked.
  private func items(
    named name: String, _ client: SecretServiceClient
  ) async throws(SecretServiceFailure) -> [String] {
    let items = try await client.items(with: attributes(name))
    return items.unlocked.isEmpty ? try await client.unlock(items.locked) : items.unlocked
  }

  // MARK: - Requests

  func secret(named name: String) async throws(SecretError) -> Secret? {
    try await perform { client throws(SecretServiceFailure) in
      guard let item = try await items(named: name, client).first else { return nil }
      let bytes: [UInt8]
      do throws(SecretServiceFailure) {
        bytes = try await client.withSession { session throws(SecretServiceFailure) in
          try await client.unlocking(item) { () throws(SecretServiceFailure) in
            try await client.secret(of: item, in: session)
          }
        }
      } catch {
        // Another program has removed it since it was found.
        if case .missing = error { return nil }
        throw error
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw .final(.failed("the secret isn't text"))
      }
      return Secret(text)
    }
  }

  func store(_ secret: Secret, named name: String) async throws(SecretError) {
    try await perform { client throws(SecretServiceFailure) in
      let items = try await items(named: name, client)
      try await client.withSession { session throws(SecretServiceFailure) in
        let encoded = SecretServiceClient.encoded(secret, in: session)
        // An item is changed where it is, which needn't be the collection for new items.
        if try await replace(items, by: encoded, client) { return }
        let collection = try await client.defaultCollection()
        try await client.unlocking(collection) { () throws(SecretServiceFailure) in
          try await client.createItem(
            in: collection, label: "\(title): \(name)", attributes: attributes(name), encoded)
        }
      }
    }
  }

  /// Replaces the secret of each of several items.
  ///
  /// - Returns: `false` if none of them exists anymore.
  private func replace(
    _ items: [String], by secret: Variant, _ client: SecretServiceClient
  ) async throws(SecretServiceFailure) -> Bool {
    var isReplaced = false
    for item in items {
      do throws(SecretServiceFailure) {
        try await client.unlocking(item) { () throws(SecretServiceFailure) in
          try await client.setSecret(secret, of: item)
        }
        isReplaced = true
      } catch {
        guard case .missing = error else { throw error }
      }
    }
    return isReplaced
  }

  func removeSecret(named name: String) async throws(SecretError) {
    try await perform { client throws(SecretServiceFailure) in
      let items = try await client.items(with: attributes(name))
      // All items are unlocked before the first one is removed, so that a user who declines loses
      // none.
      let unlocked = try await client.unlock(items.locked)
      for item in items.unlocked + unlocked {
        do throws(SecretServiceFailure) {
          try await client.unlocking(item) { () throws(SecretServiceFailure) in
            try await client.delete(item)
          }
        } catch {
          guard case .missing = error else { throw error }
        }
      }
    }
  }
}
#endif
