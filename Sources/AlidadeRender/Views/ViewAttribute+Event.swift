extension ViewAttribute {
  /// Calls a closure when the view sends an event.
  ///
  /// The view is connected to an ``EventHandler`` once. When a newer closure replaces it in the
  /// handler, no native operation is needed, so closures prevent neither the comparison of
  /// attributes nor reuse, and the newest closure always runs. While the view waits in a pool, its
  /// handler is empty.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of this attribute among those of the view.
  ///   - action: the closure to call on the main thread; `nil` creates an attribute that does
  ///     nothing, as if it were absent.
  ///   - connect: makes the view send its events to the handler.
  ///   - disconnect: undoes `connect`.
  public static func on<Event>(
    _ identifier: AttributeIdentifier,
    perform action: (@MainActor @Sendable (Event) -> Void)?,
    connect: @escaping @MainActor @Sendable (View, EventHandler<Event>) -> Void,
    disconnect: @escaping @MainActor @Sendable (View, EventHandler<Event>) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    guard let action else { return ViewAttribute(erased: nil) }
    let operations = EventAttribute<View, Event>(
      identifier: identifier, action: action, connect: connect, disconnect: disconnect)
    return ViewAttribute(
      erased: AnyViewAttribute(
        meaning: AttributeMeaning(
          identifier, view: View.self, types: operations.types, abilities: [.unapply, .refresh],
          at: SourceLocation(fileID: fileID, line: line)),
        operations: operations))
  }

  /// Calls a closure of several arguments when the view sends an event.
  ///
  /// The event is the tuple of the arguments.
  ///
  /// ```swift
  /// .on(
  ///   "map.move", perform: { (latitude: Double, longitude: Double) in … },
  ///   connect: { map, handler in map.moveHandler = handler },
  ///   disconnect: { map, _ in map.moveHandler = nil })
  ///
  /// final class MapView: … {
  ///   var moveHandler: EventHandler<(Double, Double)>?
  ///   func userDidMove() { moveHandler?.send(latitude, longitude) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: the identifier of this attribute among those of the view.
  ///   - action: the closure to call on the main thread; `nil` creates an attribute that does
  ///     nothing, as if it were absent.
  ///   - connect: makes the view send its events to the handler.
  ///   - disconnect: undoes `connect`.
  public static func on<each Argument>(
    _ identifier: AttributeIdentifier,
    perform action: (@MainActor @Sendable (repeat each Argument) -> Void)?,
    connect: @escaping @MainActor @Sendable (View, EventHandler<(repeat each Argument)>) -> Void,
    disconnect: @escaping @MainActor @Sendable (View, EventHandler<(repeat each Argument)>) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    guard let action else { return ViewAttribute(erased: nil) }
    let perform: @MainActor @Sendable ((repeat each Argument)) -> Void = { event in
      action(repeat each event)
    }
    return .on(
      identifier, perform: perform, connect: connect, disconnect: disconnect, fileID: fileID,
      line: line)
  }
}
