import AlidadeLayout
import AlidadeRender

extension HeadlessView {
  /// Sets the handler of an input; `nil` removes it.
  public final func listen(for input: ViewInput, _ handler: EventHandler<ViewInputEvent>?) {
    ensuredInteraction.handlers[input] = handler
    if input == .hover { hoverDidChange(handler) }
    didSet("\(input)", to: handler == nil ? "nil" : "handler")
  }

  /// Notifies the newest component of the view that a pointer rests on it.
  private func hoverDidChange(_ handler: EventHandler<ViewInputEvent>?) {
    handler?.didChangeComponent = { [weak self] in self?.host?.hover.viewsDidMove() }
    host?.hover.viewsDidMove()
  }

  /// Offers content that the user can drag from the view; `nil` withdraws the offer.
  public final func offer(_ content: TransferContent?) {
    ensuredInteraction.offer = content
    didSet("dragging", to: content.map { "\($0)" } ?? "nil")
  }

  final func setHitOutset(_ outset: Double) { ensuredInteraction.hitOutset = outset }

  final func setCursor(_ cursor: Cursor?) { ensuredInteraction.cursor = cursor }

  /// The inputs that the view has handlers for.
  public final var inputs: Set<ViewInput> { Set(interaction?.handlers.keys.map { $0 } ?? []) }

  /// A Boolean value that is `true` if drags with the primary button belong to the view and not to
  /// its ancestors, even if it doesn't listen for them.
  final var keepsDrags: Bool {
    switch self {
    case is HeadlessTextInputView, is HeadlessSliderView: true
    case let text as HeadlessTextView: text.selectionHandler != nil
    case let scrollView as HeadlessScrollView: scrollView.usesDrags(byFinger: false)
    default: interaction?.offer != nil
    }
  }

  /// A Boolean value that is `true` if the view listens for drags with the primary button, or keeps
  /// them from its ancestors.
  final var takesDrags: Bool { keepsDrags || interaction?.takesDrags == true }

  private var ensuredInteraction: HeadlessInteraction {
    if let interaction { return interaction }
    let made = HeadlessInteraction()
    interaction = made
    return made
  }
}

// User actions with the pointer or with fingers: see `HeadlessPointer`. Points are in the
// coordinates of the view; `modifiers` are the keys that are held.
extension HeadlessView {
  /// Taps the view, `count` times in quick succession; presses a pressable view.
  ///
  /// The innermost view that can have the keyboard focus gets it; if there is none, the focus stays
  /// where it is.
  ///
  /// - Returns: `true` if a view handled a tap.
  @discardableResult
  public final func tap(
    button: PointerButton = .primary, count: Int = 1, at point: Point = .zero,
    modifiers: KeyModifiers = []
  ) -> Bool {
    pointer(modifiers).tap(button, count: count, at: point)
  }

  /// Holds the primary button, or a finger, down on the view.
  ///
  /// - Returns: `true` if a view handled the press.
  @discardableResult
  public final func longPress(at point: Point = .zero, modifiers: KeyModifiers = []) -> Bool {
    pointer(modifiers).longPress(at: point)
  }

  /// Moves the pointer over the view, or away from all views.
  ///
  /// The views under the pointer, their ancestors, and the views that the pointer leaves are
  /// notified. The pointer stays there, so views that later move under it are notified in the next
  /// frame.
  ///
  /// - Parameters:
  ///   - point: the position of the pointer; `nil` moves it away.
  ///   - modifiers: the modifier keys that are held.
  public final func hover(at point: Point?, modifiers: KeyModifiers = []) {
    guard let host, let root = outwardViews.last else { return }
    host.hover.move(to: point.map { pointInRoot($0) }, in: root, modifiers)
  }

  /// Moves the pointer over the view with the button down, then releases it.
  ///
  /// The points are in the coordinates that the view has at the beginning, even if it moves with
  /// the drag.
  ///
  /// - Parameters:
  ///   - start: the point at which the button goes down.
  ///   - points: the positions of the pointer from there.
  ///   - velocity: the velocity at the last position, in points per second; determines whether the
  ///     drag is also a swipe.
  ///   - modifiers: the modifier keys that are held.
  ///   - isCanceled: `true` if the drag is canceled at the end.
  /// - Returns: `true` if a view handled the drag or the swipe.
  @discardableResult
  public final func drag(
    from start: Point, through points: [Point], velocity: Point = .zero,
    modifiers: KeyModifiers = [], isCanceled: Bool = false
  ) -> Bool {
    pointer(modifiers)
      .drag(from: start, through: points, velocity: velocity, isCanceled: isCanceled)
  }

