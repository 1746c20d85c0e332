import AlidadeLayout
import AlidadeRender

/// The movement of the indicator while content is pulled.
///
/// It moves only the mounted view: a component is rebuilt only for another stage, not for a
/// movement.
@MainActor final class RefreshMotion {
  /// The spring with which the indicator returns.
  private final class Return {
    let goal: Double
    let completion: @MainActor () -> Void
    var velocity = 0.0
    var time: Duration

    init(to goal: Double, at time: Duration, _ completion: @escaping @MainActor () -> Void) {
      self.goal = goal
      self.time = time
      self.completion = completion
    }
  }

  /// The distance of the indicator from its position during the refresh, in points; positive
  /// downward.
  private var offset = 0.0
  private weak var view: (any NativeView)?
  private var current: Return?
  private var stage = RefreshStage.idle
  /// A Boolean value that is `true` if the indicator follows the pull in progress.
  private var follows = false

  private static let spring = Spring(duration: 0.3)
  /// The offset at which the indicator is entirely hidden.
  private static let hidden = -RefreshIndicator.extent - RefreshIndicator.margin
  /// The minimum distance of the indicator from ``hidden`` at which releasing the pull refreshes
  /// the content, in points.
  private static let threshold = 64.0
  /// The limit of the distance from ``hidden``, which no pull reaches, in points.
  private static let reach = 128.0

  nonisolated init() {}

  // MARK: - The view

  /// Begins to move a view.
  func begin(_ view: any NativeView) {
    self.view = view
    place()
  }

  /// Stops moving the view.
  func end(_ view: any NativeView) {
    view.mountRecord?.displacement = .zero
    guard self.view === view else { return }
    self.view = nil
    current = nil
    offset = 0
  }

  private func place() { view?.mountRecord?.displacement = Point(x: 0, y: offset) }

  // MARK: - Pulls

  /// Follows a pull.
  ///
  /// - Parameters:
  ///   - pull: the latest event.
  ///   - shown: the stage that is shown.
  ///   - change: a closure that is called when the stage changes.
  func follow(
    _ pull: PullEvent, while shown: RefreshStage,
    _ change: @escaping @MainActor (RefreshStage) -> Void
  ) {
    switch pull.phase {
    case .began:
      follows = shown != .refreshing
      stage = .idle
      move(pull.distance, change)
    case .changed: move(pull.distance, change)
    case .ended where stage == .armed: release(shown, .refreshing, change)
    case .ended, .canceled: release(shown, .idle, change)
    }
  }

  /// Moves the indicator with the fingers; the farther they move, the slower it follows.
  private func move(_ distance: Double, _ change: @MainActor (RefreshStage) -> Void) {
    guard follows else { return }
    current = nil
    let travel = RefreshMotion.reach * distance / (RefreshMotion.reach + distance)
    offset = RefreshMotion.hidden + travel
    place()
    let next = travel < RefreshMotion.threshold ? RefreshStage.pulling : .armed
    if next != stage {
      stage = next
      change(next)
    }
  }

  private func release(
    _ shown: RefreshStage, _ next: RefreshStage,
    _ change: @escaping @MainActor (RefreshStage) -> Void
  ) {
    guard follows else { return }
    follows = false
    stage = .idle
    if next == .refreshing { change(next) }
    if next == .refreshing || shown == .refreshing { return show() }
    settle(at: RefreshMotion.hidden) { change(.idle) }
  }

  /// Moves the indicator to its position during the refresh.
  func show() { settle(at: 0) {} }

  private func settle(at goal: Double, _ completion: @escaping @MainActor () -> Void) {
    guard let view, let host = view.mountRecord?.mounter.host, host.movesViews else {
      current = nil
      offset = view == nil ? 0 : goal
      place()
      return completion()
    }
    current = Return(to: goal, at: host.frameTime, completion)
    schedule()
  }

  private func schedule() {
    view?.mountRecord?.mounter.host.scheduleFrame { [weak self, weak current] in
      guard let self, let current, self.current === current else { return }
      step(current)
    }
  }

  private func step(_ motion: Return) {
    guard let now = view?.mountRecord?.mounter.host.frameTime else { return }
    let next = RefreshMotion.spring.advance(
      displacement: offset - motion.goal, velocity: motion.velocity,
      by: (now - motion.time) / .seconds(1))
    motion.time = now
    motion.velocity = next.velocity
    // The indicator is less than a pixel away, and moves less than a pixel in a frame.
    let isOver = abs(next.displacement) < 0.5 && abs(next.velocity) < 30
    offset = motion.goal + (isOver ? 0 : next.displacement)
    place()
    if !isOver { return schedule() }
    current = nil
    motion.completion()
  }
}
