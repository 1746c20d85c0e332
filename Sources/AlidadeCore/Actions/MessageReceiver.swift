/// A component that takes messages from inside it.
protocol MessageReceiver: Component where Body == Never {
  /// The type of the messages.
  var messageType: ObjectIdentifier { get }
  /// What is done with one.
  var anyAction: any ActionBox { get }
  /// Whose messages are taken.
  var content: AnyComponent { get }
}

/// Takes messages of one type from the components inside it.
///
/// Made with ``Component/onMessage(_:perform:)``.
public struct MessageHandler<Message: Sendable>: MessageReceiver, Equatable {
  let action: Action<Message>
  let content: AnyComponent

  var messageType: ObjectIdentifier { ObjectIdentifier(Message.self) }
  var anyAction: any ActionBox { action.box }

  // swift-format-ignore: OmitExplicitReturns
  /// Cannot be called: what is inside is built in its place.
  public func body(_ context: Context<NoState>) -> Never {
    return preconditionFailure("What is inside is built in place of a message handler.")
  }

  /// Visits the component as one that takes messages.
  public func accept<Visitor: ComponentVisitor>(_ visitor: inout Visitor) -> Visitor.Result {
    visitor.visit(special: SpecialComponent(.messages(self)))
  }
}

extension Component {
  /// Does something when a component inside sends a message of a type.
  ///
  /// - Parameters:
  ///   - type: the type of the messages; those of its subclasses are others.
  ///   - action: what is done, on the main thread; the closure of the newest generation runs.
  public func onMessage<Message: Sendable>(
    _ type: Message.Type, perform action: @escaping @MainActor @Sendable (Message) -> Void
  ) -> MessageHandler<Message> {
    MessageHandler(action: Action(action), content: AnyComponent(self))
  }
}

extension Context {
  /// Sends a message to the nearest component around that takes messages of its type.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  @MainActor public func send<Message: Sendable>(_ message: Message) -> Bool {
    let handler = reference.scope?.handler(for: ObjectIdentifier(Message.self))
    guard let box = handler as? Action<Message>.Box else { return false }
    box.current(message)
    return true
  }
}
