// A password is stored in the keyring of the desktop, which the user may have to unlock.

import Alidade
import AlidadeTesting
import Testing

struct SignIn: Component {
  struct State {
    var password = ""
    var message = ""
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 8, alignment: .start) {
      SecureField("Password", text: context.binding(\.password))
      Row(spacing: 8) {
        Button("Remember") { Task { await remember(context) } }
        Button("Connect") { Task { await connect(context) } }
      }
      Text(context.state.message)
    }
    .padding(12)
  }

  @MainActor private func remember(_ context: Context<State>) async {
    do {
      try await context.application.storeSecret(Secret(context.state.password), named: "account")
      context.update { $0.message = "The password is in the keyring." }
    } catch {
      context.update { $0.message = error.message }
    }
  }

  @MainActor private func connect(_ context: Context<State>) async {
    do throws(SecretError) {
      guard let password = try await context.application.secret(named: "account") else {
        return context.update { $0.message = "Enter a password first." }
      }
      context.update { $0.message = "Connected with \(password.text.count) letters." }
    } catch .declined {
      context.update { $0.message = "Without the keyring, enter the password." }
    } catch {
      context.update { $0.message = error.message }
    }
  }
}

struct Mailer: App {
  let identifier: String? = "org.example.Mailer"

  var body: some Component {
    Window("Mailer", size: Size(width: 300, height: 200)) { SignIn() }
  }
}

// snippet.hide
do {
  let app = TestApplication(Mailer())
  let window = try app.window("Mailer")
  try window.type("s3cret", into: "Password")
  try window.tap("Remember")
  await app.wait { window.contains("The password is in the keyring.") }
  print(app.headless.secrets.secrets)

  app.headless.secrets.isLocked = true
  for unlocks in [false, true] {
    try window.tap("Connect")
    await app.wait { app.headless.secrets.isAsking }
    if unlocks { app.headless.secrets.unlock() } else { app.headless.secrets.decline() }
    let outcome = unlocks ? "Connected with 6 letters." : "Without the keyring, enter the password."
    print(await app.wait { window.contains(outcome) })
  }
} catch {
  print(error)
}
