import AlidadeLayout
import AlidadeRender

/// The movement of the indicator while content is pulled.
///
/// It moves only the mounted view: a component is rebuilt only for another stage, not for a
/// movement.
@MainActor final class RefreshMotion {
  /// The distance of the indicator from its position during the refresh, in points; positive
  /// downward.
  private let offset = Motion(Point.zero)
  private var stage = RefreshStage.idle
  /// A Boolean value that is `true` if the indicator follows the pull in progress.
  private var follows = false

  private static let animation = Animation.spring(duration: 0.3)
  /// The place at which the indicator is entirely hidden.
  private static let hidden = Point(x: 0, y: -RefreshIndicator.extent - RefreshIndicator.margin)
  /// The minimum distance of the indicator from ``hidden`` at which releasing the pull refreshes
  /// the content, in points.
  private static let threshold = 64.0
  /// The limit of the distance from ``hidden``, which no pull reaches, in points.
  private static let reach = 128.0

  nonisolated init() {}

  /// The motion of the indicator.
  nonisolated var layoutMotion: LayoutMotion { LayoutMotion(motions: [.offset(offset)]) }

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
    let travel = RefreshMotion.reach * distance / (RefreshMotion.reach + distance)
    offset.set(RefreshMotion.hidden + Point(x: 0, y: travel))
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
    settle(at: RefreshMotion.hidden) { [weak offset] in
      // The indicator may have been pulled again.
      if offset?.value == RefreshMotion.hidden { change(.idle) }
    }
  }

  /// Moves the indicator to its position during the refresh.
  func show() { settle(at: .zero) {} }

  private func settle(at place: Point, _ completion: @escaping @MainActor () -> Void) {
    // The indicator is less than a pixel away then.
    offset.animate(
      to: place, RefreshMotion.animation, tolerance: SIMD8(repeating: 0.5), completion: completion)
  }
}
