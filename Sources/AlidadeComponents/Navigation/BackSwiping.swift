import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The swipes over a page by which the user goes back to the one below it, for the layout that shows
/// them.
struct BackSwiping: Sendable, Equatable {
  /// A Boolean value that is `true` while the lower page is in sight.
  let isUnderWay: Bool
  private let follow: Action<BackSwipe.Step>

  /// - Parameters:
  ///   - isUnderWay: `true` while the lower page is in sight.
  ///   - follow: follows a movement of the user.
  init(isUnderWay: Bool, follow: @escaping @MainActor @Sendable (BackSwipe.Step) -> Void) {
    self.isUnderWay = isUnderWay
    self.follow = Action(follow)
  }

  /// Returns the input of pages of a width in points.
  func input(width: Double, _ direction: LayoutDirection) -> ViewAttribute<any NativeView> {
    let (follow, sign) = (follow, direction == .rightToLeft ? -1.0 : 1.0)
    return .input(.pan) { event in
      guard case .drag(let drag) = event else { return }
      follow(BackSwipe.Step(drag: drag, width: width, sign: sign))
    }
  }
}

extension BackSwipe.State {
  /// Returns what moves the page over a number of others.
  ///
  /// - Parameters:
  ///   - index: the number of pages below.
  ///   - depth: the number of pages below the one that is shown.
  ///   - isSwiped: `true` if the page that is shown is moved, or can be.
  func motion(ofPage index: Int, over depth: Int, isSwiped: Bool) -> LayoutMotion {
    if !isSwiped { return LayoutMotion() }
    return switch index {
    case depth: swipe.upperMotion
    case depth - 1: swipe.lowerMotion
    default: LayoutMotion()
    }
  }

  /// Returns the swipes by which the user goes back from the page over a number of others.
  ///
  /// - Parameters:
  ///   - depth: the number of pages below.
  ///   - context: the context of the component that shows the pages.
  ///   - keyPath: the place of this value in its state.
  ///   - goBack: makes the page below the one that is shown.
  func swiping<Whole: Sendable>(
    over depth: Int, _ context: Context<Whole>,
    _ keyPath: WritableKeyPath<Whole, BackSwipe.State> & Sendable,
    goBack: @escaping @MainActor @Sendable () -> Void
  ) -> BackSwiping {
    let swipe = swipe
    let finish: @MainActor @Sendable () -> Void = {
      withImmediateUpdates { context.update { $0[keyPath: keyPath].depth = nil } }
      swipe.reset()
    }
    return BackSwiping(isUnderWay: self.depth == depth) { step in
      swipe.follow(
        step, over: depth, isShown: context.currentState[keyPath: keyPath].depth == depth,
        show: { context.update { $0[keyPath: keyPath].depth = depth } },
        goBack: {
          // Before the end of the swipe, from which it is known that the page is out of sight.
          withImmediateUpdates(goBack)
          finish()
        }, stay: finish)
    }
  }
}
