/// The keyboard focus in a window.
@MainActor final class HeadlessFocus {
  /// The view that has the focus.
  private(set) weak var view: HeadlessView?

  /// The root view of the last view that had the focus.
  private weak var root: HeadlessView?
  /// The view that had the focus when its move was last reported.
  private weak var reportedView: HeadlessView?
  /// The text that keeps its selection until the focus moves to another view, other than a menu.
  private weak var text: HeadlessTextView?

  /// The view that last lost the focus by being hidden, and the turn of the main loop in which this
  /// happened.
  private weak var hiddenView: HeadlessView?
  private var hiddenTurn = 0

  /// The views that were notified that the focus is in them, from the inside out.
  private var notified: [Notified] = []
  /// A Boolean value that is `true` while views are being notified, or while notifications are
  /// postponed.
  private var isNotifying = false

  /// A Boolean value that is `true` from when the window becomes inactive until it becomes active,
  /// or until the focus moves in it.
  private var isDormant = false

  private struct Notified {
    weak var view: HeadlessView?
  }

  private let scheduler: HeadlessScheduler

  init(scheduler: HeadlessScheduler) {
    self.scheduler = scheduler
  }

  /// Moves the focus to the first view that can have it: `view` or one of its descendants.
  ///
  /// - Returns: `true` if there is one.
  func enter(_ view: HeadlessView) -> Bool {
    guard let target = stops(in: view).first else { return false }
    move(to: target)
    return true
  }

  /// Moves the focus to the next or previous view in `root` that can have it, wrapping around at
  /// the ends.
  ///
  /// - Returns: `true` if there is one.
  func moveOn(in root: HeadlessView, isBackward: Bool) -> Bool {
    for case let scrollView as HeadlessScrollView in view?.outwardViews ?? [] {
      guard scrollView.isInside(root) else { break }
      let move = { self.moveOn(inside: scrollView, isBackward) }
      if move() { return true }
      let delegate = scrollView.scrollDelegate
      if delegate?.scrollView(scrollView, findFocus: isBackward, move) == true { return true }
    }
    if moveOn(inside: root, isBackward) { return true }
    let stops = stops(in: root)
    guard let first = isBackward ? stops.last : stops.first else { return false }
    reveal(first)
    return true
  }

  /// Moves the focus to the next or previous view in `ancestor` that can have it.
  ///
  /// - Returns: `false` if there is none, or the focus isn't in `ancestor`.
  private func moveOn(inside ancestor: HeadlessView, _ isBackward: Bool) -> Bool {
    let stops = stops(in: ancestor)
    guard let current = stops.firstIndex(where: { $0 === view }) else { return false }
    let next = isBackward ? current - 1 : current + 1
    guard stops.indices.contains(next) else { return false }
    reveal(stops[next])
    return true
  }

  /// Returns the views in `ancestor` that can have the focus, in the order of Tab.
  private func stops(in ancestor: HeadlessView) -> [HeadlessView] {
    for case let scrollView as HeadlessScrollView in ancestor.descendants {
      scrollView.scrollDelegate?.scrollViewWillMoveFocus(scrollView)
    }
    return ancestor.descendants.filter(\.canBeFocused)
  }

  private func reveal(_ next: HeadlessView) {
    move(to: next)
    for case let scrollView as HeadlessScrollView in next.outwardViews.dropFirst() {
      scrollView.reveal(next)
    }
  }

  /// Removes the focus from `view` and its descendants.
  func leave(_ view: HeadlessView) {
    if isIn(view) { move(to: nil) }
  }

  /// Removes the focus from `view`, which is being hidden, and its descendants.
  func leaveHidden(_ view: HeadlessView) {
    if isIn(view) { (hiddenView, hiddenTurn) = (self.view, scheduler.turn) }
    leave(view)
  }

  /// Moves a view and keeps the focus in it, even if it lost the focus in this turn by being
  /// hidden.
  ///
  /// - Parameters:
  ///   - view: the view that moves.
  ///   - previous: the focus of the window that the view comes from.
  ///   - move: the closure that moves the view.
  func follow(_ view: HeadlessView, from previous: HeadlessFocus, _ move: () -> Void) {
    let lost = previous.hiddenTurn == previous.scheduler.turn ? previous.hiddenView : nil
    let target = [previous.view, lost].compactMap { $0 }.first { $0.isInside(view) }
    // A view that has the focus before and after the move isn't notified in between.
    let wasNotifying = isNotifying
    if target != nil, target === self.view { isNotifying = true }
    move()
    isNotifying = wasNotifying
    if let target, target.isInside(view) {
      self.move(to: target)
      reportedView = nil
    }
    notify()
  }

  /// Notifies the views with the focus that their window has become active.
  func windowDidActivate() {
    isDormant = false
    notify()
  }

  /// Notifies the views with the focus that their window is no longer active.
  ///
  /// They keep the focus for the time when the window is active again.
  func windowDidDeactivate() {
    isDormant = true
    notify()
  }

  private func isIn(_ ancestor: HeadlessView) -> Bool { view?.isInside(ancestor) ?? false }

  private func move(to next: HeadlessView?) {
    guard next !== view else { return }
    view = next
    isDormant = false
    notify()
  }

  /// Notifies the views that lost the focus, from the inside out, then the views that got it, from
  /// the outside in.
  ///
  /// A handler may move the focus again. The remaining notifications then follow the new focus.
  private func notify() {
    if isNotifying { return }
    isNotifying = true
    while notifyOne() {}
    isNotifying = false
    reportMove()
  }

  /// Notifies the scopes that the focus has moved, unless its view acts on what had the focus
  /// before.
  private func reportMove() {
    guard view !== reportedView,
      (view as? any FocusableView)?.actsOnPreviousFocus != true
    else { return }
    reportedView = view
    if let view { root = view.outwardViews.last }
    if let text, !isIn(text) { endSelection(of: text) }
    for case let scope as HeadlessFocusScopeView in root?.descendants ?? [] {
      scope.focusMoveHandler?.send()
    }
  }

  /// Makes a text keep its selection until the focus moves to another view, other than a menu.
  func textDidGainFocus(_ newText: HeadlessTextView) {
    if let text, text !== newText { endSelection(of: text) }
    text = newText
  }

  private func endSelection(of text: HeadlessTextView) {
    self.text = nil
    text.selectionHandler?.send(.blur)
  }

  /// Notifies the next view that lost or got the focus.
  ///
  /// - Returns: `false` if all views have been notified.
  private func notifyOne() -> Bool {
    notified.removeAll { $0.view == nil }
    let path = isDormant ? [] : view?.outwardViews ?? []
    if let place = notified.firstIndex(where: { told in !path.contains { $0 === told.view } }) {
      notified.remove(at: place).view?.didChangeFocus(false)
      return true
    }
    let reached = path.last { view in !notified.contains { $0.view === view } }
    guard let reached else { return false }
    notified.insert(Notified(view: reached), at: 0)
    reached.didChangeFocus(true)
    return true
  }
}
