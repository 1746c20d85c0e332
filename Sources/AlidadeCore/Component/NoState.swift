/// The state of a component that remembers nothing.
public struct NoState: Hashable, Sendable {
  /// Makes the only value.
  public init() {}
}
