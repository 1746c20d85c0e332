import AlidadeRender

/// The input handlers, offers, cursor and hit outset of a view; created when the first one is set.
@MainActor final class HeadlessInteraction {
  var handlers: [ViewInput: EventHandler<ViewInputEvent>] = [:]
  var offers: [TransferUse: TransferContent] = [:]
  var cursor: Cursor?
  var hitOutset = 0.0

  /// Returns the handler of an input; `nil` if there is none or it has no action.
  func listener(for input: ViewInput) -> EventHandler<ViewInputEvent>? {
    handlers[input].flatMap { $0.action == nil ? nil : $0 }
  }

  /// Returns the handler for content, with the kinds that it accepts.
  ///
  /// - Parameter input: the case of `ViewInput` that delivers the content.
  func listener(
    for content: TransferContent, by input: (TransferKinds) -> ViewInput
  ) -> (listener: EventHandler<ViewInputEvent>, kinds: TransferKinds)? {
    let taken = handlers.keys.compactMap { input -> TransferKinds? in
      switch input {
      case .drop(let kinds), .paste(let kinds): kinds.choice(of: content) == nil ? nil : kinds
      default: nil
      }
    }
    return TransferKinds.inOrder(taken)
      .compactMap { kinds in listener(for: input(kinds)).map { ($0, kinds) } }.first
  }
}
