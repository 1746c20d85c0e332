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
  /// The components that observe which part of them is visible; `nil` until there is one.
  private var observedAreas: ObservedAreas?
  /// The number of nested updates in progress.
  private var updateDepth = 0

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

  // MARK: - Updates

  /// A Boolean value that is `true` while an update is in progress, so that views may not be in
  /// their places.
  var isUpdating: Bool { updateDepth > 0 }

  /// Records the beginning of an update of a tree, which may be inside another one.
  package func beginUpdate() { updateDepth += 1 }

  /// Records the end of an update, and notifies components of their visible parts if no other
  /// update is in progress.
  package func endUpdate() {
    if updateDepth == 1 { matchedViews.endUpdate() }
    updateDepth -= 1
    if updateDepth == 0 { notifyObservedAreas() }
  }

  /// A Boolean value that is `true` if components have observed which part of them is visible.
  package var observesAreas: Bool { observedAreas != nil }

  /// Observes which part of a mounted component is visible, until it is unmounted.
  func observe(_ area: ObservedArea) {
    let areas = observedAreas ?? ObservedAreas(self)
    observedAreas = areas
    areas.add(area)
  }

  /// Notifies the components that observe which part of them is visible, when everything is in its
  /// place.
  ///
  /// - Complexity: O(observing components that are mounted).
  func notifyObservedAreas() { observedAreas?.notify() }
}
