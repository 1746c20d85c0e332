/// Where a native view sends an event: a box whose content follows the newest generation of a
/// component.
///
/// A view is connected to the box once. When a component is built anew the box gets the new
/// closure, which costs no native operation; while the view waits in a pool the box is empty, so
/// nothing is kept alive by it.
@MainActor public final class EventHandler<Event> {
  /// What is called; `nil` while nobody listens.
  public var action: (@MainActor (Event) -> Void)?

  /// Makes a box around `action`.
  public init(_ action: (@MainActor (Event) -> Void)? = nil) {
    self.action = action
  }

  /// Sends `event` to whoever listens now.
  public func send(_ event: Event) {
    action?(event)
  }
}

extension EventHandler where Event == Void {
  /// Sends the event to whoever listens now.
  public func send() {
    action?(())
  }
}
