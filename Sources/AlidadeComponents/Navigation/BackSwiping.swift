import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The swipes, keys and presses with which the user goes back from a page to the page below it, for
/// the layout that shows them.
struct BackSwiping: Sendable, Equatable {
  /// The pages, of which the top one is swiped.
  let pages: ComponentKey
  /// A Boolean value that is `true` while the lower page is visible.
  let isUnderWay: Bool
  private let goBack: Action<Void>
  private let follow: Action<BackSwipe.Step>
  private let forget: Action<Void>

  /// - Parameters:
  ///   - pages: the pages, of which the top one is swiped.
  ///   - isUnderWay: `true` while the lower page is visible.
  ///   - goBack: goes back without a movement.
  ///   - follow: follows a movement of the user.
  ///   - forget: discards a movement.
  init(
    pages: ComponentKey, isUnderWay: Bool,
    goBack: @escaping @MainActor @Sendable () -> Void,
    follow: @escaping @MainActor @Sendable (BackSwipe.Step) -> Void,
    forget: @escaping @MainActor @Sendable () -> Void
  ) {
    self.pages = pages
    self.isUnderWay = isUnderWay
    self.goBack = Action { goBack() }
    self.follow = Action(follow)
    self.forget = Action { forget() }
  }

  /// Returns the inputs of pages of a width in points.
  ///
  /// While the focus is in the pages, the innermost pages get a key; otherwise, visible ones do.
  func inputs(
    width: Double, _ direction: LayoutDirection
  ) -> [ViewAttribute<any NativeView>] {
    let (goBack, follow) = (goBack, follow)
    let isMirrored = direction == .rightToLeft
    let swipe = ViewAttribute<any NativeView>.input(.pan) { event in
      guard case .drag(let drag) = event else { return }
      follow(BackSwipe.Step(drag: drag, width: width, sign: isMirrored ? -1 : 1))
    }
    let keys = [KeyCombination(isMirrored ? .right : .left, .alt), KeyCombination(.back)]
    var others: [ViewInput] = [.tap(button: .back, count: 1)]
    for key in keys { others += [.key(key), .shortcut(key)] }
    return [swipe] + others.map { input in .input(input) { _ in goBack(()) } }
  }

  /// Discards a movement if other pages are shown from now on.
  @MainActor func end(before newer: BackSwiping?) {
    if newer?.pages != pages { forget(()) }
  }
}

extension BackSwipe.State {
  /// Returns the motion of a page.
  ///
  /// - Parameters:
  ///   - index: the number of pages below.
  ///   - depth: the number of pages below the current page.
  ///   - isSwiped: `true` if the current page is or can be moved.
  func motion(ofPage index: Int, over depth: Int, isSwiped: Bool) -> LayoutMotion {
    if !isSwiped { return LayoutMotion() }
    return switch index {
    case depth: swipe.upperMotion
    case depth - 1: swipe.lowerMotion
    default: LayoutMotion()
    }
  }

  /// Returns the inputs with which the user goes back from the top page.
  ///
  /// - Parameters:
  ///   - pages: the pages.
  ///   - context: the context of the component that shows the pages.
  ///   - keyPath: the key path to this value in the state of that component.
  ///   - goBack: makes the page below the current one.
  func swiping<Whole: Sendable>(
    _ pages: ComponentKey, _ context: Context<Whole>,
    _ keyPath: WritableKeyPath<Whole, BackSwipe.State> & Sendable,
    goBack: @escaping @MainActor @Sendable () -> Void
  ) -> BackSwiping {
    let swipe = swipe
    let change: @MainActor @Sendable (ComponentKey?, Bool) -> Void = { pages, isOutOfView in
      context.update {
        $0[keyPath: keyPath].pages = pages
        $0[keyPath: keyPath].isOutOfView = isOutOfView
      }
    }
    let forget: @MainActor @Sendable () -> Void = {
      if context.currentState[keyPath: keyPath].pages != nil {
        withImmediateUpdates { change(nil, false) }
      }
      swipe.reset()
    }
    return BackSwiping(pages: pages, isUnderWay: self.pages == pages) {
      withImmediateUpdates { goBack() }
    } follow: { step in
      swipe.follow(
        step, over: pages, isShown: context.currentState[keyPath: keyPath].pages == pages,
        // This must happen before the next frame, in which the page may already be released.
        show: { withImmediateUpdates { change(pages, false) } },
        goBack: {
          withImmediateUpdates {
            change(pages, true)
            goBack()
          }
          // The page may still be there, because the program keeps it.
          forget()
        }, stay: forget)
    } forget: {
      forget()
    }
  }
}
