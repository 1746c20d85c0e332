/// The part of a sequence of events, such as a drag, that a component has received.
///
/// A view can pass to another component or to a pool while the pointer is over it or drags it. In
/// that case, the previous component receives the end of the sequence, and the next component
/// receives only sequences that begin afterward.
@MainActor final class EventSequence<Event> {
  /// A closure that returns the event that would end the sequence of an event; `nil` if no sequence
  /// remains open.
  private let end: @Sendable (Event) -> Event?
  /// A closure that returns `true` if an event is meaningless without a beginning.
  private let needsBeginning: @Sendable (Event) -> Bool
  /// The end that the component has yet to receive; `nil` if no sequence is open.
  private var openEnd: Event?
  /// The queue for ends that can't be sent during mounting.
  private var pendingEnds: PendingEndEvents?

  init(
    end: @escaping @Sendable (Event) -> Event?,
    needsBeginning: @escaping @Sendable (Event) -> Bool
  ) {
    self.end = end
    self.needsBeginning = needsBeginning
  }

  /// The number of times that the view has passed to another component.
  private(set) var changeCount = 0

  /// A Boolean value that is `true` if the component has received a beginning, but not the end.
  var isOpen: Bool { openEnd != nil }

  /// Sets the queue of the place where a view is mounted.
  func begin(_ record: MountRecord) { pendingEnds = record.mounter.pendingEnds }

  /// Sends pending ends, so that components receive them before another component receives a
  /// beginning.
  func sendPendingEnds() { pendingEnds?.send() }

  /// Returns `true` if the component should receive an event.
  func admits(_ event: Event) -> Bool {
    if openEnd == nil, needsBeginning(event) { return false }
    openEnd = end(event)
    return true
  }

  /// Ends the open sequence, because the view has passed to another component or to a pool.
  ///
  /// - Parameter action: the closure that has received the events so far.
  func end(_ action: (@MainActor (Event) -> Void)?) {
    changeCount += 1
    guard let openEnd else { return }
    self.openEnd = nil
    if let action { pendingEnds?.add { action(openEnd) } }
  }
}
