extension ViewAttribute {
  /// Calls a closure when the view has something to tell.
  ///
  /// The view is connected to an ``EventHandler`` once. A newer closure replaces the older one
  /// without a native operation, so closures defeat neither the comparison of attributes nor reuse,
  /// and always the newest one runs. While the view waits in a pool its handler is empty.
  ///
  /// - Parameters:
  ///   - identifier: what tells this attribute from others of the view.
  ///   - action: what is called, on the main thread.
  ///   - connect: makes the view send its events to the handler.
  ///   - disconnect: undoes what `connect` did.
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
