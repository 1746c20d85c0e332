/// Where the events of one view go, by attribute.
//
// An array, because a view has one to three: to look through them takes less than to hash.
@MainActor struct EventConnections {
  private struct Connection {
    let identifier: AttributeIdentifier
    /// The type of the attribute that made the connection.
    let attributeType: ObjectIdentifier
    let handler: AnyObject
  }

  /// What all events of the view pass.
  let gate = EventGate()
  private var connections: [Connection] = []

  /// The handler that an attribute of this type made under an identifier.
  func handler<View, Event>(
    of attribute: EventAttribute<View, Event>, _ identifier: AttributeIdentifier
  ) -> EventHandler<Event>? {
    for connection in connections where connection.identifier == identifier {
      guard connection.attributeType == attribute.ownType else { return nil }
      // Proof: attributes of this type make handlers of this type; to ask the runtime would be a search.
      return unsafeDowncast(connection.handler, to: EventHandler<Event>.self)
    }
    return nil
  }

  /// Notes the handler that an attribute made, in place of a former one.
  mutating func connect<View, Event>(
    _ handler: EventHandler<Event>, by attribute: EventAttribute<View, Event>,
    _ identifier: AttributeIdentifier
  ) {
    disconnect(identifier)
    handler.gate = gate
    connections.append(
      Connection(identifier: identifier, attributeType: attribute.ownType, handler: handler))
  }

  /// Forgets the handler that was made under an identifier.
  mutating func disconnect(_ identifier: AttributeIdentifier) {
    connections.removeAll { $0.identifier == identifier }
  }
}

/// What all events of one view pass on their way to handlers.
@MainActor final class EventGate {
  /// Whether events go nowhere, because they tell of what the program does to the view itself.
  var isClosed = false
}
