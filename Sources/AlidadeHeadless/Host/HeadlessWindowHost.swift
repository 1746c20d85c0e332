import AlidadeRender

/// The toolkit for the content of one window, with its sheets and popovers, whose frames stop while
/// the window isn't painted.
///
/// Everything else is passed on to the shared toolkit.
@MainActor final class HeadlessWindowHost: ForwardingMountHost {
  nonisolated let base: any MountHost
  /// The actions for the next frame of the window.
  private let actions = ActionQueue()
  private var isScheduled = false
  /// The views that the frames are for.
  private let views = WeakObservers<HeadlessHostingView>()

  /// A Boolean value that is `true` while the window has no frames; their actions wait, and no view
  /// in the window is visible.
  var isPaused = false {
    didSet {
      if isPaused == oldValue { return }
      views.notify { $0.framesDidChange() }
      schedule()
    }
  }

  init(_ mountHost: HeadlessMountHost) {
    base = mountHost
  }

  /// Announces changes of ``isPaused`` to a view as long as it exists.
  func add(_ view: HeadlessHostingView) { views.add(view) }

  func scheduleFrame(_ action: @escaping @MainActor () -> Void) {
    actions.add(action)
    schedule()
  }

  func scheduleFrame(
    after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    base.scheduleFrame(after: delay) { [weak self] in
      guard let self else { return }
      if isPaused { actions.add(action) } else { action() }
    }
  }

  private func schedule() {
    if isPaused || isScheduled || actions.isEmpty { return }
    isScheduled = true
    base.scheduleFrame { [self] in
      isScheduled = false
      if !isPaused { _ = actions.run() }
      schedule()
    }
  }
}
