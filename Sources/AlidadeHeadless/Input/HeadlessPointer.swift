import AlidadeLayout
import AlidadeRender

/// The pointer, or fingers, on a view of a headless toolkit.
///
/// An input goes to the innermost view that handles it, from this view outward. Points are in the
/// coordinates of this view, and are converted to those of the handling view. Hidden and
/// noninteractive views get no input.
@MainActor struct HeadlessPointer {
  let view: HeadlessView
  /// The modifier keys that are held.
  let modifiers: KeyModifiers

  /// Taps the view, `count` times in quick succession.
  ///
  /// - Returns: `true` if a view handled the input, as in the other methods.
  func tap(_ button: PointerButton, count: Int, at point: Point) -> Bool {
    guard receivesInput else { return false }
    if dismissesPopovers { return true }
    if button == .primary, let swipe = HeadlessRowSwipe(pressing: view, at: point, modifiers) {
      swipe.end()
      return true
    }
    return stride(from: 1, through: count, by: 1).map { number in
      // A tap may remove the view, which may then show another component.
      guard receivesInput else { return false }
      focus(button)
      if button == .primary, pressSelectable(number, at: point) != nil { return true }
      let selectsText = button == .primary && pressText(number, at: point) != nil
      tellListBesideRows(button, number)
      return tap(button, number: number, at: point) || selectsText
    }.contains(true)
  }

  /// Moves the keyboard focus to the innermost view that can take it, as a press does.
  ///
  /// The focus stays where it is if it is already inside that view, if no view takes it, or if the
  /// view acts on the view that has the focus. Buttons other than the primary one focus only text
  /// inputs.
  private func focus(_ button: PointerButton) {
    let target = view.outwardViews.first(where: \.canBeFocused)
    guard let target, button == .primary || target is HeadlessTextInputView,
      (target as? any FocusableView)?.actsOnPreviousFocus != true,
      let focus = target.windowFocus, focus.view?.isInside(target) != true
    else { return }
    _ = focus.enter(target)
  }

  private func tap(_ button: PointerButton, number: Int, at point: Point) -> Bool {
    let isMenuTap = button == .secondary && notifyList(of: view.outwardViews, button, number)
    // A tap that a view in a row uses or waits for doesn't select the row.
    var (isDeclined, isUsed) = (false, false)
    return firstAnswer(from: point) { view, place in
      if button == .primary, !isUsed, notifyList(of: [view], button, number) { return true }
      let listeners = tapListeners(of: view, button)
      if listeners.isEmpty || isDeclined {
        if button == .primary, let pressable = enabledPressable(view) {
          return isDeclined ? false : pressable.press()
        }
        isUsed = isUsed || view.keepsPresses
        return nil
      }
      let told = listeners.filter { number % $0.count == 0 }
      let event = TapEvent(location: place, button: button, modifiers: modifiers, count: number)
      for (_, listener) in told { listener.send(.tap(event)) }
      isDeclined = told.isEmpty
      return isDeclined ? nil : true
    } || isMenuTap
  }

  /// Notifies the list of the first view that is a selectable row of a tap on it.
  ///
  /// - Returns: `true` if there is such a view.
  private func notifyList(
    of views: [HeadlessView], _ button: PointerButton, _ number: Int
  ) -> Bool {
    guard let row = views.first(where: \.isSelectableRow),
      let list = row.superview as? HeadlessScrollView
    else { return false }
    let event = TapEvent(
      location: .zero, button: button, modifiers: modifiers, count: number)
    list.scrollDelegate?.scrollView(list, didTap: row, event)
    return true
  }

  /// Notifies a list with a selection of a tap on the list itself, outside its rows.
  private func tellListBesideRows(_ button: PointerButton, _ number: Int) {
    guard let list = view as? HeadlessScrollView, list.selectionMode != .none else { return }
    let event = TapEvent(location: .zero, button: button, modifiers: modifiers, count: number)
    list.scrollDelegate?.scrollView(list, didTapBesideRows: event)
  }

  /// Notifies a text that can be selected by itself that the primary button goes down.
  ///
  /// - Returns: the handler of the text and the point in it; `nil` if there is no such text at the
  ///   point, or if a view on it uses presses.
  private func pressSelectable(
    _ number: Int, at point: Point
  ) -> (handler: EventHandler<TextSelectionEvent>, place: Point)? {
    guard receivesInput else { return nil }
    for (view, place) in path(from: point) {
      if let handler = (view as? HeadlessTextView)?.selectionHandler {
        handler.send(.press(TapEvent(location: place, modifiers: modifiers, count: number)))
        return (handler, place)
      }
      if view.keepsPresses { return nil }
    }
    return nil
  }

  /// Notifies the list around the view that the primary button goes down, unless a view in its rows
  /// uses presses.
  ///
  /// - Returns: the list, and the point in it, if a drag from there selects text.
  private func pressText(_ number: Int, at point: Point) -> (HeadlessScrollView, Point)? {
    for (view, place) in path(from: point) {
      guard let list = view as? HeadlessScrollView else {
        if view.keepsPresses { return nil }
        continue
      }
      guard list.selectsText else { return nil }
      if let focus = list.windowFocus, focus.view !== list { _ = focus.enter(list) }
      let press = TapEvent(location: place, modifiers: modifiers, count: number)
      let isTaken = list.scrollDelegate?.scrollView(list, didPressText: press) ?? false
      return isTaken ? (list, place) : nil
    }
    return nil
  }

