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
  ///
  /// A closure that is moved from one array to another by itself is wrapped again each time.
  private struct Step {
    let call: @MainActor (Duration) -> NextStep
  }

  /// The steps of the next frame.
  private var steps: [Step] = []
  /// The steps that wait for a later frame.
  private var waiting: [Int: Step] = [:]
  private var waitingCount = 0
  private var isScheduled = false
  private var isObserving = false
  // The host retains neither the mounter nor its clock.
  private let host: any MountHost

  init(host: any MountHost) {
    self.host = host
  }

  /// The time of the current frame.
  var now: Duration { host.frameTime }

  /// The kinds of changes that are animated, according to the current settings.
  var policy: MotionPolicy { host.motionPolicy }

  /// The kinds of changes that are animated in the current frame; determined once per frame.
  private(set) var framePolicy = MotionPolicy.everything

  /// Calls a closure in frames, for the first time at `next`, and then as the closure itself
  /// specifies.
  func add(
    _ next: NextStep = .inNextFrame, _ step: @escaping @MainActor (Duration) -> NextStep
  ) {
    add(next, Step(call: step))
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
    return waitingCount
  }

  /// Calls a step that was waiting for this frame.
  private func run(_ number: Int) {
    guard let step = waiting.removeValue(forKey: number) else { return }
    framePolicy = policy
    add(step.call(now), step)
  }

  /// Calls a step that was waiting, in the next frame.
  private func resume(_ number: Int) {
    guard let step = waiting.removeValue(forKey: number) else { return }
    add(.inNextFrame, step)
  }

  private func schedule() {
    if isScheduled { return }
    isScheduled = true
    host.scheduleFrame { [weak self] in self?.runFrame() }
  }

  private func runFrame() {
    isScheduled = false
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

  /// Starts observing the settings of the desktop once something has moved.
  private func observe() {
    if isObserving { return }
    isObserving = true
    host.observeMotionSettings(self)
  }
}

extension MotionClock: MotionSettingsObserver {
  func motionSettingsDidChange() {
    for number in waiting.keys.sorted() { resume(number) }
  }
}
