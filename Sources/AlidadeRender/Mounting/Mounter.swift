// Proof (counters): as in ``MountRecord``.

/// What all trees that are mounted in one place share: the toolkit, the limits of pools, the
/// counters.
@MainActor public final class Mounter {
  /// The toolkit.
  public let host: any MountHost
  /// How many hidden views wait for another use.
  public var poolLimits: ReusePoolLimits
  /// What was done so far.
  @exclusivity(unchecked) public internal(set) var counters = MountCounters()
  /// The stateful views that wait for a component.
  public let statefulViews: StatefulViewPool
  /// The number of views that exist, visible or waiting.
  public internal(set) var viewsAlive = 0
  var passCount = 0
  /// Views that show something ahead of state.
  var anticipating: [MountRecord] = []

  /// Makes a mounter for a toolkit.
  public init(host: any MountHost, poolLimits: ReusePoolLimits = ReusePoolLimits()) {
    self.host = host
    self.poolLimits = poolLimits
    statefulViews = host.statefulViews
  }
}
