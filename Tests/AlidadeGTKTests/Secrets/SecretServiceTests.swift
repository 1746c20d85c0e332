#if GTK
@testable import AlidadeApplication
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import CGTK
import Testing

private struct Mailer: App {
  let identifier: String? = "org.example.SecretMailer"
  let name = "Post"

  var body: some Component {
    Window("Mailer", size: Size(width: 200, height: 100)) { Text("Mailer") }
  }
}

extension GTKTests {
  @MainActor @Suite struct SecretServiceTests {
    private let storage = SecretService(of: "org.example.Mailer", title: "Mailer")

    /// Makes a request, and turns the main loop until it has ended.
    private func result<Answer: Sendable>(
      sourceLocation: SourceLocation = #_sourceLocation,
      of request: @escaping @MainActor () async throws(SecretError) -> Answer
    ) async throws -> Result<Answer, SecretError> {
      let pending = Pending(request)
      await MainLoop.run(until: { pending.result != nil }, sourceLocation: sourceLocation)
      return try #require(pending.result, sourceLocation: sourceLocation)
    }

    @MainActor private final class Pending<Answer: Sendable> {
      private(set) var result: Result<Answer, SecretError>?

      init(_ request: @escaping @MainActor () async throws(SecretError) -> Answer) {
        Task {
          do throws(SecretError) {
            result = .success(try await request())
          } catch {
            result = .failure(error)
          }
        }
      }
    }

