/// The limits on hidden views kept for reuse.
public struct ReusePoolLimits: Hashable, Sendable {
  /// The maximum number of views in a pool; those that have been pooled the longest are removed
  /// first.
  public var maximumCount: Int
  /// The maximum number of passes for which an unused view stays in a pool.
  public var maximumAge: Int

  /// Creates limits; negative numbers count as zero.
  public init(maximumCount: Int = 48, maximumAge: Int = 1000) {
    self.maximumCount = max(0, maximumCount)
    self.maximumAge = max(0, maximumAge)
  }
}
