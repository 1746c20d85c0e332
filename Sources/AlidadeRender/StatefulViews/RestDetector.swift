/// An object that detects the end of a burst of changes, such as a scroll.
///
/// Frames are requested only while an action waits.
@MainActor package final class RestDetector {
  /// The number of frames without a change after which everything is at rest.
  ///
  /// One frame isn't enough, because a frame may begin before the change in it.
  private static let framesAtRest = 3

  /// The number of further frames without a change until everything is at rest.
  private var missingFrames = 0
  private var isAwaited = false

  /// Creates a detector that is at rest.
  package nonisolated init() {}

  /// A Boolean value that is `true` if nothing is known to be changing.
  ///
  /// Frames are counted only while an action waits.
  package var isAtRest: Bool { missingFrames == 0 }

  /// Records a change.
  package func noteChange() { missingFrames = RestDetector.framesAtRest }

  /// Calls `action` once, after some frames without a change; immediately if everything is at rest.
  ///
  /// Only one action can wait at a time; further actions are ignored.
  ///
  /// - Parameter scheduler: the source of frames; when it is released, everything counts as at
  ///   rest.
  package func callAtRest(
    on scheduler: any WorkScheduler, _ action: @escaping @MainActor () -> Void
  ) {
    if isAtRest { return action() }
    if isAwaited { return }
    isAwaited = true
    awaitFrame(of: scheduler, action)
  }

  // Only the scheduled closure retains the action, so the action is released with the scheduler.
  private func awaitFrame(
    of scheduler: any WorkScheduler, _ action: @escaping @MainActor () -> Void
  ) {
    scheduler.scheduleFrame { [weak scheduler] in
      self.missingFrames = scheduler == nil ? 0 : max(0, self.missingFrames - 1)
      if let scheduler, !self.isAtRest { return self.awaitFrame(of: scheduler, action) }
      self.isAwaited = false
      action()
    }
  }
}
