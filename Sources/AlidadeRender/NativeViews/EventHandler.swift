/// A box for the closure that handles an event of a native view.
///
/// A view is connected to the box once. When a component is rebuilt, the box receives the new
/// closure, which requires no native operation. While the view is in a pool, the box is empty, so
/// it keeps nothing alive.
@MainActor public final class EventHandler<Event> {
  /// The closure to call; `nil` for none.
  public var action: (@MainActor (Event) -> Void)? {
    // The closure may be the last owner of objects that use the handler when they are released, so
    // it is released after the property was changed.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// A gate that is closed while the program changes the view itself; `nil` if the handler isn't
  /// that of a mounted view.
  var gate: EventGate?

  /// The component that receives the events; `nil` if there is none, because the view is in a pool.
  private var component: UnitIdentity?

  /// The part of a sequence of events that the component has received; `nil` if each event stands
  /// alone.
  var course: EventSequence<Event>?

  /// A Boolean value that is `true` if the component has received the beginning of a sequence but
  /// not the end, or if each event stands alone.
  package var isCourseOpen: Bool { course?.isOpen ?? true }

  /// A closure that is called when the view has passed to another component, which hasn't received
  /// any events yet, so that input that began on the previous one doesn't end on it.
  package var didChangeComponent: (@MainActor () -> Void)?

  /// A closure that is called when an event that ends a sequence will be sent later, and returns
  /// the closure to call with that event; `nil` to call the current closure.
  ///
  /// It is for handlers whose closure depends on a state that may change in the meantime.
  package var laterAction: (@MainActor () -> (@MainActor (Event) -> Void))?

  /// Creates a handler that calls `action`.
  public init(_ action: (@MainActor (Event) -> Void)? = nil) {
    self.action = action
  }

  /// Sends `event` to the current closure, if any.
  ///
  /// Nothing is sent while attributes are applied to the view: a widget reports every change, but a
  /// component must be notified only of changes that it didn't make.
  public func send(_ event: Event) { deliver(event) }

  /// Returns a closure that sends one event, which ends a sequence, to the component that the view
  /// currently shows, even if the view has passed to another component by then.
  ///
  /// If the handler has a separate closure for such events, the event is sent to that one.
  public func sendingLater() -> @MainActor (Event) -> Void {
    if let laterAction { return laterAction() }
    let action = action
    let changeCount = course?.changeCount
    return { [weak self] event in
      if let self, let changeCount, changeCount == self.course?.changeCount {
        self.send(event)
      } else {
        action?(event)
      }
    }
  }

  private func deliver(_ event: Event) {
    guard gate?.isClosed != true else { return }
    course?.sendPendingEnds()
    // The final events may have closed the gate or replaced the closure.
    guard gate?.isClosed != true, let action, course?.admits(event) ?? true else { return }
    action(event)
  }

  /// Starts to follow the component that a view shows.
  func begin(_ record: MountRecord) {
    component = record.identity
    course?.begin(record)
  }

  /// Replaces the closure with that of the component that a view now shows; `nil` if the component
  /// has none or the view is in a pool.
  func follow(_ record: MountRecord, _ action: (@MainActor (Event) -> Void)?) {
    let next = action == nil ? nil : record.identity
    let hasChanged = next == nil || next != component
    if hasChanged { course?.end(self.action) }
    component = next
    self.action = action
    if hasChanged, action != nil { didChangeComponent?() }
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
