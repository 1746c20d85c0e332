import AlidadeRender

/// What a headless toolkit has to do later, and the time at which it does it.
@MainActor final class HeadlessScheduler: WorkScheduler {
  let clock: HeadlessClock

  /// How many later turns of the main loop there have been: what holds in one turn only is noted
  /// with its number.
  private(set) var turn = 0

  /// How many rounds there are before it gives up.
  var settleLimit = 1000

  /// Whether background work that somebody waits for takes too long.
  var holdsBackgroundWork = false

  private let frames = ActionQueue()
  private let laterTurns = ActionQueue()
  private let mainWork = ActionQueue()
  private let backgroundWork: BackgroundQueue

  init(background: BackgroundMode, frameDuration: Duration) {
    clock = HeadlessClock(frameDuration: frameDuration)
    backgroundWork = BackgroundQueue(mode: background)
  }

  // MARK: Scheduling

  func scheduleFrame(_ action: @escaping @MainActor () -> Void) { frames.add(action) }

  func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void) { laterTurns.add(action) }

  nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    mainWork.add(action)
  }

  nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void) {
    backgroundWork.add(work)
  }

  func runInBackground(
    waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    backgroundWork.addAndWait(work, upTo: limit, holds: holdsBackgroundWork)
  }

  // MARK: Running

  /// Whether nothing waits; actions of the clock do not count.
  var isIdle: Bool {
    frames.isEmpty && laterTurns.isEmpty && mainWork.isEmpty && backgroundWork.count == 0
  }

  func runFrame() -> Bool {
    clock.move(to: clock.nextFrame)
    return frames.run()
  }

  func runLaterTurns() -> Bool {
    turn += 1
    return laterTurns.run()
  }

  func runMainWork() -> Bool { mainWork.run() }

  func runBackgroundWork() -> Bool { backgroundWork.run() }

  /// Runs everything, frame after frame, until nothing waits.
  ///
  /// - Returns: whether nothing waits any longer.
  func settle() -> Bool {
    for _ in 0..<settleLimit {
      if isIdle { return true }
      _ = runPendingWorkOnce()
      if !frames.isEmpty { _ = runFrame() }
    }
    if isIdle { return true }
    reportUnsettled()
    return false
  }

  /// Lets time pass, and runs what comes due and all other work between.
  func advance(by time: Duration) {
    let end = clock.now + max(time, .zero)
    runPendingWork()
    var eventsAtOnce = 0
    while let next = nextEvent(before: end) {
      eventsAtOnce = next.time > clock.now ? 0 : eventsAtOnce + 1
      guard eventsAtOnce < settleLimit else { return reportUnsettled() }
      clock.move(to: next.time)
      for action in clock.takeDue() { action() }
      if next.isFrame { _ = frames.run() }
      runPendingWork()
    }
    clock.move(to: end)
  }

  private func nextEvent(before end: Duration) -> (time: Duration, isFrame: Bool)? {
    let frame = frames.isEmpty ? nil : clock.nextFrame
    guard let time = [frame, clock.nextTimer].compactMap({ $0 }).min(), time <= end else {
      return nil
    }
    return (time, time == frame)
  }

  /// Runs all but frames until nothing of it waits.
  private func runPendingWork() {
    for _ in 0..<settleLimit {
      if !runPendingWorkOnce() { return }
    }
    reportUnsettled()
  }

  /// - Returns: whether anything but frames waited.
  private func runPendingWorkOnce() -> Bool {
    [runMainWork(), runBackgroundWork(), runLaterTurns()].contains(true)
  }

  private func reportUnsettled() {
    Diagnostics.report(
      Diagnostic(
        "Work causes further work without end.",
        values: [
          "after \(settleLimit) rounds there still wait:",
          "\(frames.count) for a frame, \(laterTurns.count) for a later turn,",
          "\(mainWork.count) for the main thread, \(backgroundWork.count) for other threads",
        ],
        remedy: """
          Something schedules itself again each time it runs, such as an animation without an end, or an update that \
          causes an update. Run single frames instead, or raise the limit. What waits was left.
          """))
  }
}
