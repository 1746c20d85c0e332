/// An attribute that connects a view to a closure.
final class EventAttribute<View, Event>: AttributeOperations {
  private let identifier: AttributeIdentifier
  /// The identity of this type, stored because asking an object of a statically known class for its
  /// type requires a search at run time.
  let ownType = ObjectIdentifier(EventAttribute.self)
  /// The closure to call; `nil` in an attribute that remains on a pooled view.
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

  /// Returns `true`, because a connected view needs no native operation for another closure:
  /// `refresh` replaces the closure in the handler.
  func isEqual(to other: any AttributeOperations) -> Bool { true }

  func apply(to record: MountRecord) {
    record.withView(as: View.self) { view in
      let handler = EventHandler<Event>(action)
      record.connect(handler, by: self, identifier)
      connect(view, handler)
      handler.begin(record)
    }
  }

  func unapply(from record: MountRecord) {
    guard let handler = handler(of: record) else { return }
    record.withView(as: View.self) { view in
      record.connections?.disconnect(identifier)
      disconnect(view, handler)
      handler.follow(record, nil)
    }
  }

  func update(_ record: MountRecord, from old: any AttributeOperations) { refresh(record) }

  func refresh(_ record: MountRecord) { handler(of: record)?.follow(record, action) }

  func verify(_ record: MountRecord) -> Bool { false }

  func release(_ record: MountRecord) { handler(of: record)?.follow(record, nil) }

  var released: any AttributeOperations {
    EventAttribute(
      identifier: identifier, action: nil, connect: connect, disconnect: disconnect)
  }

  @MainActor private func handler(of record: MountRecord) -> EventHandler<Event>? {
    record.connections?.handler(of: self, identifier)
  }
}
