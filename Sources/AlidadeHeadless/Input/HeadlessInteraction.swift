import AlidadeRender

/// The input handlers, offered content, cursor and hit outset of a view; created when the first one
/// is set.
@MainActor final class HeadlessInteraction {
  var handlers: [ViewInput: EventHandler<ViewInputEvent>] = [:]
  /// The content that can be dragged from the view.
  var offer: TransferContent?
  var cursor: Cursor?
  var hitOutset = 0.0

  /// A Boolean value that is `true` if the view listens for drags with the primary button, or
  /// offers content that can be dragged.
  var takesDrags: Bool {
    offer != nil || [ViewInput.drag, .swipe].contains { listener(for: $0) != nil }
  }

  /// Returns the handler of an input; `nil` if there is none or it has no action.
  func listener(for input: ViewInput) -> EventHandler<ViewInputEvent>? {
    handlers[input].flatMap { $0.action == nil ? nil : $0 }
  }

  /// Returns the handler for content that is dropped, with the kinds that it accepts.
  func listener(
    for content: TransferContent
  ) -> (listener: EventHandler<ViewInputEvent>, kinds: TransferKinds)? {
    let taken = handlers.keys.compactMap { input -> TransferKinds? in
      guard case .drop(let kinds) = input else { return nil }
      return kinds.choice(of: content) == nil ? nil : kinds
    }
    return TransferKinds.inOrder(taken)
      .compactMap { kinds in listener(for: .drop(kinds)).map { ($0, kinds) } }.first
  }
}
