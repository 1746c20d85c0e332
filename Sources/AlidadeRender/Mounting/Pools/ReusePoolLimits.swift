/// How many hidden views wait for another use.
public struct ReusePoolLimits: Hashable, Sendable {
  /// The largest number of views in a pool; the ones that waited longest go first.
  public var maximumCount: Int
  /// After how many passes in which nobody needed it a view goes.
  public var maximumAge: Int

  /// Makes limits; negative ones count as zero.
  public init(maximumCount: Int = 48, maximumAge: Int = 1000) {
    self.maximumCount = max(0, maximumCount)
    self.maximumAge = max(0, maximumAge)
  }
}
