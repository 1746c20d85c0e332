import Alidade

/// The pause between two words of an answer that is being written.
enum ChatPace: EnvironmentKey {
  /// A function that returns when the next word is there.
  struct Pause: Sendable, Equatable {
    let wait: @Sendable () async throws -> Void

    /// All pauses are alike to the chat.
    static func == (one: Pause, other: Pause) -> Bool { true }
  }

  static let defaultValue = Pause { try await Task.sleep(for: .milliseconds(60)) }
}
