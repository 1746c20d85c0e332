#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// The sideways movements of fingers on a touchpad over a widget.
@MainActor enum TouchpadMovements {
  /// A closure that follows a movement; returns `false` if no view does.
  typealias Follower = @MainActor (DragEvent) -> Bool

  /// A movement in progress.
  @MainActor private struct Movement {
    let follower: Follower
    var movement = SidewaysMovement(start: .zero)
    var translation = Point.zero

    init(_ follower: @escaping Follower) { self.follower = follower }
  }

  /// Creates a controller whose movements can be followed before anything in its widget scrolls.
  ///
  /// - Parameters:
  ///   - wheel: a closure that is called instead with a turn of a wheel and its event; returns
  ///     `true` if it used the turn.
  ///   - begin: returns the follower of a movement that begins with an event; `nil` if there is
  ///     none.
  static func makeController(
    wheel: @escaping @MainActor (Point, OpaquePointer) -> Bool = { _, _ in false },
    _ begin: @escaping @MainActor (OpaquePointer) -> Follower?
  ) -> OpaquePointer? {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    else { return nil }
    gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
    let raw = UnsafeMutableRawPointer(scroll)
    // A touchpad reports when fingers begin to scroll, and when they are lifted.
    var isByFingers = false
    var current: Movement?
    connect(raw, "scroll-begin") { _ in
      isByFingers = true
      current = nil
      return .none
    }
    connect(raw, "scroll") { _ in
      guard let event = gtk_event_controller_get_current_event(scroll),
        let delta = GTKScrollView.delta(of: event)
      else { return .bool(false) }
      if gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL {
        return .bool(wheel(delta, event))
      }
      guard isByFingers else { return .bool(false) }
      if current == nil {
        current = begin(event).map { Movement($0) }
        // A movement that no view follows scrolls until the fingers are lifted.
        isByFingers = current != nil
      }
      guard var moved = current else { return .bool(false) }
      moved.translation = moved.translation - delta
      moved.movement.move(to: moved.translation, at: scroll.eventTime, moved.follower)
      current = moved
      isByFingers = moved.movement.stage != .declined
      return .bool(moved.movement.stage == .followed)
    }
    connect(raw, "scroll-end") { _ in
      let ended = current
      current = nil
      isByFingers = false
      if let ended, let event = ended.movement.end(.ended, at: scroll.eventTime) {
        _ = ended.follower(event)
      }
      return .none
    }
    return scroll
  }
}

extension OpaquePointer {
  /// The time of the current event of an event controller, in seconds.
  @MainActor var eventTime: Double {
    Double(gtk_event_controller_get_current_event_time(self)) / 1000
  }

  /// Claims or denies the press of a gesture, unless a handler has removed the gesture from its
  /// widget in the meantime, where GTK would crash.
  @MainActor func setSequenceState(_ state: GtkEventSequenceState) {
    if gtk_event_controller_get_widget(self) != nil { gtk_gesture_set_state(self, state) }
  }

  /// Claims the press of a gesture if a view follows its movement, and denies it if none will.
  @MainActor func claim(_ movement: SidewaysMovement?) {
    switch movement?.stage {
    case .undecided: break
    case .followed: setSequenceState(GTK_EVENT_SEQUENCE_CLAIMED)
    case .declined, nil: setSequenceState(GTK_EVENT_SEQUENCE_DENIED)
    }
  }
}
#endif
