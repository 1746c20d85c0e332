import AlidadeLayout
import AlidadeRender

// What a user does with the pointer or with fingers. All of it reaches the innermost view that
// listens for it, from this view outwards; points are in the coordinates of this view, and of the
// view that listens when they arrive there. Nothing reaches a view that is hidden or does not react.
extension HeadlessView {
  /// Taps the view, several times in quick succession if wanted; presses a pressable view.
  ///
  /// - Returns: whether anybody was told.
  @discardableResult
  public final func tap(count: Int = 1, at point: Point = .zero) -> Bool {
    guard isVisible, isReactive else { return false }
    var isHeard = false
    for number in stride(from: 1, through: count, by: 1) {
      for (view, place) in path(from: point) {
        let taps = view.tapHandlers
        for (count, handler) in taps where number % count == 0 {
          handler.send(.point(place))
          isHeard = true
        }
        if !taps.isEmpty { break }
        if let pressable = view as? HeadlessPressableView, pressable.isEnabled {
          isHeard = pressable.press() || isHeard
          break
        }
      }
    }
    return isHeard
  }

  /// Taps the view with the secondary button.
  @discardableResult
  public final func secondaryTap(at point: Point = .zero) -> Bool {
    deliver(.secondaryTap, from: point) { .point($0) }
  }

  /// Keeps the primary button, or a finger, down on the view.
  @discardableResult
  public final func longPress(at point: Point = .zero) -> Bool {
    deliver(.longPress, from: point, isTakenByPressables: true) { .point($0) }
  }

  /// Moves the pointer on the view, or off it.
  ///
  /// All views around are told, too.
  ///
  /// - Parameter point: where it is; `nil` takes it away.
  public final func hover(at point: Point?) {
    guard isVisible, isReactive else { return }
    for (view, place) in path(from: point ?? .zero) {
      view.interaction?.handlers[.hover]?.send(
        .hover(HoverEvent(location: point == nil ? nil : place)))
    }
  }

  /// Moves the pointer over the view while the button is down, and lets go.
  ///
  /// - Parameters:
  ///   - start: where the button goes down.
  ///   - points: where the pointer goes from there.
  ///   - velocity: how fast it is at the last of them, in points for each second; decides whether
  ///     it is a swipe.
  ///   - isCancelled: whether something else takes the drag over at the end.
  /// - Returns: whether anybody was told.
  @discardableResult
  public final func drag(
    from start: Point, through points: [Point], velocity: Point = .zero, isCancelled: Bool = false
  ) -> Bool {
    var phase: GesturePhase?
    var isHeard = false
    var last = Point.zero
    func tell(_ phase: GesturePhase, _ velocity: Point) {
      let translation = last
      isHeard =
        deliver(.drag, from: start) {
          .drag(
            DragEvent(phase: phase, start: $0, translation: translation, velocity: velocity))
        } || isHeard
    }
    for point in points {
      last = Point(x: point.x - start.x, y: point.y - start.y)
      let distance = (last.x * last.x + last.y * last.y).squareRoot()
      if phase == nil, distance < DragEvent.minimumDistance { continue }
      phase = phase == nil ? .began : .changed
      tell(phase ?? .began, .zero)
    }
    guard phase != nil else { return false }
    tell(isCancelled ? .cancelled : .ended, velocity)
    if !isCancelled, let swipe = SwipeEvent(velocity: velocity) {
      isHeard = deliver(.swipe, from: start) { _ in .swipe(swipe) } || isHeard
    }
    return isHeard
  }

  /// Moves two fingers on the view apart or together.
  ///
  /// - Parameter scales: how far apart they are, step by step, as factors of the beginning.
  @discardableResult
  public final func magnify(by scales: [Double]) -> Bool {
    guard let last = scales.last else { return false }
    let steps = [(GesturePhase.began, 1.0)] + scales.map { (.changed, $0) } + [(.ended, last)]
    return steps.map { phase, scale in
      deliver(.magnify, from: .zero) { _ in .magnify(MagnifyEvent(phase: phase, scale: scale)) }
    }.contains(true)
  }

  /// Turns the wheel on the view: views that listen are told, and the list around scrolls.
  ///
  /// - Parameter distance: in points; positive to the right and downwards.
  /// - Returns: whether anybody was told.
  @discardableResult
  public final func scroll(by distance: Point) -> Bool {
    let isHeard = deliver(.scroll, from: .zero) { _ in .scroll(distance) }
    let list = path(from: .zero).lazy.compactMap { $0.view as? HeadlessScrollView }.first
    list?.scroll(by: distance.y)
    return isHeard
  }

  // MARK: - Delivering

  /// The view and those around it, each with a point in its coordinates.
  final func path(from point: Point) -> [(view: HeadlessView, place: Point)] {
    var path: [(view: HeadlessView, place: Point)] = []
    var place = point
    var next: HeadlessView? = self
    while let view = next {
      path.append((view, place))
      place = place + view.frame.origin + (view.superview?.subviewOrigin ?? .zero)
      next = view.superview
    }
    return path
  }

  /// Who listens for taps, by how many in a row, the fewest first.
  private var tapHandlers: [(count: Int, handler: EventHandler<ViewInputEvent>)] {
    let handlers = (interaction?.handlers ?? [:]).compactMap { input, handler in
      if case .tap(let count) = input, handler.action != nil {
        (count: max(1, count), handler: handler)
      } else {
        nil
      }
    }
    return handlers.sorted { $0.count < $1.count }
  }

  final func deliver(
    _ input: ViewInput, from point: Point, isTakenByPressables: Bool = false,
    _ event: (Point) -> ViewInputEvent
  ) -> Bool {
    guard isVisible, isReactive else { return false }
    for (view, place) in path(from: point) {
      if let handler = view.interaction?.handlers[input], handler.action != nil {
        handler.send(event(place))
        return true
      }
      if isTakenByPressables, (view as? HeadlessPressableView)?.isEnabled == true { return false }
    }
    return false
  }
}
