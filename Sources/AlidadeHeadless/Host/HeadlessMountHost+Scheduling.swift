import AlidadeRender

// What waits until it is told to run; all of it is the scheduler's.
extension HeadlessMountHost {
  /// The time, which moves when told.
  public var clock: HeadlessClock { scheduler.clock }

  /// Whether background work that somebody waits for takes too long, as on a slow machine: it is
  /// left for ``runBackgroundWork()``, so that what is built for a frame misses it.
  public var holdsBackgroundWork: Bool {
    get { scheduler.holdsBackgroundWork }
    set { scheduler.holdsBackgroundWork = newValue }
  }

  /// How many rounds ``settle()`` goes before it gives up.
  public var settleLimit: Int {
    get { scheduler.settleLimit }
    set { scheduler.settleLimit = newValue }
  }

  /// Keeps `action` for the next ``runFrame()``.
  public func scheduleFrame(_ action: @escaping @MainActor () -> Void) {
    scheduler.scheduleFrame(action)
  }

  /// Keeps `action` for the next ``runLaterTurns()``.
  public func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void) {
    scheduler.scheduleLaterTurn(action)
  }

  /// Keeps `action` for the next ``runMainWork()``.
  ///
  /// Any thread.
  public nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    scheduler.runOnMain(action)
  }

  /// Keeps `work` for the next ``runBackgroundWork()``, or hands it to a thread, as the toolkit was
  /// made to.
  ///
  /// Any thread.
  public nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void) {
    scheduler.runInBackground(work)
  }

  /// Does `work` at once, on the calling thread; keeps it for the next ``runBackgroundWork()``
  /// instead while ``holdsBackgroundWork`` is set.
  ///
  /// In ``BackgroundMode/threads`` hands it to a thread and waits, up to `limit` of real time.
  public func runInBackground(
    waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    scheduler.runInBackground(waitingUpTo: limit, work)
  }

  /// Whether nothing waits to be run.
  ///
  /// Actions of the clock do not count, for their time has not come.
  public var isIdle: Bool { scheduler.isIdle }

  /// Moves the clock to the next frame and runs what waits for it, but nothing that is scheduled
  /// meanwhile.
  ///
  /// - Returns: whether anything waited for a frame.
  @discardableResult
  public func runFrame() -> Bool { scheduler.runFrame() }

  /// Runs what waits for a later turn of the main loop, but nothing that is scheduled meanwhile.
  ///
  /// - Returns: whether anything waited.
  @discardableResult
  public func runLaterTurns() -> Bool { scheduler.runLaterTurns() }

  /// Runs what other threads handed to the main thread, but nothing that is handed over meanwhile.
  ///
  /// - Returns: whether anything waited.
  @discardableResult
  public func runMainWork() -> Bool { scheduler.runMainWork() }

  /// Does the background work that waits, but none that is added meanwhile; in
  /// ``BackgroundMode/threads`` waits until other threads have done all of it.
  ///
  /// - Returns: whether there was any.
  @discardableResult
  public func runBackgroundWork() -> Bool { scheduler.runBackgroundWork() }

  /// Runs everything that waits, until nothing waits any longer.
  ///
  /// In each round main work comes first, then background work, later turns, and a frame. After
  /// ``settleLimit`` rounds what still waits is reported and left.
  ///
  /// - Returns: whether nothing waits any longer.
  @discardableResult
  public func settle() -> Bool { scheduler.settle() }

  /// Lets time pass, and runs what comes due: actions of the clock, frames that somebody waits for,
  /// and all other work between them.
  ///
  /// A time below zero counts as zero.
  public func advance(by time: Duration) { scheduler.advance(by: time) }
}
