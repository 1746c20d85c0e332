// Proof (counters): as in ``MountRecord``.

/// The resources shared by all trees mounted in one place: the toolkit, the pool limits and the
/// counters.
@MainActor public final class Mounter {
  /// The toolkit.
  public let host: any MountHost
  /// The limits on hidden views kept for reuse.
  public var poolLimits: ReusePoolLimits
  /// The numbers of operations performed so far.
  @exclusivity(unchecked) public internal(set) var counters = MountCounters()
  /// The pool of stateful views that components can take.
  public let statefulViews: StatefulViewPool
  /// A record of whether the user can see the root view.
  package let visibility = HostVisibility()
  /// The scroll views that are mounting another part of their contents.
  package let scrollPasses = ScrollPasses()
  /// The time that the main thread may still wait in the current frame.
  package var patience = FramePatience()
  /// The number of views that exist, visible or pooled.
  public internal(set) var viewsAlive = 0
  var passCount = 0
  /// The records of views with optimistic attributes.
  var optimisticRecords: [MountRecord] = []
  let pendingEnds: PendingEndEvents
  /// The clock of everything that moves.
  let motionClock: MotionClock
  /// The views with names in all trees of the place.
  package let matchedViews = MatchedViews()

  /// A Boolean value that is `true` if changes are animated: the desktop allows it, and the root
  /// view hasn't disappeared from view.
  package var showsMotion: Bool { motionClock.policy != .nothing }

  /// The number of steps of motions that wait for a later frame or for other settings.
  package var waitingSteps: Int { motionClock.waitingStepCount }

  /// Creates a mounter for a toolkit.
  public init(host: any MountHost, poolLimits: ReusePoolLimits = ReusePoolLimits()) {
    self.host = host
    self.poolLimits = poolLimits
    statefulViews = host.statefulViews
    pendingEnds = PendingEndEvents(host: host)
    motionClock = MotionClock(host: host, visibility: visibility)
  }
}
