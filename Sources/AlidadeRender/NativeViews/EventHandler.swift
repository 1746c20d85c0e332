/// Where a native view sends an event: a box whose content follows the newest generation of a
/// component.
///
/// A view is connected to the box once. When a component is built anew the box gets the new
/// closure, which costs no native operation; while the view waits in a pool the box is empty, so
/// nothing is kept alive by it.
@MainActor public final class EventHandler<Event> {
  /// What is called; `nil` while nobody listens.
  public var action: (@MainActor (Event) -> Void)?

  /// Closed while events tell of what the program does to the view itself; `nil` when the handler
  /// is not that of a mounted view.
  var gate: EventGate?

  /// Makes a box around `action`.
  public init(_ action: (@MainActor (Event) -> Void)? = nil) {
    self.action = action
  }

  /// Sends `event` to whoever listens now.
  ///
  /// Nothing is sent while attributes are applied to the view: a widget tells of every change, but
  /// a component wants to hear only of those that it did not make.
  public func send(_ event: Event) {
    if gate?.isClosed != true { action?(event) }
  }
}

extension EventHandler where Event == Void {
  /// Sends the event to whoever listens now.
  public func send() {
    send(())
  }
}
