/// Time that moves only when told; in seconds and their parts since the clock was made.
@MainActor public final class HeadlessClock {
  /// How much time has passed.
  public private(set) var now = Duration.zero

  /// The time from one frame to the next; positive.
  public let frameDuration: Duration

  private var timers: [(time: Duration, order: Int, action: @MainActor () -> Void)] = []
  private var timersMade = 0

  init(frameDuration: Duration) {
    self.frameDuration = frameDuration > .zero ? frameDuration : .nanoseconds(16_666_667)
  }

  /// Calls `action` once, when `delay` has passed; a delay below zero counts as zero.
  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
    timersMade += 1
    timers.append((now + max(delay, .zero), timersMade, action))
  }

  /// When the next action is due; `nil` when there is none.
  public var nextTimer: Duration? { timers.map(\.time).min() }

  /// The first start of a frame after now.
  var nextFrame: Duration {
    let frames = Int((now / frameDuration).rounded(.down))
    let next = frameDuration * (frames + 1)
    return next > now ? next : now + frameDuration
  }

  /// Moves on to `time`, never back.
  func move(to time: Duration) {
    now = max(now, time)
  }

  /// The actions that are due, in the order of their times; those of one time in the order in which
  /// they were made.
  func takeDue() -> [@MainActor () -> Void] {
    let due = timers.filter { $0.time <= now }.sorted { ($0.time, $0.order) < ($1.time, $1.order) }
    timers.removeAll { $0.time <= now }
    return due.map(\.action)
  }
}
