import Testing

/// The reason that an element wasn't found, or that an action wasn't possible.
///
/// Code that doesn't run in a test receives this error. In a test, the failure is recorded at the
/// line of the call, and another error is thrown that only ends the test.
public struct TestFailure: Error, Hashable, CustomStringConvertible {
  /// The message: a sentence, followed by the elements that were there.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Calls `body`, and records a failure that it throws as an issue of the current test.
  ///
  /// An error that `#require` throws isn't recorded again when it reaches the test, so the issue
  /// has the line of the call, not that of the test.
  @MainActor static func reported<Result>(
    at sourceLocation: Testing.SourceLocation, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let failure as TestFailure {
      guard Test.current != nil else { throw failure }
      let isPossible = false
      try #require(isPossible, "\(failure.description)", sourceLocation: sourceLocation)
      throw failure
    }
  }
}