    private func read(
      _ name: String = "token", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Result<Secret?, SecretError> {
      try await result(sourceLocation: sourceLocation) { () throws(SecretError) in
        try await storage.secret(named: name)
      }
    }

    /// Stores a secret, and returns the reason for a refusal.
    private func store(
      _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> SecretError? {
      try await result(sourceLocation: sourceLocation) { () throws(SecretError) in
        try await storage.store(Secret(text), named: "token")
      }.error
    }

    /// Removes a secret, and returns the reason for a refusal.
    private func remove(
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> SecretError? {
      try await result(sourceLocation: sourceLocation) { () throws(SecretError) in
        try await storage.removeSecret(named: "token")
      }.error
    }

    // MARK: - An unlocked keyring

    @Test func `a secret is stored with a label, read, replaced and removed`() async throws {
      let service = try await BusService.secrets()
      #expect(try await read() == .success(nil))
      #expect(try await store("abc") == nil)
      #expect(try await read() == .success(Secret("abc")))
      #expect(try await read("other") == .success(nil))
      #expect(try await store("de") == nil)
      try await service.tell("show")
      try await service.expect(
        "Mailer: token in login: name=token, xdg:schema=org.example.Mailer; 6465")
      try await service.expect("1 items")
      #expect(try await remove() == nil)
      #expect(try await remove() == nil, "It is gone already.")
      #expect(try await read() == .success(nil))
      let lines = try service.lines()
      #expect(
        lines.count { $0 == "OpenSession" } == lines.count { $0 == "Close" },
        "No session stays open.")
      #expect(!lines.contains("Prompt"))
      try await service.end()
    }

    @Test(arguments: ["", "ä€😀", "a\u{0}b\n"])
    func `any text can be a secret`(_ text: String) async throws {
      let service = try await BusService.secrets()
      #expect(try await store(text) == nil)
      #expect(try await read() == .success(Secret(text)))
      try await service.end()
    }

    @Test func `bytes that are no text are refused`() async throws {
      let service = try await BusService.secrets()
      try await service.tell("item login token ff00fe")
      #expect(try await read() == .failure(.failed("the secret isn't text")))
      try await service.end()
    }

    @Test func `secrets with one name in several collections stay equal, and are all removed`()
      async throws
    {
      let service = try await BusService.secrets()
      try await service.tell("item work token 61")
      try await service.tell("item login token 62")
      #expect(try await store("c") == nil)
      try await service.tell("show")
      for place in ["work", "login"] {
        try await service.expect(
          "added in \(place): name=token, xdg:schema=org.example.Mailer; 63")
      }
      try await service.expect("2 items")
      #expect(try await remove() == nil)
      try await service.tell("show")
      try await service.expect("0 items")
      try await service.end()
    }

    @Test func `secrets belong to the identifier of an application, and have its name`()
      async throws
    {
      let service = try await BusService.secrets()
      let toolkit = GTKApplication(Mailer(), settings: MemorySettings())
      toolkit.register()
      toolkit.activate()
      let application = ApplicationReference(toolkit.application)
      let stored = try await result { () throws(SecretError) in
        try await application.storeSecret(Secret("abc"), named: "token")
      }
      #expect(stored.error == nil)
      try await service.tell("show")
      try await service.expect(
        "Post: token in login: name=token, xdg:schema=org.example.SecretMailer; 616263")
      #expect(try await read() == .success(nil), "Another application doesn't find it.")
      toolkit.application?.end()
      try await service.end()
    }

    // MARK: - Dialogs

    @Test func `a locked keyring is unlocked by the user`() async throws {
      let service = try await BusService.secrets()
      try await service.tell("item login token 616263")
      for request in ["read", "store", "remove"] {
        try await service.tell("lock")
        let before = try service.lines().count { $0 == "Prompt" }
        switch request {
        case "read": #expect(try await read() == .success(Secret("abc")))
        case "store": #expect(try await store("de") == nil)
        default: #expect(try await remove() == nil)
        }
        #expect(try service.lines().count { $0 == "Prompt" } == before + 1)
      }
      try await service.tell("show")
      try await service.expect("0 items")
      try await service.end()
    }

    @Test func `a user who declines keeps everything as it is`() async throws {
      let service = try await BusService.secrets()
      try await service.tell("item login token 616263")
      try await service.tell("lock")
      try await service.tell("item open token 64")
      try await service.tell("prompts dismiss")
      #expect(try await remove() == .declined)
      try await service.tell("lock")
      #expect(try await read() == .failure(.declined))
      #expect(try await store("de") == .declined)
      try await service.tell("show")
      try await service.expect("added in login: name=token, xdg:schema=org.example.Mailer; 616263")
      try await service.expect("2 items")
      try await service.end()
    }

    @Test func `a new secret is put into a locked collection`() async throws {
      let service = try await BusService.secrets()
      try await service.tell("lock")
      #expect(try await store("abc") == nil)
      #expect(try await read() == .success(Secret("abc")))
      #expect(try service.lines().count { $0 == "Prompt" } == 1)
      try await service.end()
    }

    @Test func `a service can ask before it creates an item`() async throws {
      let service = try await BusService.secrets()
      try await service.tell("confirm")
      try await service.tell("prompts dismiss")
      #expect(try await store("abc") == .declined)
      try await service.tell("prompts accept")
      #expect(try await store("abc") == nil)
      #expect(try await read() == .success(Secret("abc")))
      try await service.end()
    }

    @Test func `a missing default collection is created by the user`() async throws {
      let service = try await BusService.secrets()
      try await service.tell("without")
      #expect(try await read() == .success(nil))
      try await service.tell("prompts dismiss")
      #expect(try await store("abc") == .declined)
      try await service.tell("prompts accept")
      #expect(try await store("abc") == nil)
      try await service.tell("show")
      try await service.expect(
        "Mailer: token in new: name=token, xdg:schema=org.example.Mailer; 616263")
      try await service.end()
    }

    @Test func `the main loop goes on while a dialog is open`() async throws {
      let service = try await BusService.secrets()
      try await service.tell("item login token 616263")
      try await service.tell("lock")
      try await service.tell("prompts hold")
      let pending = Pending { () throws(SecretError) in try await storage.secret(named: "token") }
      try await service.expect("Prompt")
      await MainLoop.settle()
      #expect(pending.result == nil)
      try await service.tell("complete accept")
      await MainLoop.run { pending.result != nil }
      #expect(pending.result == .success(Secret("abc")))
      try await service.end()
    }

    @Test func `a task that is canceled dismisses the dialog`() async throws {
      let service = try await BusService.secrets()
      try await service.tell("item login token 616263")
      try await service.tell("lock")
      try await service.tell("prompts hold")
      var result: Result<Secret?, SecretError>?
      let task = Task {
        do throws(SecretError) {
          result = .success(try await storage.secret(named: "token"))
        } catch {
          result = .failure(error)
        }
      }
      try await service.expect("Prompt")
      task.cancel()
      await MainLoop.run { result != nil }
      #expect(result == .failure(.canceled))
      try await service.expect("Dismiss")
      try await service.end()
    }

    @Test func `a dialog is in front of the window of the application`() async throws {
      let service = try await BusService.secrets()
      let toolkit = GTKApplication(Mailer(), settings: MemorySettings())
      toolkit.register()
      toolkit.activate()
      let window = try #require(toolkit.window)
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      try await service.tell("lock")
      let application = ApplicationReference(toolkit.application)
      let stored = try await result { () throws(SecretError) in
        try await application.storeSecret(Secret("abc"), named: "token")
      }
      #expect(stored.error == nil)
      let identifier = window.identifierForPrompts
      #expect(UInt(identifier).map { $0 > 0 } == true)
      try await service.expect("window \(identifier)")
      toolkit.application?.end()
      try await service.end()
    }

    @Test func `a dialog with another result than it should have is a failure`() async throws {
      let service = try await BusService.secrets()
      try await service.tell("item login token 616263")
      try await service.tell("lock")
      try await service.tell("prompts odd")
      #expect(try await read() == .failure(.failed("an unexpected answer")))
      try await service.end()
    }

    // MARK: - Failures

    @Test func `without a service, there are no secrets`() async throws {
      let storage = SecretService(
        of: "org.example.Mailer", title: "Mailer", in: "org.example.NoSecrets")
      let result = try await result { () throws(SecretError) in
        try await storage.secret(named: "token")
      }
      #expect(result == .failure(.noService))
    }

    @Test(arguments: ["SearchItems", "OpenSession", "ReadAlias", "CreateItem"])
    func `a service that ends during a request is reported as missing`(
      _ method: String
    ) async throws {
      let service = try await BusService.secrets()
      try await service.tell("end \(method)")
      #expect(try await store("abc") == .noService)
      try await service.expectEnd()
    }

    @Test func `a service that ends while its dialog is open leaves nobody waiting`() async throws {
      let service = try await BusService.secrets()
      try await service.tell("item login token 616263")
      try await service.tell("lock")
      try await service.tell("prompts hold")
      let pending = Pending { () throws(SecretError) in try await storage.secret(named: "token") }
      try await service.expect("Prompt")
      try await service.tell("end")
      await MainLoop.run { pending.result != nil }
      #expect(pending.result == .failure(.noService))
      try await service.expectEnd()

      let next = try await BusService.secrets()
      try await next.tell("item login token 64")
      #expect(try await read() == .success(Secret("d")), "A service that starts again is found.")
      try await next.end()
    }

    @Test func `a secret that is locked or removed meanwhile is asked for again, or missing`()
      async throws
    {
      let service = try await BusService.secrets()
      try await service.tell("item login token 616263")
      try await service.tell("refuse GetSecret org.freedesktop.Secret.Error.IsLocked")
      #expect(try await read() == .success(Secret("abc")))
      #expect(try service.lines().contains("Unlock"))
      for name in ["Secret.Error.NoSuchObject", "DBus.Error.UnknownMethod"] {
        try await service.tell("refuse GetSecret org.freedesktop.\(name)")
        #expect(try await read() == .success(nil))
        try await service.tell("refuse Delete org.freedesktop.\(name)")
        #expect(try await remove() == nil)
        try await service.tell("refuse SetSecret org.freedesktop.\(name)")
        #expect(try await store("de") == nil, "It is created again.")
      }
      #expect(try await read() == .success(Secret("de")))
      try await service.end()
    }

    @Test(arguments: ["CreateItem", "SetSecret"])
    func `a refusal has the name of its error, and never the secret`(_ method: String) async throws
    {
      let service = try await BusService.secrets()
      if method == "SetSecret" { try await service.tell("item login token 64") }
      try await service.tell("refuse \(method) org.example.Error.Full")
      let error = try #require(try await store("s3cret"))
      #expect(error == .failed("org.example.Error.Full"))
      #expect(!"\(error)".contains("s3cret"))
      try await service.end()
    }
  }
}

extension Result {
  /// The error of a failure.
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
#endif
