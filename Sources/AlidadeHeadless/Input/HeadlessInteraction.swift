import AlidadeRender

/// What a view listens for, and what it offers; made when there is something.
@MainActor final class HeadlessInteraction {
  var handlers: [ViewInput: EventHandler<ViewInputEvent>] = [:]
  var offers: [TransferUse: TransferContent] = [:]
  var hitOutset = 0.0

  /// Who wants to be told of an input.
  func listener(for input: ViewInput) -> EventHandler<ViewInputEvent>? {
    handlers[input].flatMap { $0.action == nil ? nil : $0 }
  }

  /// Who wants content of a kind.
  ///
  /// - Parameter input: the input by which it comes, of those who take some kinds.
  func listener(
    forContentOf kind: TransferKinds, by input: (TransferKinds) -> ViewInput
  ) -> EventHandler<ViewInputEvent>? {
    let taken = handlers.keys.compactMap { input -> TransferKinds? in
      switch input {
      case .drop(let kinds), .paste(let kinds): kinds.contains(kind) ? kinds : nil
      default: nil
      }
    }
    return taken.sorted { $0.rawValue < $1.rawValue }
      .compactMap { listener(for: input($0)) }.first
  }
}
