/// Exact counts of a list's work since it was mounted.
public struct ListCounters: Hashable, Sendable {
  /// The number of rows that became visible.
  public var rowsMounted = 0
  /// The number of rows that were built on the main thread because they became visible before they
  /// were ready.
  public var rowsBuiltOnMainThread = 0
  /// The number of root views that were created for rows.
  public var rowViewsCreated = 0
}
