import AlidadeCore
import AlidadeHeadless
import AlidadeRender
import Testing

// Running the work that actions cause.
extension TestHost {
  /// A Boolean value that is `true` if background work is held back, as on a slow machine.
  ///
  /// Frames then pass without the result, until ``runBackgroundWork(sourceLocation:)`` is called.
  public var holdsBackgroundWork: Bool {
    get { mountHost.holdsBackgroundWork }
    set {
      mountHost.holdsBackgroundWork = newValue
      mountHost.leavesBackgroundWork = newValue
    }
  }

  /// Runs the pending background work, but not work that is added in the meantime, and shows the
  /// result.
  ///
  /// This method is only useful while ``holdsBackgroundWork`` is `true`.
  public func runBackgroundWork(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    perform(at: sourceLocation) { mountHost.runBackgroundWork() }
  }

  /// Advances the clock, and runs the frames and timers that come due on the way.
  ///
  /// A negative time counts as zero.
  public func advance(
    by time: Duration, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    perform(at: sourceLocation) { mountHost.advance(by: time) }
  }

  /// Runs all pending work.
  ///
  /// Actions do this automatically. Call this method after the test has changed a model or resumed
  /// a task.
  public func settle(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    perform(at: sourceLocation) {}
  }

  /// Lets tasks run until an element is visible, such as one that a task loads.
  ///
  /// There is no waiting in real time. Instead, other tasks get up to `turns` chances to run, so
  /// they must not sleep; let the test resume them.
  ///
  /// - Throws: an error if the element still isn't visible.
  public func wait(
    for finder: some Finder, turns: Int = 10_000,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    for _ in 0..<turns {
      settle(sourceLocation: sourceLocation)
      if contains(finder) { return }
      await TestHost.turn()
    }
    try TestFailure.reported(at: sourceLocation) {
      throw ElementSearch(finder.elementFinder, in: self).failureToShow()
    }
  }

  /// Lets other tasks and threads run, including those that wait for a thread while the machine is
  /// busy.
  static func turn() async {
    await Task.yield()
    await Task.detached {}.value
    await withCheckedContinuation { continuation in
      BackgroundThreads.run { continuation.resume() }
    }
  }

  /// Calls `body`, runs all work that it causes, and records diagnostics as issues.
  @discardableResult
  func perform<Result>(
    at sourceLocation: Testing.SourceLocation, _ body: () throws -> Result
  ) rethrows -> Result {
    defer { reports.record(at: sourceLocation) }
    return try reports.recorder.recording {
      try RebuildCheck.$interval.withValue(1) {
        let result = try body()
        runPendingWork()
        return result
      }
    }
  }

  /// Runs all pending work, and records the builds.
  func runPendingWork() {
    noteRebuilds()
    for _ in 0..<mountHost.settleLimit {
      var steps = [mountHost.runMainWork]
      if !holdsBackgroundWork { steps.append(mountHost.runBackgroundWork) }
      steps.append(mountHost.runLaterTurns)
      if mountHost.hasPendingFrame { steps.append(mountHost.runFrame) }
      var hasWorked = false
      for step in steps where step() {
        hasWorked = true
        noteRebuilds()
      }
      if !hasWorked { return }
    }
    // Reports that the work doesn't end.
    mountHost.settle()
  }
}
