extension ViewAttribute {
  /// Calls a closure when the view sends an event.
  ///
  /// The view is connected to an ``EventHandler`` once. A newer closure replaces the older one in
  /// the handler without a native operation, so closures prevent neither the comparison of
  /// attributes nor reuse, and the newest closure always runs. While the view waits in a pool, its
  /// handler is empty.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of this attribute among those of the view.
  ///   - action: the closure to call on the main thread.
  ///   - connect: makes the view send its events to the handler.
  ///   - disconnect: undoes `connect`.
  public static func on<Event>(
    _ identifier: AttributeIdentifier,
    perform action: @escaping @MainActor @Sendable (Event) -> Void,
    connect: @escaping @MainActor @Sendable (View, EventHandler<Event>) -> Void,
    disconnect: @escaping @MainActor @Sendable (View, EventHandler<Event>) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    let operations = EventAttribute<View, Event>(
      identifier: identifier, action: action, connect: connect, disconnect: disconnect)
    return ViewAttribute(
      erased: AnyViewAttribute(
        meaning: AttributeMeaning(
          identifier, view: View.self, types: operations.types, abilities: [.unapply, .refresh],
          at: SourceLocation(fileID: fileID, line: line)),
        operations: operations))
  }
}
