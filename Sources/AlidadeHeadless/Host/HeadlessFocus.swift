/// Where the keyboard focus of a headless toolkit is.
@MainActor final class HeadlessFocus {
  /// The view that has the focus.
  private(set) weak var view: HeadlessView?

  /// What lost the focus last because it was hidden, and in which turn of the main loop.
  private weak var hiddenView: HeadlessView?
  private var hiddenTurn = 0

  /// Whether nobody is told of moves.
  private var isSilent = false

  private let scheduler: HeadlessScheduler

  init(scheduler: HeadlessScheduler) {
    self.scheduler = scheduler
  }

  /// Moves to the first thing in `view` that takes the focus.
  ///
  /// - Returns: whether there is one.
  func enter(_ view: HeadlessView) -> Bool {
    guard let target = view.descendants.first(where: \.canBeFocused) else { return false }
    move(to: target)
    return true
  }

  /// Moves to the next thing in `root` that takes the focus, or the previous one; after the last
  /// comes the first.
  ///
  /// - Returns: whether there is one.
  func moveOn(in root: HeadlessView, isBackward: Bool) -> Bool {
    let stops = root.descendants.filter(\.canBeFocused)
    guard !stops.isEmpty else { return false }
    let current = stops.firstIndex { $0 === view }
    let step = isBackward ? stops.count - 1 : 1
    let next = current.map { ($0 + step) % stops.count } ?? (isBackward ? stops.count - 1 : 0)
    move(to: stops[next])
    return true
  }

  /// Leaves `view` and everything in it.
  func leave(_ view: HeadlessView) {
    if isIn(view) { move(to: nil) }
  }

  /// Leaves `view`, which is being hidden, and everything in it.
  func leaveHidden(_ view: HeadlessView) {
    if isIn(view) { (hiddenView, hiddenTurn) = (self.view, scheduler.turn) }
    leave(view)
  }

  /// Takes along with a view what has the focus in it, or lost it in this turn because it was
  /// hidden.
  ///
  /// - Parameters:
  ///   - view: the view that moves.
  ///   - former: where the focus is in the toolkit that the view comes from.
  ///   - move: moves it.
  func follow(_ view: HeadlessView, from former: HeadlessFocus, _ move: () -> Void) {
    let lost = former.hiddenTurn == former.scheduler.turn ? former.hiddenView : nil
    let target = [former.view, lost].compactMap { $0 }.first { $0.isInside(view) }
    // What has the focus before and after is told nothing in between.
    if let target, target === self.view { isSilent = true }
    move()
    if let target, target.isInside(view) { self.move(to: target) }
    isSilent = false
  }

  private func isIn(_ ancestor: HeadlessView) -> Bool { view?.isInside(ancestor) ?? false }

  /// Moves the focus and tells the views that it left, from the inside out, then those that it came
  /// to, from the outside in.
  private func move(to next: HeadlessView?) {
    let before = view?.outwardViews ?? []
    let after = next?.outwardViews ?? []
    guard next !== view else { return }
    view = next
    if isSilent { return }
    for left in before where left === before.first || !after.contains(where: { $0 === left }) {
      left.didChangeFocus(false)
    }
    // Whoever was told may have moved it on.
    guard view === next else { return }
    for reached in after.reversed()
    where reached === after.first || !before.contains(where: { $0 === reached }) {
      reached.didChangeFocus(true)
    }
  }
}