  func longPress(at point: Point) -> Bool {
    if dismissesPopovers { return true }
    return deliver(.longPress, from: point, isTakenByPressables: true) {
      .tap(TapEvent(location: $0, modifiers: modifiers))
    }
  }

  /// Drags from a point with the button down, then releases it.
  ///
  /// The views at the point where the button goes down handle the drag and the swipe. All points
  /// are in the coordinates that the view has at that moment.
  ///
  /// - Parameter count: the number of presses in quick succession, the last of which drags.
  func drag(
    from start: Point, through points: [Point], velocity: Point, isCanceled: Bool, count: Int = 1
  ) -> Bool {
    if dismissesPopovers { return true }
    if receivesInput, let swipe = HeadlessRowSwipe(pressing: view, at: start, modifiers) {
      return swipe.move(through: points.map { $0.x - start.x }, velocity.x, isCanceled: isCanceled)
    }
    if let text = pressSelectable(count, at: start) {
      focus(.primary)
      for point in points { text.handler.send(.drag(text.place + (point - start))) }
      return true
    }
    let course = points.map { $0 - start }.drop { !isDrag($0) }
    guard receivesInput, let last = course.last else { return false }
    let swiped = receiver(of: .swipe, from: start, unless: \.keepsDrags)
    var steps = course.map { (phase: GesturePhase.changed, translation: $0, velocity: Point.zero) }
    steps[0].phase = .began
    steps.append((isCanceled ? .canceled : .ended, last, velocity))
    let receiver = receiver(of: .drag, from: start, unless: \.keepsDrags)
    if receiver == nil, swiped == nil, let (list, row, place) = rowOfDrag(from: start) {
      return drag(
        row, in: list, from: place, through: course.map { place + view.movement($0, in: list) },
        velocity: view.movement(velocity, in: list), isCanceled: isCanceled)
    }
    if receiver == nil, swiped == nil,
      let (list, place) = pressText(count, at: start) ?? listOfDrag(from: start)
    {
      for step in steps {
        list.scrollDelegate?.scrollView(
          list,
          didDrag: DragEvent(
            phase: step.phase, start: place,
            translation: view.movement(step.translation, in: list),
            velocity: view.movement(step.velocity, in: list), modifiers: modifiers))
      }
      return true
    }
    if receiver == nil, let first = course.first, abs(first.x) > abs(first.y),
      let swipe = HeadlessRowSwipe(dragging: view, at: start, modifiers)
    {
      return swipe.begin(by: first.x)
        && swipe.move(through: course.map(\.x), velocity.x, isCanceled: isCanceled)
    }
    // The receiver may scale itself while it is dragged.
    for index in steps.indices {
      guard let handler = receiver?.view else { break }
      steps[index].translation = view.movement(steps[index].translation, in: handler)
      steps[index].velocity = view.movement(steps[index].velocity, in: handler)
    }
    let isDragged = send(steps.map(\.phase), .drag, to: receiver) {
      .drag(
        DragEvent(
          phase: $0, start: $2, translation: steps[$1].translation, velocity: steps[$1].velocity,
          modifiers: modifiers))
    }
    guard !isCanceled, let swipe = SwipeEvent(velocity: velocity) else { return isDragged }
    return send([.ended], .swipe, to: swiped) { _, _, _ in .swipe(swipe) } || isDragged
  }

  /// Returns the list whose rows a drag selects, with the point in the coordinates of its viewport;
  /// `nil` if there is none, or if a view in the rows uses the drag.
  private func listOfDrag(from point: Point) -> (HeadlessScrollView, Point)? {
    for (view, place) in path(from: point) {
      if let list = view as? HeadlessScrollView {
        return list.selectionMode == .many ? (list, place) : nil
      }
      if view.keepsPresses || view.interaction?.offer != nil { return nil }
    }
    return nil
  }

  /// Returns the list whose rows the user can drag, the row, and the point in the coordinates of the
  /// list's viewport; `nil` if there is none, or if a view in the row uses the drag.
  func rowOfDrag(
    from point: Point
  ) -> (list: HeadlessScrollView, row: HeadlessView, place: Point)? {
    var row: HeadlessView?
    for (view, place) in path(from: point) {
      if let list = view as? HeadlessScrollView {
        return list.dragsRows ? row.map { (list, $0, place) } : nil
      }
      if view.keepsPresses || view.interaction?.offer != nil { return nil }
      row = view
    }
    return nil
  }

  /// Returns `true` if a movement is long enough to be a drag.
  private func isDrag(_ translation: Point) -> Bool {
    let (x, y) = (translation.x, translation.y)
    return (x * x + y * y).squareRoot() >= DragEvent.minimumDistance
  }

