import Alidade

/// A page about passwords in the keyring of the desktop.
struct SecretsPage: LayoutPage {
  static let name = "Secrets"
  static let summary = "Passwords that only the user can read, in the keyring of the desktop."
  static let family = LayoutFamily.application
  static let stage = Stage(width: 440, height: 220)

  static let sections: [ControlSection<SecretsPage>] = []

  var example: ComponentList { SecretsExample() }

  var listing: String {
    """
    try await context.application.storeSecret(
      Secret(context.state.password), named: "gallery")

    let secret = try await context.application.secret(named: "gallery")
    """
  }
}

/// A field for a password, which is stored and read again.
struct SecretsExample: Component, Equatable {
  struct State: Sendable {
    var password = ""
    var outcome = "Nothing is stored by this page yet."
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 12, alignment: .center, justification: .center) {
      SecureField("Password", text: context.binding(\.password)).frame(width: 220)
      Row(spacing: 8) {
        Button("Store", kind: .prominent) {
          perform(context) { application in
            try await application.storeSecret(
              Secret(context.currentState.password), named: SecretsExample.secret)
            return "Stored."
          }
        }
        Button("Read") {
          perform(context) { application in
            let secret = try await application.secret(named: SecretsExample.secret)
            return secret.map { "It has \($0.text.count) letters." } ?? "No password is stored."
          }
        }
        Button("Remove") {
          perform(context) { application in
            try await application.removeSecret(named: SecretsExample.secret)
            return "Removed."
          }
        }
      }
      Text(context.state.outcome).lineLimit(2)
    }
  }

  private static let secret = "gallery"

  @MainActor private func perform(
    _ context: Context<State>,
    _ request: @escaping @MainActor (ApplicationReference) async throws -> String
  ) {
    Task {
      do {
        let outcome = try await request(context.application)
        context.update { $0.outcome = outcome }
      } catch {
        context.update { $0.outcome = "\(error)" }
      }
    }
  }
}
