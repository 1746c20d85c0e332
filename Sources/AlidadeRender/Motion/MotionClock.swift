/// The frames of everything that moves in one place: a single callback in each, and none when
/// nothing moves.
@MainActor final class MotionClock {
  private var steps: [@MainActor (Duration) -> Bool] = []
  private var isScheduled = false
  // The host retains neither the mounter nor its clock.
  private let host: any MountHost

  init(host: any MountHost) {
    self.host = host
  }

  /// The time of the current frame.
  var now: Duration { host.frameTime }

  /// The time of the current frame; `nil` if the desktop asks for less motion.
  var movingNow: Duration? { host.movesViews ? now : nil }

  /// Calls a closure in the first frame after some time, and in the following ones until it returns
  /// `false`.
  func add(after interval: Duration, _ step: @escaping @MainActor @Sendable (Duration) -> Bool) {
    host.schedule(after: interval) { [weak self] in self?.add(step) }
  }

  /// Calls a closure in the following frames, until it returns `false`.
  func add(_ step: @escaping @MainActor (Duration) -> Bool) {
    steps.append(step)
    schedule()
  }

  private func schedule() {
    if isScheduled { return }
    isScheduled = true
    host.scheduleFrame { [weak self] in self?.runFrame() }
  }

  private func runFrame() {
    isScheduled = false
    let now = now
    let current = steps
    steps = []
    // What a step adds is called in the next frame for the first time.
    let remaining = current.filter { $0(now) }
    steps = remaining + steps
    if !steps.isEmpty { schedule() }
  }
}
