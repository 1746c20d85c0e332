/// A clock that moves only when the program advances it.
@MainActor public final class HeadlessClock {
  /// The time since the clock was created.
  public private(set) var now = Duration.zero

  /// The time from one frame to the next; positive.
  public let frameDuration: Duration

  private var timers: [(time: Duration, order: Int, action: @MainActor () -> Void)] = []
  private var timersMade = 0

  init(frameDuration: Duration) {
    self.frameDuration = frameDuration > .zero ? frameDuration : .nanoseconds(16_666_667)
  }

  /// Calls `action` once, after `delay`; a negative delay counts as zero.
  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
    timersMade += 1
    timers.append((now + max(delay, .zero), timersMade, action))
  }

  /// The time of the next action; `nil` if there is none.
  public var nextTimer: Duration? { timers.map(\.time).min() }

  /// The start of the next frame, which is later than the current time.
  var nextFrame: Duration {
    let frames = Int((now / frameDuration).rounded(.down))
    let next = frameDuration * (frames + 1)
    return next > now ? next : now + frameDuration
  }

  /// Returns the start of the first frame at a time or after it that is later than the current
  /// time.
  func frame(from time: Duration) -> Duration {
    let frames = Int((time / frameDuration).rounded(.down))
    let frame = frameDuration * frames
    return max(frame < time ? frame + frameDuration : frame, nextFrame)
  }

  /// Moves the clock forward to `time`; does nothing if `time` is in the past.
  func move(to time: Duration) {
    now = max(now, time)
  }

  /// Removes and returns the actions that are due, by time and then by the order in which they were
  /// scheduled.
  func takeDue() -> [@MainActor () -> Void] {
    let due = timers.filter { $0.time <= now }.sorted { ($0.time, $0.order) < ($1.time, $1.order) }
    timers.removeAll { $0.time <= now }
    return due.map(\.action)
  }
}
