import AlidadeRender

/// What a view listens for, and what it offers; made when there is something.
@MainActor final class HeadlessInteraction {
  var handlers: [ViewInput: EventHandler<ViewInputEvent>] = [:]
  var offers: [TransferUse: TransferContent] = [:]
  var hitOutset = 0.0
}

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