  /// Presses the primary button over the view, `count` times in quick succession, and moves the
  /// pointer before the last release.
  @discardableResult
  package final func drag(
    from start: Point, through points: [Point], pressCount count: Int,
    modifiers: KeyModifiers = []
  ) -> Bool {
    pointer(modifiers)
      .drag(from: start, through: points, velocity: .zero, isCanceled: false, count: count)
  }

  /// Moves the row that contains the view sideways, as a finger on it or two fingers on a touchpad
  /// do, and then releases it.
  ///
  /// - Parameters:
  ///   - translations: the distances from the start, step by step, in points; positive to the
  ///     right.
  ///   - velocity: the velocity at the release, in points per second.
  ///   - isCanceled: `true` if the movement is canceled at the end.
  /// - Returns: `true` if the row followed the movement.
  @discardableResult
  public final func swipeRow(
    by translations: [Double], velocity: Double = 0, isCanceled: Bool = false
  ) -> Bool {
    guard let first = translations.first, let swipe = HeadlessRowSwipe(around: self) else {
      return false
    }
    return swipe.begin(by: first)
      && swipe.move(through: translations, velocity, isCanceled: isCanceled)
  }

  /// Moves a finger on the view, or the fingers on a touchpad, sideways, and then lifts it.
  ///
  /// Rows are swiped by ``swipeRow(by:velocity:isCanceled:)``.
  ///
  /// - Parameters:
  ///   - translations: the distances from the start, step by step, in points; positive to the
  ///     right.
  ///   - velocity: the velocity at the end, in points per second.
  ///   - isCanceled: `true` if the movement is canceled at the end.
  ///   - didMove: a closure that is called with the distance after each step, for example to run
  ///     frames while the finger rests.
  /// - Returns: `true` if a view that listens for ``ViewInput/pan`` handled the movement.
  @discardableResult
  public final func pan(
    through translations: [Double], velocity: Double = 0, isCanceled: Bool = false,
    didMove: @MainActor (Double) -> Void = { _ in }
  ) -> Bool {
    pointer([]).pan(
      through: translations, velocity: velocity, isCanceled: isCanceled, didMove)
  }

  /// Moves two fingers on the view apart or together.
  ///
  /// - Parameters:
  ///   - scales: the distances between the fingers, step by step, relative to the first distance.
  ///   - modifiers: the modifier keys that are held.
  /// - Returns: `true` if a view handled the gesture.
  @discardableResult
  public final func magnify(by scales: [Double], modifiers: KeyModifiers = []) -> Bool {
    pointer(modifiers).magnify(by: scales)
  }

  /// Turns the wheel on the view: the innermost view with a handler is notified, and the enclosing
  /// scroll views scroll.
  ///
  /// The innermost scroll view scrolls as far as it can, and the rest of the distance goes to the
  /// views that enclose it. With Shift, a wheel that turns vertically scrolls horizontally.
  ///
  /// - Parameters:
  ///   - distance: the distance in points; positive to the right and down.
  ///   - modifiers: the modifier keys that are held.
  /// - Returns: `true` if a view handled the input.
  @discardableResult
  public final func scroll(by distance: Point, modifiers: KeyModifiers = []) -> Bool {
    pointer(modifiers).scroll(by: distance)
  }

  /// Moves a finger, or the fingers on a touchpad, up and down on the view, then lifts it.
  ///
  /// The enclosing scroll views scroll as far as they can. A movement beyond their tops pulls the
  /// content of the innermost vertical one, if a view around it listens for ``ViewInput/pull``.
  ///
  /// - Parameters:
  ///   - distances: the distances from the initial position of the finger, step by step, in points;
  ///     positive downward.
  ///   - isCanceled: `true` if the gesture is canceled at the end.
  ///   - didMove: a closure that is called with the distance after each step, for example to run
  ///     frames while the finger rests.
  /// - Returns: `true` if a view handled a pull.
  @discardableResult
  public final func pull(
    through distances: [Double], isCanceled: Bool = false,
    didMove: @MainActor (Double) -> Void = { _ in }
  ) -> Bool {
    pointer([]).pull(through: distances, isCanceled: isCanceled, didMove)
  }

  private func pointer(_ modifiers: KeyModifiers) -> HeadlessPointer {
    HeadlessPointer(view: self, modifiers: modifiers)
  }
}
