import Synchronization

/// When a text was handed to a field: later texts have larger numbers.
///
/// All versions are equal, so that a field is compared by its text.
struct TextVersion: Equatable, Sendable {
  let number: Int

  private static let last = Atomic<Int>(0)

  /// Makes the version after all others; any thread.
  init() {
    number = TextVersion.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  static func == (one: TextVersion, other: TextVersion) -> Bool { true }
}
