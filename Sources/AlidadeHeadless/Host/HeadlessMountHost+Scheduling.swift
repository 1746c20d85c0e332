import AlidadeRender

// Scheduling and running of pending work, by the scheduler.
extension HeadlessMountHost {
  /// The clock, which moves only when the program advances it.
  public var clock: HeadlessClock { scheduler.clock }

  /// A Boolean value that is `true` if background work that a caller waits for takes too long, as
  /// on a slow machine.
  ///
  /// The work is left for ``runBackgroundWork()``, so it misses the frame it was started for.
  public var holdsBackgroundWork: Bool {
    get { scheduler.holdsBackgroundWork }
    set { scheduler.holdsBackgroundWork = newValue }
  }

  /// A Boolean value that is `true` if background work runs only by ``runBackgroundWork()``, not
  /// while the clock advances.
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

  /// Schedules `action` for the next ``runFrame()``.
  public func scheduleFrame(_ action: @escaping @MainActor () -> Void) {
    scheduler.scheduleFrame(action)
  }

  /// Schedules `action` for the next ``runLaterTurns()``.
  public func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void) {
    scheduler.scheduleLaterTurn(action)
  }

  /// Schedules `action` for the next ``runMainWork()``.
  ///
  /// Can be called on any thread.
  public nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    scheduler.runOnMain(action)
  }

  /// Schedules `work` for the next ``runBackgroundWork()``, or hands it to a thread, depending on
  /// the ``BackgroundMode``.
  ///
  /// Can be called on any thread.
  public nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void) {
    scheduler.runInBackground(work)
  }

  /// Runs `work` at once, on the calling thread; while ``holdsBackgroundWork`` is `true`, schedules
  /// it for the next ``runBackgroundWork()`` instead.
  ///
  /// In ``BackgroundMode/threads``, hands it to a thread and waits up to `limit` of real time.
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

  /// Moves the clock to the next frame and runs its actions, but none that is scheduled meanwhile.
  ///
  /// - Returns: `true` if there were any.
  @discardableResult
  public func runFrame() -> Bool { scheduler.runFrame() }

  /// Runs the actions for a later turn of the main loop, but none that is scheduled meanwhile.
  ///
  /// - Returns: `true` if there were any.
  @discardableResult
  public func runLaterTurns() -> Bool { scheduler.runLaterTurns() }

  /// Runs the actions that other threads sent to the main thread, but none that is sent meanwhile.
  ///
  /// - Returns: `true` if there were any.
  @discardableResult
  public func runMainWork() -> Bool { scheduler.runMainWork() }

  /// Runs the pending background work, but none that is added meanwhile; in
  /// ``BackgroundMode/threads``, waits until other threads have finished all of it.
  ///
  /// - Returns: `true` if there was any.
  @discardableResult
  public func runBackgroundWork() -> Bool { scheduler.runBackgroundWork() }

  /// Runs pending work until none is left.
  ///
  /// Each round runs main work, background work, later turns and a frame, in this order. Work that
  /// is left after ``settleLimit`` rounds is reported and stays pending.
  ///
  /// - Returns: `true` if no work is left.
  @discardableResult
  public func settle() -> Bool { scheduler.settle() }

  /// Advances the clock and runs everything that comes due: actions of the clock, frames, and all
  /// other work between them.
  ///
  /// A negative time counts as zero.
  public func advance(by time: Duration) { scheduler.advance(by: time) }
}
