/// An attribute that connects a view to a closure.
final class EventAttribute<View, Event>: AttributeOperations {
  private let identifier: AttributeIdentifier
  /// What tells this type from others; kept, because to ask for the type of an object whose class is
  /// known here is a search for that class.
  let ownType = ObjectIdentifier(EventAttribute.self)
  /// What is called; `nil` in what is left on a view that waits in a pool.
  private let action: (@MainActor @Sendable (Event) -> Void)?
  private let connect: @MainActor @Sendable (View, EventHandler<Event>) -> Void
  private let disconnect: @MainActor @Sendable (View, EventHandler<Event>) -> Void

  init(
    identifier: AttributeIdentifier, action: (@MainActor @Sendable (Event) -> Void)?,
    connect: @escaping @MainActor @Sendable (View, EventHandler<Event>) -> Void,
    disconnect: @escaping @MainActor @Sendable (View, EventHandler<Event>) -> Void
  ) {
    self.identifier = identifier
    self.action = action
    self.connect = connect
    self.disconnect = disconnect
  }

  /// A view connected to one closure needs nothing to serve another: `refresh` exchanges it in the
  /// handler.
  func isEqual(to other: any AttributeOperations) -> Bool { true }

  func apply(to record: MountRecord) {
    record.withView(as: View.self) { view in
      let handler = EventHandler<Event>(action)
      record.connect(handler, by: self, identifier)
      connect(view, handler)
    }
  }

  func unapply(from record: MountRecord) {
    guard let handler = handler(of: record) else { return }
    record.withView(as: View.self) { view in
      record.connections?.disconnect(identifier)
      disconnect(view, handler)
      handler.action = nil
    }
  }

  func update(_ record: MountRecord, from old: any AttributeOperations) { refresh(record) }

  func refresh(_ record: MountRecord) { handler(of: record)?.action = action }

  func verify(_ record: MountRecord) -> Bool { false }

  func release(_ record: MountRecord) { handler(of: record)?.action = nil }

  var released: any AttributeOperations {
    EventAttribute(
      identifier: identifier, action: nil, connect: connect, disconnect: disconnect)
  }

  @MainActor private func handler(of record: MountRecord) -> EventHandler<Event>? {
    record.connections?.handler(of: self, identifier)
  }
}
