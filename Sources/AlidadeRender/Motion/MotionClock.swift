/// The clock of everything that moves in one place: a single callback in each frame, and none when
/// nothing moves.
@MainActor final class MotionClock {
  /// The time of the next call of a step.
  enum NextStep {
    case inNextFrame
    /// In the first frame at a time or after it; there are no frames until then.
    case inFrame(at: Duration)
    /// In the first frame after a pause, which doesn't count as pending work.
    case afterPause(Duration)
    /// In the next frame after the settings of the desktop have changed.
    case whenSettingsChange
    case never
  }

  /// A closure that is called in frames.
  @MainActor final class Step {
    fileprivate let call: @MainActor (Duration) -> NextStep
    /// The clock of a step that waits for a later frame, and its number there.
    fileprivate weak var clock: MotionClock?
    fileprivate var number: Int?

    fileprivate init(_ call: @escaping @MainActor (Duration) -> NextStep) {
      self.call = call
    }

    /// Removes a step that waits for a later frame; a step of the next frame must end by itself.
    func cancel() {
      if let number { clock?.waiting[number] = nil }
      number = nil
    }
  }

  /// The steps of the next frame.
  private var steps: [Step] = []
  /// The steps that wait for a later frame.
  fileprivate var waiting: [Int: Step] = [:]
  private var waitingCount = 0
  /// A Boolean value that is `true` if a frame is scheduled.
  private var isScheduled = false
  private var isObserving = false
  // The host retains neither the mounter nor its clock.
  private let host: any MountHost
  private let visibility: HostVisibility

  init(host: any MountHost, visibility: HostVisibility) {
    self.host = host
    self.visibility = visibility
  }

  /// Calls the unfinished steps once more, outside of the release, so that motions that no view
  /// follows anymore end.
  isolated deinit {
    let unfinished = steps + waiting.values
    if unfinished.isEmpty { return }
    host.runOnMain { [host] in
      for step in unfinished { _ = step.call(host.frameTime) }
    }
  }

  /// The time of the current frame.
  var now: Duration { host.frameTime }

  /// The kinds of changes that are animated now: those that the settings allow, and none if the
  /// user can't see them.
  var policy: MotionPolicy { visibility.isConcealed ? .nothing : host.motionPolicy }

  /// The kinds of changes that are animated in the current frame; determined once per frame.
  private(set) var framePolicy = MotionPolicy.everything

  /// The number of steps that wait for a later frame.
  var waitingStepCount: Int { waiting.count }

  /// Calls a closure in frames, for the first time at `next`, and then as the closure itself
  /// specifies.
  @discardableResult func add(
    _ next: NextStep = .inNextFrame, _ call: @escaping @MainActor (Duration) -> NextStep
  ) -> Step {
    let step = Step(call)
    add(next, step)
    return step
  }

  private func add(_ next: NextStep, _ step: Step) {
    observe()
    switch next {
    case .inNextFrame:
      steps.append(step)
      schedule()
    case .inFrame(let time):
      let number = wait(step)
      host.scheduleFrame(after: time - now) { [weak self] in self?.run(number) }
    case .afterPause(let pause):
      let number = wait(step)
      host.schedule(after: pause) { [weak self] in self?.resume(number) }
    case .whenSettingsChange: _ = wait(step)
    case .never: break
    }
  }

  private func wait(_ step: Step) -> Int {
    waitingCount += 1
    waiting[waitingCount] = step
    (step.clock, step.number) = (self, waitingCount)
    return waitingCount
  }

  private func takeWaiting(_ number: Int) -> Step? {
    guard let step = waiting.removeValue(forKey: number) else { return nil }
    step.number = nil
    return step
  }

  /// Calls a step that was waiting for this frame.
  private func run(_ number: Int) {
    guard let step = takeWaiting(number) else { return }
    framePolicy = policy
    add(step.call(now), step)
  }

  /// Calls a step that was waiting, in the next frame.
  private func resume(_ number: Int) {
    guard let step = takeWaiting(number) else { return }
    add(.inNextFrame, step)
  }

  private func schedule() {
    // The frames of a window that isn't visible may never come.
    if visibility.isConcealed {
      host.runOnMain { [weak self] in self?.runSteps() }
      return
    }
    if isScheduled { return }
    isScheduled = true
    // A second capture would cost an allocation in each frame.
    host.scheduleFrame { [weak self] in self?.runFrame() }
  }

  private func runFrame() {
    isScheduled = false
    runSteps()
  }

  private func runSteps() {
    let now = now
    framePolicy = policy
    let current = steps
    steps = []
    steps.reserveCapacity(current.count)
    // A step added by another step is first called in the next frame.
    for step in current {
      let next = step.call(now)
      if case .inNextFrame = next { steps.append(step) } else { add(next, step) }
    }
    if !steps.isEmpty { schedule() }
  }

  /// Starts observing the settings of the desktop and the visibility once something has moved.
  private func observe() {
    if isObserving { return }
    isObserving = true
    host.observeMotionSettings(self)
    visibility.add(self)
  }

  /// Calls all steps that wait, in the next frame.
  private func resumeAll() {
    for number in waiting.keys.sorted() { resume(number) }
  }
}

extension MotionClock: MotionSettingsObserver {
  func motionSettingsDidChange() { resumeAll() }
}

extension MotionClock: VisibilityObserver {
  /// Ends all motion before its window is hidden, and continues repetitions when it is shown again.
  func hostVisibilityDidChange() {
    resumeAll()
    if visibility.isConcealed { runSteps() }
  }
}
