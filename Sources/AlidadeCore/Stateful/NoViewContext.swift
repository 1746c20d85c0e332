/// The context of stateful views that are all alike.
public struct NoViewContext: Hashable, Sendable {
  /// Makes the only value.
  public init() {}
}
