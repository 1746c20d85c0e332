// Scheduling and running of pending work, by the scheduler.
extension HeadlessMountHost {
  /// The clock, which moves only when the program advances it.
  public var clock: HeadlessClock { scheduler.clock }

  /// A Boolean value that is `true` if background work that a caller waits for is treated as too
  /// slow.
  ///
  /// As on a slow machine, the work misses the frame for which it was started. It is left for
  /// ``runBackgroundWork()``.
  public var holdsBackgroundWork: Bool {
    get { scheduler.holdsBackgroundWork }
    set { scheduler.holdsBackgroundWork = newValue }
  }

  /// A Boolean value that is `true` if background work runs only when ``runBackgroundWork()`` is
  /// called, not while the clock advances.
  package var leavesBackgroundWork: Bool {
    get { scheduler.leavesBackgroundWork }
    set { scheduler.leavesBackgroundWork = newValue }
  }

  /// A Boolean value that is `true` if there are actions for the next frame.
  package var hasPendingFrame: Bool { scheduler.hasPendingFrame }

  /// The maximum number of rounds of ``settle()``.
  public var settleLimit: Int {
    get { scheduler.settleLimit }
    set { scheduler.settleLimit = newValue }
  }

  /// The time of the ``clock``.
  public var frameTime: Duration { clock.now }

  /// Schedules `action` for the first frame after a delay; it counts as pending work until then.
  public func scheduleFrame(
    after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    scheduler.scheduleFrame(after: delay, action)
  }

  /// Schedules `action` for the next call to ``runFrame()``.
  public func scheduleFrame(_ action: @escaping @MainActor () -> Void) {
    scheduler.scheduleFrame(action)
  }

  /// Schedules `action` for the next call to ``runLaterTurns()``.
  public func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void) {
    scheduler.scheduleLaterTurn(action)
  }

  /// Schedules `action` with the ``clock``.
  public func schedule(after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void) {
    clock.schedule(after: delay, action)
  }

  /// Schedules `action` for the next call to ``runMainWork()``.
  ///
  /// This method can be called on any thread.
  public nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    scheduler.runOnMain(action)
  }

  /// Schedules `work` for the next call to ``runBackgroundWork()``, or hands it to a thread,
  /// depending on the ``BackgroundMode``.
  ///
  /// This method can be called on any thread.
  public nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void) {
    scheduler.runInBackground(work)
  }

  /// Runs `work` immediately, on the calling thread.
  ///
  /// While ``holdsBackgroundWork`` is `true`, `work` is scheduled for the next call to
  /// ``runBackgroundWork()`` instead.
  ///
  /// In the mode ``BackgroundMode/threads``, `work` is handed to a thread, and this method waits
  /// for it, up to `limit` of real time.
  ///
  /// - Returns: `true` if the work has finished.
  public func runInBackground(
    waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    scheduler.runInBackground(waitingUpTo: limit, work)
  }

  /// A Boolean value that is `true` if there is no pending work.
  ///
  /// Actions of the clock don't count.
  public var isIdle: Bool { scheduler.isIdle }

  /// Moves the clock to the next frame and runs its actions, but not those that are scheduled in
  /// the meantime.
  ///
  /// - Returns: `true` if there were any.
  @discardableResult
  public func runFrame() -> Bool { scheduler.runFrame() }

  /// Runs the actions for a later turn of the main loop, but not those that are scheduled in the
  /// meantime.
  ///
  /// - Returns: `true` if there were any.
  @discardableResult
  public func runLaterTurns() -> Bool { scheduler.runLaterTurns() }

  /// Runs the actions that other threads sent to the main thread, but not those that are sent in
  /// the meantime.
  ///
  /// - Returns: `true` if there were any.
  @discardableResult
  public func runMainWork() -> Bool { scheduler.runMainWork() }

  /// Runs the pending background work, but not work that is added in the meantime.
  ///
  /// In the mode ``BackgroundMode/threads``, this method waits until other threads have finished
  /// all work.
  ///
  /// - Returns: `true` if there was any.
  @discardableResult
  public func runBackgroundWork() -> Bool { scheduler.runBackgroundWork() }

  /// Removes and returns one of the pending pieces of background work, so that the program can run
  /// it on any thread, before or after the others; `nil` if there is none.
  ///
  /// - Parameter choose: returns the position of the piece, below the number that it is passed.
  package func takeBackgroundWork(_ choose: (Int) -> Int) -> (@Sendable () -> Void)? {
    scheduler.takeBackgroundWork(choose)
  }

  /// Runs pending work until none is left.
  ///
  /// Each round runs main work, background work, later turns and a frame, in this order. Work that
  /// remains after ``settleLimit`` rounds is reported and stays pending.
  ///
  /// - Returns: `true` if no work remains.
  @discardableResult
  public func settle() -> Bool { scheduler.settle() }

  /// Advances the clock and runs everything that comes due: actions of the clock, frames, and all
  /// other work between them.
  ///
  /// A negative time counts as zero.
  public func advance(by time: Duration) { scheduler.advance(by: time) }
}
