import AlidadeRender

/// The pending work of a headless toolkit, and the clock that drives it.
@MainActor final class HeadlessScheduler: WorkScheduler {
  let clock: HeadlessClock

  /// The number of turns of the main loop so far.
  ///
  /// State that is valid for a single turn is stored with the number of that turn.
  private(set) var turn = 0

  /// The maximum number of rounds before the scheduler gives up.
  var settleLimit = 1000

  /// A Boolean value that is `true` if background work that a caller waits for is treated as too
  /// slow.
  var holdsBackgroundWork = false

  /// A Boolean value that is `true` if background work runs only when the program asks for it, not
  /// while the clock advances.
  var leavesBackgroundWork = false

  private let frames = ActionQueue()
  /// The actions for frames at a later time, in the order of the calls.
  private var laterFrames: [(time: Duration, action: @MainActor () -> Void)] = []
  private let laterTurns = ActionQueue()
  private let mainWork = ActionQueue()
  private let backgroundWork: BackgroundQueue

  init(background: BackgroundMode, frameDuration: Duration) {
    clock = HeadlessClock(frameDuration: frameDuration)
    backgroundWork = BackgroundQueue(mode: background)
  }

  // MARK: Scheduling

  func scheduleFrame(_ action: @escaping @MainActor () -> Void) { frames.add(action) }

  func scheduleFrame(
    after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    laterFrames.append((clock.now + max(delay, .zero), action))
  }

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

  /// A Boolean value that is `true` if there is no pending work; actions of the clock don't count.
  var isIdle: Bool {
    // First the other threads, which may add work for this one until they have finished.
    backgroundWork.count == 0 && mainWork.isEmpty && frames.isEmpty && laterFrames.isEmpty
      && laterTurns.isEmpty
  }

  /// A Boolean value that is `true` if there are actions for the next frame.
  var hasPendingFrame: Bool { !frames.isEmpty }

  func runFrame() -> Bool {
    clock.move(to: clock.nextFrame)
    return runFrameActions()
  }

  /// Runs the actions of the frame at the current time.
  private func runFrameActions() -> Bool {
    let now = clock.now
    for later in laterFrames where later.time <= now { frames.add(later.action) }
    laterFrames.removeAll { $0.time <= now }
    return frames.run()
  }

  /// The start of the next frame with pending actions; `nil` if there is none.
  private var nextBusyFrame: Duration? {
    if !frames.isEmpty { return clock.nextFrame }
    return laterFrames.map(\.time).min().map(clock.frame(from:))
  }

  func runLaterTurns() -> Bool {
    turn += 1
    return laterTurns.run()
  }

  func runMainWork() -> Bool { mainWork.run() }

  func runBackgroundWork() -> Bool { backgroundWork.run() }

  func takeBackgroundWork(_ choose: (Int) -> Int) -> (@Sendable () -> Void)? {
    backgroundWork.take(choose)
  }

  /// Runs pending work, frame by frame, until none is left.
  ///
  /// - Returns: `true` if no work remains.
  func settle() -> Bool {
    for _ in 0..<settleLimit {
      if isIdle { return true }
      _ = runPendingWorkOnce()
      if let frame = nextBusyFrame {
        clock.move(to: frame)
        _ = runFrameActions()
      }
    }
    if isIdle { return true }
    reportUnsettled()
    return false
  }

  /// Advances the clock and runs everything that comes due, and all other work in between.
  func advance(by time: Duration) {
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
    let frame = nextBusyFrame
    guard let time = [frame, clock.nextTimer].compactMap({ $0 }).min(), time <= end else {
      return nil
    }
    return (time, time == frame)
  }

  /// Runs pending work other than frames until none is left.
  private func runPendingWork() {
    for _ in 0..<settleLimit {
      if !runPendingWorkOnce() { return }
    }
    reportUnsettled()
  }

  /// Runs one round of the pending work other than frames.
  ///
  /// - Returns: `true` if there was any.
  private func runPendingWorkOnce() -> Bool {
    [runMainWork(), !leavesBackgroundWork && runBackgroundWork(), runLaterTurns()].contains(true)
  }

  private func reportUnsettled() {
    Diagnostics.report(
      Diagnostic(
        "Work keeps causing more work.",
        values: [
          "still pending after \(settleLimit) rounds:",
          "\(frames.count + laterFrames.count) for a frame, \(laterTurns.count) for a later turn,",
          "\(mainWork.count) for the main thread, \(backgroundWork.count) for other threads",
        ],
        remedy: """
          Something schedules itself again each time it runs, such as an endless animation, or an update that causes \
          another update. Run single frames instead, or raise the limit. The remaining work stays pending.
          """))
  }
}
