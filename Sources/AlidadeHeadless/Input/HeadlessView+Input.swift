import AlidadeLayout
import AlidadeRender

extension HeadlessView {
  /// Sends what a user does with the view to a handler; `nil` stops listening.
  public final func listen(for input: ViewInput, _ handler: EventHandler<ViewInputEvent>?) {
    ensuredInteraction.handlers[input] = handler
    didSet("\(input)", to: handler == nil ? "nil" : "handler")
  }

  /// Offers content to be dragged or copied; `nil` offers nothing.
  public final func offer(_ content: TransferContent?, for use: TransferUse) {
    ensuredInteraction.offers[use] = content
    didSet("\(use)", to: content.map { "\($0)" } ?? "nil")
  }

  final func setHitOutset(_ outset: Double) { ensuredInteraction.hitOutset = outset }

  /// What the view listens for.
  public final var inputs: Set<ViewInput> { Set(interaction?.handlers.keys.map { $0 } ?? []) }

  private var ensuredInteraction: HeadlessInteraction {
    if let interaction { return interaction }
    let made = HeadlessInteraction()
    interaction = made
    return made
  }
}

// What a user does with the pointer or with fingers: see `HeadlessPointer`.
extension HeadlessView {
  /// Taps the view, several times in quick succession if wanted; presses a pressable view.
  ///
  /// - Returns: whether anybody was told.
  @discardableResult
  public final func tap(count: Int = 1, at point: Point = .zero) -> Bool {
    pointer.tap(count: count, at: point)
  }

  /// Taps the view with the secondary button.
  @discardableResult
  public final func secondaryTap(at point: Point = .zero) -> Bool {
    pointer.secondaryTap(at: point)
  }

  /// Keeps the primary button, or a finger, down on the view.
  @discardableResult
  public final func longPress(at point: Point = .zero) -> Bool { pointer.longPress(at: point) }

  /// Moves the pointer on the view, or off it.
  ///
  /// All views around are told, too.
  ///
  /// - Parameter point: where it is; `nil` takes it away.
  public final func hover(at point: Point?) { pointer.hover(at: point) }

  /// Moves the pointer over the view while the button is down, and lets go.
  ///
  /// - Parameters:
  ///   - start: where the button goes down.
  ///   - points: where the pointer goes from there.
  ///   - velocity: how fast it is at the last of them, in points for each second; decides whether
  ///     it is a swipe.
  ///   - isCanceled: whether something else takes the drag over at the end.
  /// - Returns: whether anybody was told.
  @discardableResult
  public final func drag(
    from start: Point, through points: [Point], velocity: Point = .zero, isCanceled: Bool = false
  ) -> Bool {
    pointer.drag(from: start, through: points, velocity: velocity, isCanceled: isCanceled)
  }

  /// Moves two fingers on the view apart or together.
  ///
  /// - Parameter scales: how far apart they are, step by step, as factors of the beginning.
  @discardableResult
  public final func magnify(by scales: [Double]) -> Bool { pointer.magnify(by: scales) }

  /// Turns the wheel on the view: views that listen are told, and the list around scrolls.
  ///
  /// - Parameter distance: in points; positive to the right and downwards.
  /// - Returns: whether anybody was told.
  @discardableResult
  public final func scroll(by distance: Point) -> Bool { pointer.scroll(by: distance) }

  private var pointer: HeadlessPointer { HeadlessPointer(view: self) }
}
