extension ComponentHost {
  /// Counters of the host's work so far.
  public struct Counters: Hashable, Sendable {
    /// The number of times the tree was brought up to date.
    public var updates = 0
    /// The number of components whose bodies were evaluated, or that were placed again.
    public var componentsBuilt = 0
    /// The number of components that were equal to their predecessors in the previous generation,
    /// and were kept with all their descendants.
    public var componentsKept = 0
    /// The number of results that were built in the background and mounted.
    public var backgroundUpdates = 0
    /// The number of interruptions of work in the background.
    public var backgroundInterruptions = 0
    /// The number of builds for a frame that took longer than the main thread waits, and therefore
    /// missed the frame.
    public var missedFrames = 0
  }
}
