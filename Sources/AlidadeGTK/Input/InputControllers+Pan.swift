#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// Sideways movements.
extension InputControllers {
  func makePanGesture() -> OpaquePointer? {
    guard let gesture = gtk_gesture_drag_new() else { return nil }
    // With the pointer, the user drags the content or selects text in it.
    gtk_gesture_single_set_touch_only(gesture, 1)
    // The gesture comes before the scroll views inside, which scroll with a finger in any
    // direction.
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    var movement: SidewaysMovement?
    receive("drag-begin", of: gesture) { inputs, arguments in
      movement = Point(ofDrag: arguments).flatMap(inputs.panMovement)
      gesture.claim(movement)
      return .none
    }
    receive("drag-update", of: gesture) { inputs, arguments in
      guard var moved = movement, let translation = Point(ofDrag: arguments) else { return .none }
      let previous = moved.stage
      moved.move(to: translation, at: gesture.eventTime, inputs.followPan)
      movement = moved
      if moved.stage != previous { gesture.claim(moved) }
      return .none
    }
    for (signal, phase) in [("cancel", GesturePhase.canceled), ("drag-end", .ended)] {
      receive(signal, of: gesture) { inputs, _ in
        // A canceled drag ends, too.
        let ended = movement
        movement = nil
        if let event = ended?.end(phase, at: gesture.eventTime) { _ = inputs.followPan(event) }
        return .none
      }
    }
    return gesture
  }

  func makeTouchpadPanController() -> OpaquePointer? {
    TouchpadMovements.makeController { [weak view] event in
      guard let view, view.inputs != nil,
        let place = WheelRule.location(of: event, in: view.widget),
        !view.isPanTaken(at: Point(x: place.x, y: place.y))
      else { return nil }
      return { [weak view] drag in
        guard let view, let inputs = view.inputs else { return false }
        return withExtendedLifetime(view) { inputs.followPan(drag) }
      }
    }
  }

  /// Returns a movement that begins at a point; `nil` if a view there moves sideways itself.
  func panMovement(at point: Point) -> SidewaysMovement? {
    view.isPanTaken(at: point) ? nil : SidewaysMovement(start: point)
  }

  /// Sends an event of a movement.
  ///
  /// - Returns: `true` if there is a handler.
  func followPan(_ drag: DragEvent) -> Bool { send(.pan, .drag(drag)) }

  /// A Boolean value that is `true` if the view itself handles sideways movements.
  var takesPans: Bool { takesDrags || handlers[.pan]?.action != nil }
}

extension GTKView {
  /// Returns `true` if a subview itself handles a sideways movement that begins at a point.
  fileprivate func isPanTaken(at point: Point) -> Bool {
    var next = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = next, current != widget {
      next = gtk_widget_get_parent(current)
      if let view = ViewWidgetType.view(of: current) {
        if view.inputs?.takesPans == true { return true }
        if (view as? GTKTextView)?.selectionHandler != nil { return true }
        if (view as? GTKScrollView)?.movesSideways == true { return true }
      } else if !isPart(current, ofScrollView: next) {
        // The widget is one of the toolkit's, such as a slider or a text field.
        return true
      }
    }
    return false
  }

  /// Returns `true` if a widget is one of the parts of a scroll view.
  private func isPart(
    _ widget: UnsafeMutablePointer<GtkWidget>, ofScrollView parent: UnsafeMutablePointer<GtkWidget>?
  ) -> Bool {
    var next = parent
    while let current = next {
      if let view = ViewWidgetType.view(of: current) { return view is GTKScrollView }
      next = gtk_widget_get_parent(current)
    }
    return false
  }
}

extension GTKScrollView {
  /// A Boolean value that is `true` if the content or a row can move sideways.
  fileprivate var movesSideways: Bool {
    swipesRows || scrollAxes.contains(.horizontal) && maximumContentOffset.x > 0
  }
}
#endif
