import AlidadeRender

extension HeadlessMountHost {
  /// Whether nothing waits to be run.
  ///
  /// Actions of the clock do not count, for their time has not come.
  public var isIdle: Bool {
    frameActions.isEmpty && laterTurns.isEmpty && mainWork.withLock(\.isEmpty)
      && backgroundQueue.count == 0
  }

  /// Moves the clock to the next frame and runs what waits for it, but nothing that is scheduled
  /// meanwhile.
  ///
  /// - Returns: whether anything waited for a frame.
  @discardableResult
  public func runFrame() -> Bool {
    clock.move(to: clock.nextFrame)
    return runFrameActions()
  }

  /// Runs what waits for a later turn of the main loop, but nothing that is scheduled meanwhile.
  ///
  /// - Returns: whether anything waited.
  @discardableResult
  public func runLaterTurns() -> Bool {
    let batch = laterTurns
    laterTurns = []
    surrenderedFocus = nil
    for action in batch { action() }
    return !batch.isEmpty
  }

  /// Runs what other threads handed to the main thread, but nothing that is handed over meanwhile.
  ///
  /// - Returns: whether anything waited.
  @discardableResult
  public func runMainWork() -> Bool {
    let batch = mainWork.withLock { work in
      let batch = work
      work = []
      return batch
    }
    for action in batch { action() }
    return !batch.isEmpty
  }

  /// Does the background work that waits, but none that is added meanwhile; in
  /// ``BackgroundMode/threads`` waits until other threads have done all of it.
  ///
  /// - Returns: whether there was any.
  @discardableResult
  public func runBackgroundWork() -> Bool { backgroundQueue.run() }

  /// Runs everything that waits, until nothing waits any longer.
  ///
  /// In each round main work comes first, then background work, later turns, and a frame. After
  /// ``settleLimit`` rounds what still waits is reported and left.
  ///
  /// - Returns: whether nothing waits any longer.
  @discardableResult
  public func settle() -> Bool {
    for _ in 0..<settleLimit {
      if isIdle { return true }
      runMainWork()
      runBackgroundWork()
      runLaterTurns()
      if !frameActions.isEmpty { runFrame() }
    }
    if isIdle { return true }
    reportUnsettled()
    return false
  }

  /// Lets time pass, and runs what comes due: actions of the clock, frames that somebody waits for,
  /// and all other work between them.
  ///
  /// A time below zero counts as zero.
  public func advance(by time: Duration) {
    let end = clock.now + max(time, .zero)
    runPendingWork()
    var eventsAtOnce = 0
    while let next = nextEvent(before: end) {
      eventsAtOnce = next.time > clock.now ? 0 : eventsAtOnce + 1
      guard eventsAtOnce < settleLimit else { return reportUnsettled() }
      clock.move(to: next.time)
      for action in clock.takeDue() { action() }
      if next.isFrame { _ = runFrameActions() }
      runPendingWork()
    }
    clock.move(to: end)
  }

  private func nextEvent(before end: Duration) -> (time: Duration, isFrame: Bool)? {
    let frame = frameActions.isEmpty ? nil : clock.nextFrame
    guard let time = [frame, clock.nextTimer].compactMap({ $0 }).min(), time <= end else {
      return nil
    }
    return (time, time == frame)
  }

  private func runFrameActions() -> Bool {
    let batch = frameActions
    frameActions = []
    for action in batch { action() }
    return !batch.isEmpty
  }

  private func runPendingWork() {
    for _ in 0..<settleLimit {
      let ran = [runMainWork(), runBackgroundWork(), runLaterTurns()]
      if !ran.contains(true) { return }
    }
    reportUnsettled()
  }

  private func reportUnsettled() {
    Diagnostics.report(
      Diagnostic(
        "Work causes further work without end.",
        values: [
          "after \(settleLimit) rounds there still wait:",
          "\(frameActions.count) for a frame, \(laterTurns.count) for a later turn,",
          "\(mainWork.withLock(\.count)) for the main thread, \(backgroundQueue.count) for other threads",
        ],
        remedy: """
          Something schedules itself again each time it runs, such as an animation without an end, or an update that \
          causes an update. Run single frames instead, or raise the limit. What waits was left.
          """))
  }
}
