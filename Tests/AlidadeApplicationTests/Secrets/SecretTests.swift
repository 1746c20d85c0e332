import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeApplication

@MainActor @Suite struct SecretTests {
  /// A window that signs in with a token, remembers it, and forgets it.
  private struct Mailer: App {
    var identifier: String? = "org.example.Mailer"
    var name = "token"
    let captured = Store<ApplicationReference?>(nil)
    init() {}
    init(identifier: String? = "org.example.Mailer", name: String = "token") {
      (self.identifier, self.name) = (identifier, name)
    }

    var body: some Component {
      Window("Mailer", size: Size(width: 300, height: 200)) {
        Account(name: name)
        Capture(captured: captured)
      }
    }
  }

  private struct Capture: Component {
    let captured: Store<ApplicationReference?>

    func body(_ context: Context<NoState>) -> some Component {
      Button("Capture") {
        captured.update { [application = context.application] in $0 = application }
      }
    }
  }

  private struct Account: Component {
    var name = "token"

    struct State: Sendable { var outcome = "nothing yet" }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let (application, name) = (context.application, name)
      Column {
        Text(context.state.outcome)
        button("Sign in", context) { () async throws(SecretError) in
          guard let secret = try await application.secret(named: name) else { return "unknown" }
          return "signed in with \(secret.text.count) letters"
        }
        button("Remember", context) { () async throws(SecretError) in
          try await application.storeSecret(Secret("abcdef"), named: name)
          return "remembered"
        }
        button("Forget", context) { () async throws(SecretError) in
          try await application.removeSecret(named: name)
          return "forgotten"
        }
      }
    }

