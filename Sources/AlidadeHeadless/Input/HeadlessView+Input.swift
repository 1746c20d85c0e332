import AlidadeLayout
import AlidadeRender

extension HeadlessView {
  /// Sets the handler of an input; `nil` removes it.
  public final func listen(for input: ViewInput, _ handler: EventHandler<ViewInputEvent>?) {
    ensuredInteraction.handlers[input] = handler
    didSet("\(input)", to: handler == nil ? "nil" : "handler")
  }

  /// Offers content to be dragged or copied; `nil` withdraws the offer.
  public final func offer(_ content: TransferContent?, for use: TransferUse) {
    ensuredInteraction.offers[use] = content
    didSet("\(use)", to: content.map { "\($0)" } ?? "nil")
  }

  final func setHitOutset(_ outset: Double) { ensuredInteraction.hitOutset = outset }

  /// The inputs that the view has handlers for.
  public final var inputs: Set<ViewInput> { Set(interaction?.handlers.keys.map { $0 } ?? []) }

  private var ensuredInteraction: HeadlessInteraction {
    if let interaction { return interaction }
    let made = HeadlessInteraction()
    interaction = made
    return made
  }
}

// User actions with the pointer or with fingers: see `HeadlessPointer`.
extension HeadlessView {
  /// Taps the view, `count` times in quick succession; presses a pressable view.
  ///
  /// - Returns: `true` if a view handled a tap.
  @discardableResult
  public final func tap(count: Int = 1, at point: Point = .zero) -> Bool {
    pointer.tap(count: count, at: point)
  }

  /// Taps the view with the secondary button.
  ///
  /// - Returns: `true` if a view handled the tap.
  @discardableResult
  public final func secondaryTap(at point: Point = .zero) -> Bool {
    pointer.secondaryTap(at: point)
  }

  /// Holds the primary button, or a finger, down on the view.
  ///
  /// - Returns: `true` if a view handled the press.
  @discardableResult
  public final func longPress(at point: Point = .zero) -> Bool { pointer.longPress(at: point) }

  /// Moves the pointer over the view, or off it.
  ///
  /// The view and all its ancestors are notified.
  ///
  /// - Parameter point: the position of the pointer; `nil` moves it off the view.
  public final func hover(at point: Point?) { pointer.hover(at: point) }

  /// Moves the pointer over the view with the button down, then releases it.
  ///
  /// - Parameters:
  ///   - start: the point at which the button goes down.
  ///   - points: the positions of the pointer from there.
  ///   - velocity: the velocity at the last position, in points per second; determines whether the
  ///     drag is also a swipe.
  ///   - isCanceled: `true` if the drag is canceled at the end.
  /// - Returns: `true` if a view handled the drag or the swipe.
  @discardableResult
  public final func drag(
    from start: Point, through points: [Point], velocity: Point = .zero, isCanceled: Bool = false
  ) -> Bool {
    pointer.drag(from: start, through: points, velocity: velocity, isCanceled: isCanceled)
  }

  /// Moves two fingers on the view apart or together.
  ///
  /// - Parameter scales: the distances between the fingers, step by step, relative to the first
  ///   distance.
  /// - Returns: `true` if a view handled the gesture.
  @discardableResult
  public final func magnify(by scales: [Double]) -> Bool { pointer.magnify(by: scales) }

  /// Turns the wheel on the view: the innermost view with a handler is notified, and the nearest
  /// list scrolls.
  ///
  /// - Parameter distance: the distance in points; positive to the right and down.
  /// - Returns: `true` if a view handled the input.
  @discardableResult
  public final func scroll(by distance: Point) -> Bool { pointer.scroll(by: distance) }

  private var pointer: HeadlessPointer { HeadlessPointer(view: self) }
}
