#if GTK
import AlidadeApplication
import CGTK

/// The steps that make up requests to a running secret service.
///
/// Objects are identified by their paths.
@MainActor struct SecretServiceClient {
  private static let path = "/org/freedesktop/secrets"
  private static let prefix = "org.freedesktop.Secret."
  /// The path that represents the absence of an object.
  private static let none = "/"

  private let service: BusPeer
  /// The window in front of which dialogs are shown; empty for none.
  private let window: String

  init(_ name: String, in window: String) async throws(SecretServiceFailure) {
    self.window = window
    do throws(BusError) {
      service = try await BusPeer.find(name)
    } catch {
      throw SecretServiceFailure(error)
    }
  }

  private func call(
    _ method: String, of interface: String, at path: String = SecretServiceClient.path,
    _ arguments: [Variant] = [], returning type: String
  ) async throws(SecretServiceFailure) -> [Variant] {
    do throws(BusError) {
      return try await service.call(
        method, of: SecretServiceClient.prefix + interface, at: path, arguments, returning: type
      ).children
    } catch {
      throw SecretServiceFailure(error)
    }
  }

  // MARK: - Locks

  /// Shows the dialog that a call has returned, if any.
  ///
  /// - Returns: the result of the dialog; `nil` if none was needed.
  @discardableResult
  private func run(
    _ prompt: Variant, resultType: String? = nil
  ) async throws(SecretServiceFailure) -> Variant? {
    if prompt.text == SecretServiceClient.none { return nil }
    let result: Variant?
    do throws(BusError) {
      result = try await SecretPrompt.run(at: prompt.text, of: service, in: window)
    } catch {
      throw SecretServiceFailure(error)
    }
    guard let result else { throw .final(Task.isCancelled ? .canceled : .declined) }
    if let resultType, result.type != resultType { throw SecretServiceFailure(.unexpectedAnswer) }
    return result
  }

  /// Unlocks objects with the user's permission.
  ///
  /// - Returns: the objects that were unlocked.
  func unlock(_ objects: [String]) async throws(SecretServiceFailure) -> [String] {
    if objects.isEmpty { return [] }
    let answer = try await call(
      "Unlock", of: "Service", [.array(of: "o", objects.map { .path($0) })], returning: "(aoo)")
    let prompted = try await run(answer[1], resultType: "ao")
    let unlocked = (answer[0].children + (prompted?.children ?? [])).map(\.text)
    if unlocked.isEmpty { throw .locked }
    return unlocked
  }

  /// Performs a step; if the object turns out to be locked, unlocks it and performs the step again.
  func unlocking<Answer: Sendable>(
    _ object: String,
    _ step: @MainActor () async throws(SecretServiceFailure) -> Answer
  ) async throws(SecretServiceFailure) -> Answer {
    do throws(SecretServiceFailure) {
      return try await step()
    } catch {
      guard case .locked = error else { throw error }
    }
    _ = try await unlock([object])
    return try await step()
  }

  // MARK: - Collections

  /// Returns the collection for new secrets, which the user may have to create.
  func defaultCollection() async throws(SecretServiceFailure) -> String {
    let alias = try await call("ReadAlias", of: "Service", [.text("default")], returning: "(o)")
    if alias[0].text != SecretServiceClient.none { return alias[0].text }
    let label = SecretServiceClient.prefix + "Collection.Label"
    let answer = try await call(
      "CreateCollection", of: "Service",
      [.properties([label: .text("Default keyring")]), .text("default")], returning: "(oo)")
    let prompted = try await run(answer[1], resultType: "o")
    return (prompted ?? answer[0]).text
  }

  // MARK: - Items

  /// Returns the items that have some attributes.
  func items(
    with attributes: [String: String]
  ) async throws(SecretServiceFailure) -> (unlocked: [String], locked: [String]) {
    let answer = try await call(
      "SearchItems", of: "Service", [.texts(attributes)], returning: "(aoao)")
    return (answer[0].children.map(\.text), answer[1].children.map(\.text))
  }

  /// Creates an item, after the user has agreed if the service asks.
  ///
  /// - Parameters:
  ///   - collection: the collection to which the item is added.
  ///   - label: the label that the user sees.
  ///   - attributes: the attributes; an existing item of the collection with the same attributes is
  ///     replaced.
  ///   - secret: the secret, encoded for a session.
  func createItem(
    in collection: String, label: String, attributes: [String: String], _ secret: Variant
  ) async throws(SecretServiceFailure) {
    let item = SecretServiceClient.prefix + "Item."
    let properties = Variant.properties([
      item + "Label": .text(label), item + "Attributes": .texts(attributes),
    ])
    let answer = try await call(
      "CreateItem", of: "Collection", at: collection, [properties, secret, .boolean(true)],
      returning: "(oo)")
    try await run(answer[1])
  }

  func delete(_ item: String) async throws(SecretServiceFailure) {
    try await run(call("Delete", of: "Item", at: item, returning: "(o)")[0])
  }

  // MARK: - Secrets

  /// Performs steps with a session.
  ///
  /// Secrets are transferred without encryption, because the bus is local.
  func withSession<Answer: Sendable>(
    _ steps: @MainActor (_ session: String) async throws(SecretServiceFailure) -> Answer
  ) async throws(SecretServiceFailure) -> Answer {
    let answer = try await call(
      "OpenSession", of: "Service", [.text("plain"), .boxed(.text(""))], returning: "(vo)")
    let session = answer[1].text
    defer { service.send("Close", of: SecretServiceClient.prefix + "Session", at: session) }
    return try await steps(session)
  }

  /// Returns the bytes of a secret.
  func secret(
    of item: String, in session: String
  ) async throws(SecretServiceFailure) -> [UInt8] {
    let answer = try await call(
      "GetSecret", of: "Item", at: item, [.path(session)], returning: "((oayays))")
    return answer[0].children[2].bytes
  }

  func setSecret(_ secret: Variant, of item: String) async throws(SecretServiceFailure) {
    _ = try await call("SetSecret", of: "Item", at: item, [secret], returning: "()")
  }

  /// Returns a secret as an argument of a call in a session.
  static func encoded(_ secret: Secret, in session: String) -> Variant {
    .tuple([
      .path(session), .bytes([]), .bytes(secret.text.utf8), .text("text/plain; charset=utf8"),
    ])
  }
}
#endif