    private func button(
      _ title: String, _ context: Context<State>,
      _ request: @escaping @MainActor @Sendable () async throws(SecretError) -> String
    ) -> Button {
      Button(title) {
        context.update { $0.outcome = "waiting" }
        Task {
          do throws(SecretError) {
            let outcome = try await request()
            context.update { $0.outcome = outcome }
          } catch {
            context.update { $0.outcome = error.message }
          }
        }
      }
    }
  }

  private func press(
    _ button: String, _ app: TestApplication, expecting outcome: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let window = try app.window("Mailer")
    try window.tap(.role(.button, button))
    await app.wait { !window.contains("waiting") }
    window.expect(outcome, sourceLocation: sourceLocation)
  }

  @Test func `a secret is stored, read in the next run, replaced and removed`() async throws {
    let secrets = HeadlessSecrets()
    let first = TestApplication(Mailer(), secrets: secrets)
    try await press("Sign in", first, expecting: "unknown")
    try await press("Remember", first, expecting: "remembered")
    #expect(secrets.secrets == ["token": Secret("abcdef")])
    first.quit()
    let second = TestApplication(Mailer(), secrets: secrets)
    try await press("Sign in", second, expecting: "signed in with 6 letters")
    secrets.secrets["token"] = Secret("")
    try await press("Sign in", second, expecting: "signed in with 0 letters")
    try await press("Forget", second, expecting: "forgotten")
    #expect(second.headless.secrets.secrets.isEmpty)
    try await press("Forget", second, expecting: "forgotten")
  }

  @Test(arguments: [SecretError.declined, .noService, .failed("org.example.Full")])
  func `a refusal is thrown, and changes nothing`(_ error: SecretError) async throws {
    let app = TestApplication(Mailer(), secrets: HeadlessSecrets(["token": "abc"]))
    app.headless.secrets.error = error
    for button in ["Sign in", "Remember", "Forget"] {
      try await press(button, app, expecting: error.message)
    }
    #expect(app.headless.secrets.secrets == ["token": Secret("abc")])
  }

  @Test func `an application without an identifier has no secrets, which is reported`() async throws
  {
    let mailer = Mailer(identifier: nil)
    let app = TestApplication(mailer, secrets: HeadlessSecrets(["token": "abc"]))
    try app.window("Mailer").tap("Capture")
    let application = try #require(mailer.captured.state)
    let recorder = DiagnosticsRecorder()
    let errors = Diagnostics.withSink(recorder.sink) {
      Task { @MainActor in
        var errors: [SecretError] = []
        for name in ["token", "token"] {
          do throws(SecretError) {
            try await application.removeSecret(named: name)
          } catch {
            errors.append(error)
          }
        }
        return errors
      }
    }
    let thrown = await errors.patientValue() ?? []
    #expect(thrown == [.noApplication, .noApplication])
    #expect(
      recorder.all.map(\.summary)
        == ["A secret was requested by an application without an identifier."])
    #expect(app.headless.secrets.secrets == ["token": Secret("abc")])
  }

  @Test func `a name with a NUL is refused, because another name could be the same`() async throws {
    let app = TestApplication(Mailer(name: "to\u{0}ken"))
    try await press(
      "Remember", app, expecting: SecretError.failed("a name contains a NUL character").message)
    #expect(app.headless.secrets.secrets.isEmpty)
  }

  @Test func `without an application, there are no secrets`() async throws {
    let host = TestHost { Account() }
    try host.tap("Sign in")
    try await host.wait(for: SecretError.noApplication.message)
  }

  @Test func `a request waits until the user has unlocked the secrets`() async throws {
    let app = TestApplication(Mailer(), secrets: HeadlessSecrets(["token": "abc"]))
    let secrets = app.headless.secrets
    secrets.isLocked = true
    let window = try app.window("Mailer")
    try window.tap("Sign in")
    await app.wait { secrets.isAsking }
    window.expect("waiting")
    secrets.decline()
    await app.wait { !window.contains("waiting") }
    window.expect(SecretError.declined.message)
    try window.tap("Sign in")
    await app.wait { secrets.isAsking }
    secrets.unlock()
    await app.wait { !window.contains("waiting") }
    window.expect("signed in with 3 letters")
    #expect(!secrets.isAsking && !secrets.isLocked)
  }

  @Test func `the user is asked once for several requests, which are made in order`() async throws {
    let app = TestApplication(Mailer())
    let secrets = app.headless.secrets
    secrets.isLocked = true
    let window = try app.window("Mailer")
    try window.tap("Remember")
    await app.wait { secrets.isAsking }
    try window.tap("Sign in")
    for _ in 0..<20 { await Task.yield() }
    secrets.unlock()
    await app.wait { window.contains("signed in with 6 letters") }
    window.expect("signed in with 6 letters")
  }

  @Test func `a refusal doesn't hold up the next request`() async throws {
    let app = TestApplication(Mailer())
    let secrets = app.headless.secrets
    secrets.isLocked = true
    let window = try app.window("Mailer")
    try window.tap("Remember")
    await app.wait { secrets.isAsking }
    try window.tap("Sign in")
    secrets.decline()
    await app.wait { secrets.isAsking }
    secrets.unlock()
    await app.wait { window.contains("unknown") }
    window.expect("unknown")
  }

  @Test func `no description shows a secret`() {
    struct Model { var account = (name: "ada", password: Secret("s3cret")) }
    let secret = Secret("s3cret")
    var dumped = ""
    dump([secret: Model()], to: &dumped)
    for text in [
      dumped, "\(secret)", "\(Model())", String(reflecting: Model()), "\(Optional(secret) as Any)",
      "\(Result<Secret, SecretError>.success(secret))", String(reflecting: [secret]),
    ] { #expect(!text.contains("s3cret") && text.contains("Secret")) }
  }

  @Test func `a task that is canceled asks no longer, and the next request goes on`() async throws {
    let secrets = HeadlessSecrets(["token": "abc"])
    secrets.isLocked = true
    let app = TestApplication(Mailer(), secrets: secrets)
    let reference = ApplicationReference(app.headless.application)
    var outcomes: [String] = []
    let first = Task {
      do throws(SecretError) {
        _ = try await reference.secret(named: "token")
        outcomes.append("known")
      } catch {
        outcomes.append("\(error)")
      }
    }
    await app.wait { secrets.isAsking }
    first.cancel()
    await app.wait { !outcomes.isEmpty }
    #expect(outcomes == [SecretError.canceled.message] && !secrets.isAsking)
    secrets.isLocked = false
    #expect(try await reference.secret(named: "token") == Secret("abc"))
  }

  @Test func `a canceled request doesn't wait for the prompt of another one`() async throws {
    let secrets = HeadlessSecrets(["token": "abc"])
    secrets.isLocked = true
    let app = TestApplication(Mailer(), secrets: secrets)
    let reference = ApplicationReference(app.headless.application)
    let log = EventLog()
    func request(_ name: String) -> Task<Void, Never> {
      Task {
        do throws(SecretError) {
          _ = try await reference.secret(named: "token")
          log.record("\(name) is answered")
        } catch {
          log.record("\(name): \(error)")
        }
      }
    }
    let first = request("first")
    await app.wait { secrets.isAsking }
    let second = request("second")
    let third = request("third")
    for _ in 0..<20 { await Task.yield() }
    second.cancel()
    await app.wait { !log.entries.isEmpty }
    #expect(log.take() == ["second: \(SecretError.canceled)"])
    #expect(secrets.isAsking)
    secrets.unlock()
    await first.patientValue()
    await third.patientValue()
    #expect(log.take() == ["first is answered", "third is answered"])
  }
}
