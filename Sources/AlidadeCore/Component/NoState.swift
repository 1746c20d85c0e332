/// The state of a component without state.
public struct NoState: Hashable, Sendable {
  /// Creates the only value.
  public init() {}
}