  /// Moves two fingers apart or together.
  func magnify(by scales: [Double]) -> Bool {
    guard receivesInput, let last = scales.last else { return false }
    let steps = [(GesturePhase.began, 1.0)] + scales.map { (.changed, $0) } + [(.ended, last)]
    return send(steps.map(\.0), .magnify, to: receiver(of: .magnify, from: .zero)) {
      phase, step, _ in
      .magnify(MagnifyEvent(phase: phase, scale: steps[step].1, modifiers: modifiers))
    }
  }

  /// Sends the steps of a gesture to the view on which it began; if the view disappears, the
  /// gesture is canceled.
  ///
  /// - Parameters:
  ///   - phases: the phases of the steps.
  ///   - event: a closure that returns the event for a phase, the index of a step, and the location
  ///     where the gesture began.
  /// - Returns: `true` if there is such a view.
  func send(
    _ phases: [GesturePhase], _ input: ViewInput, to receiver: (view: HeadlessView, place: Point)?,
    _ event: (GesturePhase, Int, Point) -> ViewInputEvent
  ) -> Bool {
    guard let (view, place) = receiver else { return false }
    for (step, phase) in phases.enumerated() {
      let isLost = !view.isVisible || !view.isReactive
      view.interaction?.listener(for: input)?
        .send(event(isLost ? .canceled : phase, step, place))
      if isLost { break }
    }
    return true
  }

  /// Turns the wheel; the enclosing scroll views scroll even if a view handles the input.
  ///
  /// The innermost one scrolls as far as it can, and the rest of the distance goes to the views
  /// that enclose it. With Shift, a wheel that turns vertically scrolls horizontally.
  func scroll(by distance: Point) -> Bool {
    let isHeard = deliver(.scroll, from: .zero) { _ in
      .scroll(ScrollEvent(delta: distance, modifiers: modifiers))
    }
    let isTurned = modifiers.contains(.shift) && distance.x == 0
    var rest = isTurned ? Point(x: distance.y, y: 0) : distance
    for (row, scrollView) in zip([nil] + view.outwardViews, view.outwardViews) {
      guard let scrollView = scrollView as? HeadlessScrollView else { continue }
      if let row, abs(rest.x) > abs(rest.y),
        HeadlessRowSwipe(of: row, in: scrollView, modifiers)?.turn(by: rest.x) == true
      {
        return true
      }
      rest = scrollView.moveContent(by: rest)
    }
    return isHeard
  }

  // MARK: - Delivering

  /// A Boolean value that is `true` if the view is visible and interactive.
  var receivesInput: Bool { view.isVisible && view.isReactive }

  /// A Boolean value that is `true` if a press on the view closes popovers and has no other effect.
  private var dismissesPopovers: Bool {
    receivesInput && view.host?.surfaces.dismissPopovers(pressing: view) == true
  }

  /// Calls `answer` for the view and its ancestors, each with the point in its own coordinates,
  /// until the result isn't `nil`.
  func firstAnswer(
    from point: Point, _ answer: (_ view: HeadlessView, _ place: Point) -> Bool?
  ) -> Bool {
    for (view, place) in path(from: point) {
      if let isHeard = answer(view, place) { return isHeard }
    }
    return false
  }

  /// Returns the view and its ancestors, each with the point in its own coordinates.
  func path(from point: Point) -> [(view: HeadlessView, place: Point)] {
    var path: [(view: HeadlessView, place: Point)] = []
    var place = point
    for view in view.outwardViews {
      path.append((view, place))
      place = view.pointInSuperview(place)
    }
    return path
  }

  /// Returns a view's handlers for taps with a button, in ascending order of the number of taps.
  private func tapListeners(
    of view: HeadlessView, _ button: PointerButton
  ) -> [(count: Int, listener: EventHandler<ViewInputEvent>)] {
    guard let interaction = view.interaction else { return [] }
    let listeners = interaction.handlers.keys.compactMap { input in
      if case .tap(button, let count) = input {
        interaction.listener(for: input).map { (count: max(1, count), listener: $0) }
      } else {
        nil
      }
    }
    return listeners.sorted { $0.count < $1.count }
  }

  /// Returns the innermost view that handles an input, with the point in its coordinates; `nil` if
  /// a view inside it keeps the input.
  private func receiver(
    of input: ViewInput, from point: Point, unless isKept: (HeadlessView) -> Bool = { _ in false }
  ) -> (view: HeadlessView, place: Point)? {
    for (view, place) in path(from: point) {
      if view.interaction?.listener(for: input) != nil { return (view, place) }
      if isKept(view) { return nil }
    }
    return nil
  }

  private func enabledPressable(_ view: HeadlessView) -> HeadlessPressableView? {
    (view as? HeadlessPressableView).flatMap { $0.isEnabled && $0.isPressable ? $0 : nil }
  }

  private func deliver(
    _ input: ViewInput, from point: Point, isTakenByPressables: Bool = false,
    _ event: (Point) -> ViewInputEvent
  ) -> Bool {
    guard receivesInput else { return false }
    return firstAnswer(from: point) { view, place in
      if let listener = view.interaction?.listener(for: input) {
        listener.send(event(place))
        return true
      }
      return isTakenByPressables && enabledPressable(view) != nil ? false : nil
    }
  }
}
