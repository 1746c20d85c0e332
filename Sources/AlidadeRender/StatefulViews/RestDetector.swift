/// Tells when something that comes in bursts, such as a scroll, has been over for some frames.
///
/// Frames are asked for only while somebody waits for that.
@MainActor package final class RestDetector {
  /// A frame may begin before what scrolls in it, so that one without a change says nothing yet.
  private static let framesAtRest = 3

  /// The number of frames without a change that are still missing.
  private var missingFrames = 0
  private var isAwaited = false

  /// Makes a detector that is at rest.
  package nonisolated init() {}

  /// Is true when nothing changes, as far as is known: frames count only while somebody waits.
  package var isAtRest: Bool { missingFrames == 0 }

  /// Notes that something has just changed.
  package func noteChange() { missingFrames = RestDetector.framesAtRest }

  /// Calls `action` once, in the frame in which nothing has changed for some frames; before it
  /// returns when that is so already.
  ///
  /// One action waits at a time; others are not taken.
  ///
  /// - Parameter scheduler: what has the frames; without it everything is at rest.
  package func callAtRest(
    on scheduler: any WorkScheduler, _ action: @escaping @MainActor () -> Void
  ) {
    if isAtRest { return action() }
    if isAwaited { return }
    isAwaited = true
    awaitFrame(of: scheduler, action)
  }

  // Only what is scheduled keeps the action, and what that refers to: it goes with the scheduler.
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
