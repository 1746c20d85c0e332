import Alidade

/// The figures of scrolling through the rows.
package struct SessionOutcome {
  /// The times of each scrolled frame.
  let frames: [FrameTimes]
  /// The time from the start of the program to the end of painting the first frame, in
  /// milliseconds.
  let firstFrame: Double
  /// The counters after the first frame was painted.
  let countersAtFirstFrame: MountCounters
  /// The counters at the end.
  let counters: MountCounters
  /// The number of views that exist at the end.
  let viewsAlive: Int
  /// The counters of the list.
  let list: ListCounters
  /// The peak memory of the process, in megabytes.
  let peakMemory: Double

  package init(
    frames: [FrameTimes], firstFrame: Double, countersAtFirstFrame: MountCounters,
    counters: MountCounters, viewsAlive: Int, list: ListCounters, peakMemory: Double
  ) {
    self.frames = frames
    self.firstFrame = firstFrame
    self.countersAtFirstFrame = countersAtFirstFrame
    self.counters = counters
    self.viewsAlive = viewsAlive
    self.list = list
    self.peakMemory = peakMemory
  }

  /// The number of views created after the first frame was painted.
  var viewsCreatedAfterFirstFrame: Int {
    counters.viewsCreated - countersAtFirstFrame.viewsCreated
  }

  /// The number of times that an attribute was set on a view.
  var attributeApplications: Int { counters.attributesApplied + counters.attributesUpdated }
}
