import AlidadeCore

/// The popovers and sheets that are open in the windows of a headless toolkit.
@MainActor final class HeadlessSurfaces {
  /// The open popovers, in the order in which they were opened.
  private var popovers: [HeadlessPopover] = []
  /// The roots of the open sheets, in the order in which they were opened.
  private var sheets: [HeadlessView] = []
  private var isScheduled = false
  private let scheduler: HeadlessScheduler

  init(scheduler: HeadlessScheduler) {
    self.scheduler = scheduler
  }

  // MARK: - Popovers

  func add(_ popover: HeadlessPopover) { popovers.append(popover) }

  func remove(_ popover: HeadlessPopover) { popovers.removeAll { $0 === popover } }

  /// Schedules an update of the positions of popovers, because views have moved.
  func viewsDidMove() {
    guard !popovers.isEmpty, !isScheduled else { return }
    isScheduled = true
    scheduler.scheduleFrame { [weak self] in
      self?.isScheduled = false
      for popover in self?.popovers ?? [] { popover.follow() }
    }
  }

  /// Closes the most recently opened popover in a window, as the Escape key does.
  ///
  /// - Returns: `false` if none is open.
  func dismissPopover(in root: HeadlessView) -> Bool {
    guard let popover = dialogs(in: root).last else { return false }
    popover.dismiss()
    return true
  }

  /// Closes the popovers in the window of a view that don't contain the view, because the view is
  /// pressed.
  ///
  /// - Returns: `false` if there are none.
  func dismissPopovers(pressing view: HeadlessView) -> Bool {
    guard !popovers.isEmpty, let root = view.outwardViews.last else { return false }
    let others = dialogs(in: root).filter { !view.isInside($0.view.root) }
    // The last one is closed first, because it may be in the content of the others.
    for popover in others.reversed() { popover.dismiss() }
    return !others.isEmpty
  }

  /// Closes the popovers in the content of a hosting view.
  func dismissPopovers(of presenter: HeadlessHostingView) {
    for popover in popovers.reversed() where popover.presenter === presenter { popover.dismiss() }
  }

  /// Closes the popovers in a window, because a sheet or a modal window is about to block it.
  ///
  /// - Parameters:
  ///   - root: the root of the window.
  ///   - parent: the component that opens the sheet or the modal window. The popover that contains
  ///     it stays, because it would take the component along.
  func dismissPopovers(in root: HeadlessView, blockedBy parent: ParentComponent?) {
    let opener = parent?.popoverPresenter as? HeadlessHostingView
    // The last one is closed first, because it may be in the content of the others.
    for popover in popovers.reversed() where popover.view.root.isInside(root) {
      if opener?.root.isInside(popover.view.root) != true { popover.dismiss() }
    }
  }

  /// Gives the popovers of a hosting view its layout direction.
  func directionDidChange(of presenter: HeadlessHostingView) {
    for popover in popovers where popover.presenter === presenter { popover.followDirection() }
  }

  private func dialogs(in root: HeadlessView) -> [HeadlessPopover] {
    popovers.filter { $0.configuration.role == .dialog && $0.view.root.isInside(root) }
  }

  // MARK: - Sheets

  func addSheet(_ root: HeadlessView) { sheets.append(root) }

  func removeSheet(_ root: HeadlessView) { sheets.removeAll { $0 === root } }

  /// Returns `true` if a sheet is in front of a view.
  func isBlocked(_ view: HeadlessView) -> Bool {
    if sheets.isEmpty { return false }
    guard let window = view.outwardViews.last else { return false }
    return sheets.last { $0.isInside(window) }.map { !view.isInside($0) } ?? false
  }

  // MARK: - Focus

  /// Returns the part of a window in which the keyboard focus stays: the most recently opened
  /// popover or sheet, or the whole window.
  func focusRoot(in root: HeadlessView) -> HeadlessView {
    dialogs(in: root).last?.view.root ?? sheets.last { $0.isInside(root) } ?? root
  }
}
