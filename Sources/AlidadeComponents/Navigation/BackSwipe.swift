import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The movement of a page that the user swipes aside to go back, and of the one below it.
///
/// It moves the mounted views alone: components are built only when the lower page comes into sight,
/// and when it is the one that is shown.
@MainActor final class BackSwipe {
  /// The swipe of a component that shows pages.
  struct State: Sendable {
    let swipe = BackSwipe()
    /// The number of pages below the one that the user moves; `nil` if none is moved.
    var depth: Int?
  }

  /// A step of a movement over pages.
  struct Step: Sendable {
    let drag: DragEvent
    /// The width of the pages, in points.
    let width: Double
    /// 1 if the user goes back with a movement to the right; -1 if it is to the left.
    let sign: Double
  }

  /// The distance of the upper page from its place, in points.
  private let upper = Motion(Point.zero)
  /// The distance of the lower page from its place, in points.
  private let lower = Motion(Point.zero)
  /// The opacity of the lower page.
  private let lowerOpacity = Motion(1.0)
  /// The distance of the upper page when the movement began, in points.
  private var start = 0.0
  /// The number of pages below the one that the movement began on; `nil` if there is no movement.
  private var depth: Int?
  /// The number of times that a page was caught or let go.
  private var turn = 0

  nonisolated init() {}

  /// The motion of the upper page.
  nonisolated var upperMotion: LayoutMotion { LayoutMotion(motions: [.offset(upper)]) }
  /// The motion of the lower page.
  nonisolated var lowerMotion: LayoutMotion {
    LayoutMotion(motions: [.offset(lower), .opacity(lowerOpacity)])
  }

  /// Follows a movement.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - depth: the number of pages below the one that is shown.
  ///   - isShown: `true` if the lower page is in sight.
  ///   - show: brings the lower page into sight.
  ///   - goBack: makes the lower page the one that is shown.
  ///   - stay: hides the lower page again.
  func follow(
    _ step: Step, over depth: Int, isShown: Bool, show: @MainActor () -> Void,
    goBack: @escaping @MainActor () -> Void, stay: @escaping @MainActor () -> Void
  ) {
    let translation = step.sign * step.drag.translation.x
    if step.drag.phase == .began {
      turn += 1
      self.depth = depth
      // A page that is on its way is caught where it is.
      start = isShown ? step.sign * upper.value.x - translation : 0
    }
    let isSamePage = self.depth == depth
    switch step.drag.phase {
    case .began, .changed:
      if !isSamePage { return }
      let distance = max(0, min(start + translation, step.width))
      if distance == 0, !isShown { return }
      place(at: distance, step)
      if !isShown { show() }
    case .ended, .canceled:
      self.depth = nil
      if !isSamePage { return stay() }
      if !isShown { return }
      let goesBack = step.goesBack(from: step.sign * upper.value.x)
      letGo(step, to: goesBack ? step.width : 0, then: goesBack ? goBack : stay)
    }
  }

  /// Puts the page that is shown from now on in its place.
  func reset() {
    upper.set(.zero)
    lower.set(.zero)
    lowerOpacity.set(1)
  }

  private func place(at distance: Double, _ step: Step) {
    upper.set(Point(x: step.sign * distance, y: 0))
    lower.set(Point(x: step.lowerPlace(at: distance), y: 0))
    lowerOpacity.set(step.share(of: distance))
  }

  private func letGo(
    _ step: Step, to distance: Double, then finish: @escaping @MainActor () -> Void
  ) {
    turn += 1
    let turn = turn
    let velocity = step.drag.phase == .canceled ? 0 : step.drag.velocity.x
    lower.animate(
      to: Point(x: step.lowerPlace(at: distance), y: 0),
      velocity: Point(x: -Transition.coveredShift * velocity, y: 0), .page)
    lowerOpacity.animate(
      to: step.share(of: distance), velocity: step.share(of: step.sign * velocity), .page)
    upper.animate(
      to: Point(x: step.sign * distance, y: 0), velocity: Point(x: velocity, y: 0), .page
    ) { [weak self] in
      // The page may have been caught again.
      if self?.turn == turn { finish() }
    }
  }
}

extension BackSwipe.Step {
  /// Returns `true` if the user goes back by letting go at a distance.
  fileprivate func goesBack(from distance: Double) -> Bool {
    let velocity = sign * drag.velocity.x
    if drag.phase == .canceled { return false }
    return abs(velocity) >= SwipeEvent.minimumSpeed ? velocity > 0 : distance > width / 2
  }

  /// Returns the distance of the lower page from its place, given that of the upper one.
  fileprivate func lowerPlace(at distance: Double) -> Double {
    sign * Transition.coveredShift * (width - distance)
  }

  /// Returns a distance as a share of the width.
  fileprivate func share(of distance: Double) -> Double { width > 0 ? distance / width : 1 }
}
