/// The pause between two events of a page that changes by itself.
struct Pace: Sendable, Equatable {
  /// A function that returns when the next event occurs, and throws if the task is canceled.
  let wait: @Sendable () async throws -> Void

  /// Returns `true`, because components that wait don't depend on how long.
  static func == (one: Pace, other: Pace) -> Bool { true }

  /// A pause of some milliseconds.
  static func milliseconds(_ count: Int) -> Pace {
    Pace { try await Task.sleep(for: .milliseconds(count)) }
  }
}
