/// An object that schedules work for a frame, a later turn of the main loop, or another thread.
///
/// Called on the main thread unless noted otherwise.
@MainActor public protocol WorkScheduler: AnyObject, Sendable {
  /// Calls `action` once, at the start of the next frame, before it is painted.
  func scheduleFrame(_ action: @escaping @MainActor () -> Void)

  /// Calls `action` once, at the start of the first frame after a delay, before it is painted.
  ///
  /// No frame is requested before that. The default calls ``schedule(after:_:)``, then
  /// ``scheduleFrame(_:)``.
  ///
  /// - Parameters:
  ///   - delay: the delay; a negative one counts as zero.
  ///   - action: the action.
  func scheduleFrame(after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void)

  /// The time of the current frame or, between frames, a time from that of the latest frame to now.
  ///
  /// It never decreases. Only differences are meaningful.
  var frameTime: Duration { get }

  /// Calls `action` once, in a later turn of the main loop, after the current one has ended.
  func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void)

  /// Calls `action` once on the main thread, after a delay.
  ///
  /// - Parameters:
  ///   - delay: the delay; a negative one counts as zero.
  ///   - action: the action.
  func schedule(after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void)

  /// Calls `action` on the main thread soon, in the order of the calls.
  ///
  /// This method can be called on any thread.
  nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void)

  /// Calls `work` on another thread soon.
  ///
  /// This method can be called on any thread.
  nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void)

  /// Calls `work` once on another thread, immediately and ahead of other background work, and waits
  /// for it to finish, but no longer than `limit`.
  ///
  /// The main thread is blocked in the meantime, so `work` must not wait for it. Work that isn't
  /// finished in time continues.
  ///
  /// - Parameters:
  ///   - limit: the longest time to wait; if it is zero or less, the method doesn't wait.
  ///   - work: the work to do.
  /// - Returns: `true` if `work` has finished.
  func runInBackground(waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void) -> Bool
}

extension WorkScheduler {
  /// The time according to the system clock.
  public var frameTime: Duration { ContinuousClock.now - startOfClock }

  /// Schedules a frame after the delay.
  public func scheduleFrame(
    after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    schedule(after: delay) { [weak self] in self?.scheduleFrame(action) }
  }

  /// Calls `action` from a task that sleeps, according to the system clock.
  public func schedule(after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void) {
    // A task that isn't detached would inherit the task-local values of the caller.
    Task.detached {
      try? await Task.sleep(for: max(delay, .zero))
      await action()
    }
  }
}

/// The origin of frame times.
private let startOfClock = ContinuousClock.now
