import AlidadeLayout
import AlidadeRender

/// The pointer of a headless toolkit, or fingers, on a view.
///
/// What a user does reaches the innermost view that listens for it, from this view outwards. Points
/// are in the coordinates of this view, and of the view that listens when they arrive there. Nothing
/// reaches a view that is hidden or does not react.
@MainActor struct HeadlessPointer {
  let view: HeadlessView

  /// Taps, several times in quick succession if wanted.
  ///
  /// - Returns: whether anybody was told, as from all that follow.
  func tap(count: Int, at point: Point) -> Bool {
    guard isFelt else { return false }
    return stride(from: 1, through: count, by: 1).map { tap(number: $0, at: point) }.contains(true)
  }

  private func tap(number: Int, at point: Point) -> Bool {
    firstAnswer(from: point) { view, place in
      let listeners = tapListeners(of: view)
      if listeners.isEmpty { return enabledPressable(view)?.press() }
      let told = listeners.filter { number % $0.count == 0 }
      for (_, listener) in told { listener.send(.point(place)) }
      return !told.isEmpty
    }
  }

  func secondaryTap(at point: Point) -> Bool {
    deliver(.secondaryTap, from: point) { .point($0) }
  }

  func longPress(at point: Point) -> Bool {
    deliver(.longPress, from: point, isTakenByPressables: true) { .point($0) }
  }

  /// Moves onto the view, or off it, and tells all views around.
  func hover(at point: Point?) {
    guard isFelt else { return }
    for (view, place) in path(from: point ?? .zero) {
      view.interaction?.listener(for: .hover)?
        .send(.hover(HoverEvent(location: point == nil ? nil : place)))
    }
  }

  /// Moves while the button is down, and lets go.
  func drag(
    from start: Point, through points: [Point], velocity: Point, isCanceled: Bool
  ) -> Bool {
    let course = points.map { $0 - start }.drop { !isDrag($0) }
    guard let last = course.last else { return false }
    var steps = course.map { (phase: GesturePhase.changed, translation: $0, velocity: Point.zero) }
    steps[0].phase = .began
    steps.append((isCanceled ? .canceled : .ended, last, velocity))
    let isHeard = steps.map { step in
      deliver(.drag, from: start) {
        .drag(
          DragEvent(
            phase: step.phase, start: $0, translation: step.translation, velocity: step.velocity))
      }
    }.contains(true)
    guard !isCanceled, let swipe = SwipeEvent(velocity: velocity) else { return isHeard }
    return deliver(.swipe, from: start) { _ in .swipe(swipe) } || isHeard
  }

  /// Whether a movement is long enough.
  private func isDrag(_ translation: Point) -> Bool {
    let (x, y) = (translation.x, translation.y)
    return (x * x + y * y).squareRoot() >= DragEvent.minimumDistance
  }

  /// Moves two fingers apart or together.
  func magnify(by scales: [Double]) -> Bool {
    guard let last = scales.last else { return false }
    let steps = [(GesturePhase.began, 1.0)] + scales.map { (.changed, $0) } + [(.ended, last)]
    return steps.map { phase, scale in
      deliver(.magnify, from: .zero) { _ in .magnify(MagnifyEvent(phase: phase, scale: scale)) }
    }.contains(true)
  }

  /// Turns the wheel; the list around scrolls in any case.
  func scroll(by distance: Point) -> Bool {
    let isHeard = deliver(.scroll, from: .zero) { _ in .scroll(distance) }
    let list = view.outwardViews.lazy.compactMap { $0 as? HeadlessScrollView }.first
    list?.scroll(by: distance.y)
    return isHeard
  }

  /// Drags what the view offers, or one around it, to another view.
  func drag(to target: HeadlessView, at point: Point) -> Bool {
    guard isFelt else { return false }
    let offers = view.outwardViews.lazy.compactMap { $0.interaction?.offers[.dragging] }
    return offers.first.map { HeadlessPointer(view: target).drop($0, at: point) } ?? false
  }

  /// Drops content.
  func drop(_ content: TransferContent, at point: Point) -> Bool {
    guard isFelt else { return false }
    return firstAnswer(from: point) { view, place in
      guard
        let listener = view.interaction?
          .listener(forContentOf: content.kind, by: ViewInput.drop)
      else { return nil }
      listener.send(.drop(.entered))
      listener.send(.drop(.dropped(content, place)))
      return true
    }
  }

  // MARK: - Delivering

  /// Whether the view is one that a pointer can be on.
  private var isFelt: Bool { view.isVisible && view.isReactive }

  /// Asks the view and then those around it, each with the point in its coordinates, until one
  /// answers whether anybody was told.
  private func firstAnswer(
    from point: Point, _ answer: (_ view: HeadlessView, _ place: Point) -> Bool?
  ) -> Bool {
    for (view, place) in path(from: point) {
      if let isHeard = answer(view, place) { return isHeard }
    }
    return false
  }

  /// The view and those around it, each with a point in its coordinates.
  private func path(from point: Point) -> [(view: HeadlessView, place: Point)] {
    var path: [(view: HeadlessView, place: Point)] = []
    var place = point
    for view in view.outwardViews {
      path.append((view, place))
      place = place + view.frame.origin + (view.superview?.subviewOrigin ?? .zero)
    }
    return path
  }

  /// Who listens for taps on a view, by how many in a row, the fewest first.
  private func tapListeners(
    of view: HeadlessView
  ) -> [(count: Int, listener: EventHandler<ViewInputEvent>)] {
    guard let interaction = view.interaction else { return [] }
    let listeners = interaction.handlers.keys.compactMap { input in
      if case .tap(let count) = input {
        interaction.listener(for: input).map { (count: max(1, count), listener: $0) }
      } else {
        nil
      }
    }
    return listeners.sorted { $0.count < $1.count }
  }

  private func enabledPressable(_ view: HeadlessView) -> HeadlessPressableView? {
    (view as? HeadlessPressableView).flatMap { $0.isEnabled ? $0 : nil }
  }

  private func deliver(
    _ input: ViewInput, from point: Point, isTakenByPressables: Bool = false,
    _ event: (Point) -> ViewInputEvent
  ) -> Bool {
    guard isFelt else { return false }
    return firstAnswer(from: point) { view, place in
      if let listener = view.interaction?.listener(for: input) {
        listener.send(event(place))
        return true
      }
      return isTakenByPressables && enabledPressable(view) != nil ? false : nil
    }
  }
}
