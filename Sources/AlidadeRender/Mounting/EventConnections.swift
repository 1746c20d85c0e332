/// The handlers of one view's events, by attribute.
//
// An array, because a view has one to three handlers: searching them is faster than hashing.
@MainActor struct EventConnections {
  private struct Connection {
    let identifier: AttributeIdentifier
    /// The type of the attribute that made the connection.
    let attributeType: ObjectIdentifier
    let handler: AnyObject
  }

  /// The gate that all events of the view pass.
  let gate = EventGate()
  private var connections: [Connection] = []

  /// Returns the handler that an attribute of this type made under an identifier.
  func handler<View, Event>(
    of attribute: EventAttribute<View, Event>, _ identifier: AttributeIdentifier
  ) -> EventHandler<Event>? {
    for connection in connections where connection.identifier == identifier {
      guard connection.attributeType == attribute.ownType else { return nil }
      // Proof: attributes of this type make handlers of this type; asking the runtime would be a
      // search.
      return unsafeDowncast(connection.handler, to: EventHandler<Event>.self)
    }
    return nil
  }

  /// Adds the handler that an attribute made, replacing the previous one of the identifier.
  mutating func connect<View, Event>(
    _ handler: EventHandler<Event>, by attribute: EventAttribute<View, Event>,
    _ identifier: AttributeIdentifier
  ) {
    disconnect(identifier)
    handler.gate = gate
    connections.append(
      Connection(identifier: identifier, attributeType: attribute.ownType, handler: handler))
  }

  /// Removes the handler of an identifier.
  mutating func disconnect(_ identifier: AttributeIdentifier) {
    connections.removeAll { $0.identifier == identifier }
  }
}

/// A gate between the events of one view and their handlers.
@MainActor final class EventGate {
  /// A Boolean value that is `true` if events are dropped, because the program causes them itself.
  var isClosed = false
}
