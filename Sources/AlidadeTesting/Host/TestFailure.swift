import Testing

/// The reason why an element wasn't found, or why an action wasn't possible.
///
/// Code that doesn't run in a test receives this error. In a test, the failure is recorded at the
/// line of the call, and a different error is thrown, which only ends the test.
public struct TestFailure: Error, Hashable, CustomStringConvertible {
  /// The message: a sentence, followed by the elements that existed.
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
    } catch let error as TestFailure {
      guard Test.current != nil else { throw error }
      let failure = error.headline
      try #require(failure == nil, error.details, sourceLocation: sourceLocation)
      throw error
    }
  }

  /// Records the failure as an issue of the current test, which continues.
  func record(at sourceLocation: Testing.SourceLocation) {
    let failure = headline
    #expect(failure == nil, details, sourceLocation: sourceLocation)
  }

  /// A value that shows the first line of the message where an expectation shows its source.
  private struct Headline: Equatable, CustomTestStringConvertible {
    let testDescription: String
  }

  /// The first line of the message; never `nil`, although `nil` is expected.
  private var headline: Headline? {
    Headline(testDescription: String(description.prefix { $0 != "\n" }))
  }

  /// The message after its first line; `nil` if there is no more.
  private var details: Comment? {
    let rest = description.drop { $0 != "\n" }.dropFirst()
    return rest.isEmpty ? nil : Comment(rawValue: String(rest))
  }
}
