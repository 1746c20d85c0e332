import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The movement of a page that the user swipes aside to go back, and of the page below it.
///
/// It moves only the mounted views: components are built only when the lower page becomes visible,
/// and when it becomes the current page.
@MainActor final class BackSwipe {
  /// The swipe of a component that shows pages.
  struct State: Sendable {
    let swipe = BackSwipe()
    /// The pages of which the user moves the top one; `nil` if none is being moved.
    var pages: ComponentKey?
    /// A Boolean value that is `true` if the top page was moved out of view.
    var isOutOfView = false
  }

  /// A step of a movement over pages.
  struct Step: Sendable {
    let drag: DragEvent
    /// The width of the pages, in points.
    let width: Double
    /// 1 if the user goes back with a movement to the right; -1 if the movement is to the left.
    let sign: Double
  }

  /// The distance of the upper page from its position, in points.
  private let upper = Motion(Point.zero)
  /// The distance of the lower page from its position, in points.
  private let lower = Motion(Point.zero)
  /// The opacity of the lower page.
  private let lowerOpacity = Motion(1.0)
  /// The distance of the upper page when the movement began, in points.
  private var start = 0.0
  /// The pages on which the movement began; `nil` if there is no movement.
  private var pages: ComponentKey?
  /// The number of times that a page was caught, released or reset.
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
  ///   - pages: the pages that are shown.
  ///   - isShown: `true` if the lower page is visible.
  ///   - show: makes the lower page visible.
  ///   - goBack: makes the lower page the current one.
  ///   - stay: hides the lower page again.
  func follow(
    _ step: Step, over pages: ComponentKey, isShown: Bool, show: @MainActor () -> Void,
    goBack: @escaping @MainActor () -> Void, stay: @escaping @MainActor () -> Void
  ) {
    let translation = step.sign * step.drag.translation.x
    if step.drag.phase == .began {
      turn += 1
      self.pages = pages
      // A page in motion is caught where it is.
      start = isShown ? step.sign * upper.value.x - translation : 0
    }
    guard self.pages == pages else { return }
    switch step.drag.phase {
    case .began, .changed:
      let distance = max(0, min(start + translation, step.width))
      if distance == 0, !isShown { return }
      place(at: distance, step)
      if !isShown { show() }
    case .ended, .canceled:
      self.pages = nil
      if !isShown { return }
      let goesBack = step.goesBack(from: step.sign * upper.value.x)
      release(step, goesBack: goesBack, then: goesBack ? goBack : stay)
    }
  }

  /// Puts both pages in their places, and ends the movement.
  func reset() {
    turn += 1
    pages = nil
    upper.set(.zero)
    lower.set(.zero)
    lowerOpacity.set(1)
  }

  private func place(at distance: Double, _ step: Step) {
    upper.set(Point(x: step.sign * distance, y: 0))
    lower.set(Point(x: step.lowerPlace(at: distance), y: 0))
    lowerOpacity.set(step.share(of: distance))
  }

  private func release(
    _ step: Step, goesBack: Bool, then finish: @escaping @MainActor () -> Void
  ) {
    turn += 1
    let turn = turn
    let distance = goesBack ? step.width : 0
    let velocity = step.sign * step.velocity(from: step.sign * upper.value.x, goesBack: goesBack)
    let animation = goesBack ? Animation.swipedPage : .page
    lower.animate(
      to: Point(x: step.lowerPlace(at: distance), y: 0),
      velocity: Point(x: -Transition.coveredShift * velocity, y: 0), animation)
    lowerOpacity.animate(
      to: step.share(of: distance), velocity: step.share(of: step.sign * velocity), animation)
    // The page is less than a pixel away then, so that it is out of view or in its place.
    upper.animate(
      to: Point(x: step.sign * distance, y: 0), velocity: Point(x: velocity, y: 0), animation,
      tolerance: SIMD8(repeating: 0.5)
    ) { [weak self] in
      // The page may have been caught again.
      if self?.turn == turn { finish() }
    }
  }
}

extension BackSwipe.Step {
  /// Returns `true` if the user goes back by releasing the page at a distance.
  fileprivate func goesBack(from distance: Double) -> Bool {
    let velocity = sign * drag.velocity.x
    if drag.phase == .canceled { return false }
    return abs(velocity) >= SwipeEvent.minimumSpeed ? velocity > 0 : distance > width / 2
  }

  /// Returns the velocity of the page away from its position when it is released at a distance,
  /// limited so that the page doesn't move beyond its destination.
  fileprivate func velocity(from distance: Double, goesBack: Bool) -> Double {
    if drag.phase == .canceled { return 0 }
    let velocity = sign * drag.velocity.x
    // A critically damped spring with a higher speed would overshoot.
    return goesBack
      ? min(velocity, (width - distance) * 2 * .pi / Animation.swipedPageDuration)
      : max(velocity, -distance * 2 * .pi / Animation.pageDuration)
  }

  /// Returns the distance of the lower page from its position, given that of the upper page.
  fileprivate func lowerPlace(at distance: Double) -> Double {
    sign * Transition.coveredShift * (width - distance)
  }

  /// Returns a distance as a fraction of the width.
  fileprivate func share(of distance: Double) -> Double { width > 0 ? distance / width : 1 }
}
