import Synchronization

/// The version of a text that was passed to a field; later versions have larger numbers.
///
/// All versions compare equal, so that fields are compared by their text.
struct TextVersion: Equatable, Sendable {
  let number: Int

  private static let last = Atomic<Int>(0)

  /// Creates a version later than all others; safe to call from any thread.
  init() {
    number = TextVersion.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  static func == (one: TextVersion, other: TextVersion) -> Bool { true }
}
