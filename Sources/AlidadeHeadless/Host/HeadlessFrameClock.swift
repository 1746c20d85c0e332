import AlidadeLayout
import AlidadeRender

/// The toolkit for the content of one window, with its sheets and popovers, whose frames stop while
/// the window isn't painted.
///
/// Everything else is passed on to the shared toolkit.
@MainActor final class HeadlessFrameClock: MountHost {
  let mountHost: HeadlessMountHost
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
    self.mountHost = mountHost
  }

  /// Announces changes of ``isPaused`` to a view as long as it exists.
  func add(_ view: HeadlessHostingView) { views.add(view) }

  // MARK: - Frames

  func scheduleFrame(_ action: @escaping @MainActor () -> Void) {
    actions.add(action)
    schedule()
  }

  func scheduleFrame(
    after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    mountHost.scheduleFrame(after: delay) { [weak self] in
      guard let self else { return }
      if isPaused { actions.add(action) } else { action() }
    }
  }

  private func schedule() {
    if isPaused || isScheduled || actions.isEmpty { return }
    isScheduled = true
    mountHost.scheduleFrame { [self] in
      isScheduled = false
      if !isPaused { _ = actions.run() }
      schedule()
    }
  }

  // MARK: - Scheduling

  var frameTime: Duration { mountHost.frameTime }

  func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void) {
    mountHost.scheduleLaterTurn(action)
  }

  func schedule(after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void) {
    mountHost.schedule(after: delay, action)
  }

  nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    mountHost.runOnMain(action)
  }

  nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void) {
    mountHost.runInBackground(work)
  }

  func runInBackground(
    waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    mountHost.runInBackground(waitingUpTo: limit, work)
  }

  // MARK: - Views

  func makeView(_ viewClass: PortableViewClass) -> any NativeView { mountHost.makeView(viewClass) }

  func insert(
    _ view: any NativeView, into parent: any NativeView, above sibling: (any NativeView)?
  ) {
    mountHost.insert(view, into: parent, above: sibling)
  }

  func move(_ view: any NativeView, in parent: any NativeView, above sibling: (any NativeView)?) {
    mountHost.move(view, in: parent, above: sibling)
  }

  func subviews(of parent: any NativeView) -> [any NativeView] { mountHost.subviews(of: parent) }

  func remove(_ view: any NativeView, from parent: any NativeView) {
    mountHost.remove(view, from: parent)
  }

  func isView(_ view: any NativeView, in parent: any NativeView) -> Bool {
    mountHost.isView(view, in: parent)
  }

  func transfer(_ view: any NativeView, into newParent: any NativeView) {
    mountHost.transfer(view, into: newParent)
  }

  func setFrame(_ frame: Rect, of view: any NativeView) { mountHost.setFrame(frame, of: view) }

  func setHidden(_ isHidden: Bool, _ view: any NativeView) { mountHost.setHidden(isHidden, view) }

  func setInert(_ isInert: Bool, _ view: any NativeView) { mountHost.setInert(isInert, view) }

  // MARK: - Settings

  var measurer: any ContentMeasurer { mountHost.measurer }
  var imageDecoder: any ImageDecoder { mountHost.imageDecoder }
  var showsAnimations: Bool { mountHost.showsAnimations }
  var appearance: Appearance { mountHost.appearance }
  var scaleFactor: Double { mountHost.scaleFactor }
  var statefulViews: StatefulViewPool { mountHost.statefulViews }

  func observeMotionSettings(_ observer: any MotionSettingsObserver) {
    mountHost.observeMotionSettings(observer)
  }

  func copy(_ content: TransferContent) { mountHost.copy(content) }

  func offerSelection(_ text: @escaping @Sendable () -> String?) { mountHost.offerSelection(text) }

  func paste(
    of kinds: TransferKinds,
    _ finish: @escaping @MainActor (Result<TransferContent, TransferError>) -> Void
  ) -> Bool {
    mountHost.paste(of: kinds, finish)
  }

  func hasContent(of kinds: TransferKinds) -> Bool { mountHost.hasContent(of: kinds) }

  func observeClipboard(_ observer: any ClipboardObserver) { mountHost.observeClipboard(observer) }

  func openAddress(_ address: String) { mountHost.openAddress(address) }

  func announce(_ text: String) { mountHost.announce(text) }
}
