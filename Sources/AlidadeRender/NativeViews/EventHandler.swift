/// A box for the closure that handles an event of a native view; the box follows the newest
/// generation of a component.
///
/// A view is connected to the box once. When a component is rebuilt, the box gets the new closure,
/// which costs no native operation. While the view is in a pool, the box is empty, so it keeps
/// nothing alive.
@MainActor public final class EventHandler<Event> {
  /// The closure to call; `nil` for none.
  public var action: (@MainActor (Event) -> Void)?

  /// A gate that is closed while the program changes the view itself; `nil` if the handler isn't
  /// that of a mounted view.
  var gate: EventGate?

  /// The events that the component was told of, if they belong together; `nil` if each stands
  /// alone.
  var course: EventSequence<Event>?

  /// A Boolean value that is `false` if the component hasn't been told of a beginning yet, as when
  /// the view has just gone to it.
  package var isCourseOpen: Bool { course?.isOpen ?? true }

  /// Makes a box around `action`.
  public init(_ action: (@MainActor (Event) -> Void)? = nil) {
    self.action = action
  }

  /// Sends `event` to the current closure, if any.
  ///
  /// Nothing is sent while attributes are applied to the view: a widget reports every change, but a
  /// component must hear only of changes that it didn't make.
  public func send(_ event: Event) { deliver(event) }

  private func deliver(_ event: Event) {
    guard gate?.isClosed != true else { return }
    course?.sendPendingEnds()
    // The ends may have closed the gate or replaced the closure.
    guard gate?.isClosed != true, let action, course?.admits(event) ?? true else { return }
    action(event)
  }

  /// Replaces the closure with that of the component that a view shows now; `nil` if it has none or
  /// the view is in a pool.
  func follow(_ record: MountRecord, _ action: (@MainActor (Event) -> Void)?) {
    course?.follow(record, isKept: action != nil, self.action)
    self.action = action
  }

  /// Sends an event of several arguments to the current closure, if any.
  public func send<each Argument>(_ argument: repeat each Argument)
  where Event == (repeat each Argument) {
    deliver((repeat each argument))
  }
}

extension EventHandler where Event == Void {
  /// Sends the event to the current closure, if any.
  public func send() {
    send(())
  }
}
