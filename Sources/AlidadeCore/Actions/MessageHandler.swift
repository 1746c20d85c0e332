/// A component that receives messages of one type from its descendants.
///
/// Create a handler with ``Component/onMessage(_:perform:)``. The build treats it as a component
/// that provides its action to its descendants.
public struct MessageHandler<Message: Sendable>: EnvironmentProvider, ModifierComponent, Equatable {
  /// The key under which actions for the messages are provided.
  enum Key {}

  let action: Action<Message>
  package let content: AnyComponent

  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
  var anyValue: any Sendable { action.box }

  func isRepresented(by previous: any Sendable, _ links: ActionLinks) -> Bool {
    guard let previous = previous as? Action<Message>.Box else { return false }
    return links.link(newer: action.box, older: previous)
  }

  /// `Never`, because this component has no body.
  public typealias Body = Never

  /// Builds the component.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(providing: self)
  }
}

extension Component {
  /// Performs an action when a descendant sends a message of a type.
  ///
  /// - Parameters:
  ///   - type: the type of the messages; messages of a subclass count as a different type.
  ///   - action: called on the main thread; the closure of the newest generation runs.
  public func onMessage<Message: Sendable>(
    _ type: Message.Type, perform action: @escaping @MainActor @Sendable (Message) -> Void
  ) -> MessageHandler<Message> {
    MessageHandler(action: Action(action), content: AnyComponent(self))
  }
}

extension Context {
  /// Sends a message to the nearest ancestor that receives messages of its type.
  ///
  /// - Returns: `true` if there is such an ancestor.
  @discardableResult
  @MainActor public func send<Message: Sendable>(_ message: Message) -> Bool {
    let key = ObjectIdentifier(MessageHandler<Message>.Key.self)
    guard let box = reference.scope?.publishedValue(key) as? Action<Message>.Box else {
      return false
    }
    box.current(message)
    return true
  }
}
