/// The work on a tree that causes a state change: the build in which the change is made, or the
/// mounting of its result.
///
/// A change made anywhere else, such as in an action, a task, a timer or a frame, has no such
/// cause, and ends a chain of builds that cause each other.
struct UpdateCause: Sendable {
  /// The number of consecutive builds, each caused only by the previous one, that count as a loop.
  ///
  /// The limit is far larger than the length of any chain that ends by itself.
  static let limit = 32

  /// The enclosing work; inherited by tasks started in it.
  @TaskLocal private static var current: UpdateCause?

  private let token: BuildToken
  /// The number of builds before this work, each of which caused the next.
  private let count: Int

  /// The number of consecutive builds, each caused by the previous one, that would lead to a change
  /// made here; zero outside such work.
  static var countHere: Int {
    guard let current, current.token.isHere else { return 0 }
    return current.count + 1
  }

  /// Performs work that is the cause of all changes made on its thread before it ends.
  ///
  /// - Parameters:
  ///   - count: the number of builds before the work, each of which caused the next.
  ///   - token: identifies code that is part of the work.
  static func causing<Result>(
    after count: Int, _ token: BuildToken, _ work: () -> Result
  ) -> Result {
    $current.withValue(UpdateCause(token: token, count: count), operation: work)
  }
}
