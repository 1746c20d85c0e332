/// The work on a tree that a change of state follows from: the build in which it is made, or the
/// mounting of the result.
///
/// A change that is made anywhere else, such as in an action, a task, a timer or a frame, follows
/// from no work, and ends every row of builds that caused each other.
struct UpdateCause: Sendable {
  /// The number of builds in a row, each caused by nothing but the one before, that are a loop.
  ///
  /// Far more than anything takes that comes to an end.
  static let limit = 32

  /// The work around; inherited by tasks that are started there.
  @TaskLocal private static var current: UpdateCause?

  private let token: BuildToken
  /// The number of builds before it, each of which caused the next one.
  private let count: Int

  /// The number of builds in a row that a change would follow from if it were made here, each
  /// caused by the one before; zero outside of such work.
  static var countHere: Int {
    guard let current, current.token.isHere else { return 0 }
    return current.count + 1
  }

  /// Does work of which changes made on its thread, before its end, are the consequence.
  ///
  /// - Parameters:
  ///   - count: the number of builds before it, each of which caused the next one.
  ///   - token: tells whether code is a part of the work.
  static func causing<Result>(
    after count: Int, _ token: BuildToken, _ work: () -> Result
  ) -> Result {
    $current.withValue(UpdateCause(token: token, count: count), operation: work)
  }
}
