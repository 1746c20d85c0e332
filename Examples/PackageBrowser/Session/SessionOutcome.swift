import Alidade

/// What scrolling through the rows came to.
struct SessionOutcome {
  /// Each frame that was scrolled.
  let frames: [FrameTimes]
  /// From the start of the program until the first frame was painted, in milliseconds.
  let firstFrame: Double
  /// The counters when the first frame had been painted.
  let countersAtFirstFrame: MountCounters
  /// The counters at the end.
  let counters: MountCounters
  /// The views that exist at the end.
  let viewsAlive: Int
  /// What the list did.
  let list: ListCounters
  /// The most memory the process had, in megabytes.
  let peakMemory: Double

  /// The views made after the first frame had been painted.
  var viewsCreatedAfterFirstFrame: Int {
    counters.viewsCreated - countersAtFirstFrame.viewsCreated
  }

  /// How often an attribute was set on a view.
  var attributeApplications: Int { counters.attributesApplied + counters.attributesUpdated }
}
