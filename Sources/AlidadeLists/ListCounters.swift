/// What a list has done since it was mounted; exact and always on.
public struct ListCounters: Hashable, Sendable {
  /// Rows that came into sight.
  public var rowsMounted = 0
  /// Rows that came into sight before they were built, so that they were built on the main thread.
  public var rowsBuiltOnMain = 0
  /// Root views of rows made.
  public var rowRootsMade = 0
}
