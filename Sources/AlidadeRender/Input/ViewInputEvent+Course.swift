// Sequences of events: a beginning, its continuations and an end.
extension ViewInputEvent {
  /// The event that would end the sequence that this event begins or continues; `nil` if there is
  /// none.
  var end: ViewInputEvent? {
    switch self {
    case .hover(let event): event.isInside ? .hover(HoverEvent(location: nil)) : nil
    case .drag(let event): event.phase.isOpen ? .drag(event.canceled) : nil
    case .magnify(let event):
      event.phase.isOpen
        ? .magnify(
          MagnifyEvent(phase: .canceled, scale: event.scale, modifiers: event.modifiers)) : nil
    case .pull(let event):
      event.phase.isOpen ? .pull(PullEvent(phase: .canceled, distance: event.distance)) : nil
    case .drop(.entered), .drop(.moved): .drop(.exited)
    default: nil
    }
  }

  /// A Boolean value that is `true` if the event is meaningless to a component that hasn't received
  /// the beginning of the sequence.
  var needsBeginning: Bool {
    switch self {
    case .hover(let event): !event.isInside
    case .drag(let event): event.phase != .began
    case .magnify(let event): event.phase != .began
    case .pull(let event): event.phase != .began
    case .drop(.exited), .drop(.moved): true
    default: false
    }
  }
}

extension ViewInput {
  /// The initial state of the sequences that events of the input form; `nil` if each event stands
  /// alone.
  @MainActor var course: EventSequence<ViewInputEvent>? {
    switch self {
    case .hover, .drag, .pan, .magnify, .pull, .drop:
      EventSequence(end: { $0.end }, needsBeginning: { $0.needsBeginning })
    default: nil
    }
  }
}

extension GesturePhase {
  /// A Boolean value that is `true` if another event follows.
  fileprivate var isOpen: Bool { self == .began || self == .changed }
}

extension DragEvent {
  /// The event that cancels the drag.
  fileprivate var canceled: DragEvent {
    DragEvent(
      phase: .canceled, start: start, translation: translation, velocity: .zero,
      modifiers: modifiers)
  }
}
