#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// Pointer and touch gestures.
extension InputControllers {
  /// The maximum distance that a tap may move, in points.
  private static let tapDistance = 8.0

  /// The modifier keys held during the current event of a controller.
  func modifiers(of controller: OpaquePointer) -> KeyModifiers {
    if gtk_event_controller_get_current_event(controller) != nil {
      return KeyModifiers(state: gtk_event_controller_get_current_event_state(controller).rawValue)
    }
    // There is no event when the pointer enters a widget.
    guard let seat = gdk_display_get_default_seat(gtk_widget_get_display(view.widget)),
      let keyboard = gdk_seat_get_keyboard(seat)
    else { return [] }
    return KeyModifiers(state: gdk_device_get_modifier_state(keyboard).rawValue)
  }

  func makeTapGesture(_ button: PointerButton) -> OpaquePointer? {
    guard let gesture = gtk_gesture_click_new() else { return nil }
    gtk_gesture_single_set_button(gesture, button.number)
    var start = Point.zero
    // A secondary tap is recognized when the button is pressed, as in the toolkit's menus.
    let isForPresses = button == .secondary
    let take = { (inputs: InputControllers, number: Int, point: Point) in
      guard inputs.tap(button, number, at: point, inputs.modifiers(of: gesture)) else { return }
      gesture.setSequenceState(GTK_EVENT_SEQUENCE_CLAIMED)
    }
    receive("pressed", of: gesture) { inputs, arguments in
      guard let number = arguments.first?.intValue, let point = Point(arguments.dropFirst()) else {
        return .none
      }
      start = point
      if isForPresses { take(inputs, number, point) }
      return .none
    }
    if isForPresses { return gesture }
    receive("released", of: gesture) { inputs, arguments in
      guard let number = arguments.first?.intValue, let point = Point(arguments.dropFirst()),
        (point - start).length <= InputControllers.tapDistance
      else { return .none }
      take(inputs, number, point)
      return .none
    }
    return gesture
  }

  /// Handles the `number`th press in quick succession.
  ///
  /// - Returns: `true` if it was a tap with a handler.
  private func tap(
    _ button: PointerButton, _ number: Int, at point: Point, _ modifiers: KeyModifiers
  ) -> Bool {
    guard view.contains(point) else { return false }
    var isHeard = false
    let counts = handlers.keys.compactMap {
      if case .tap(button, let count) = $0 { count } else { nil }
    }
    let event = TapEvent(location: point, button: button, modifiers: modifiers, count: number)
    for count in counts.sorted() where number % max(1, count) == 0 {
      isHeard = send(.tap(button: button, count: count), .tap(event)) || isHeard
    }
    return isHeard
  }

  func makeLongPressGesture() -> OpaquePointer? {
    guard let gesture = gtk_gesture_long_press_new() else { return nil }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    receive("pressed", of: gesture) { inputs, arguments in
      guard let point = Point(arguments[...]) else { return .none }
      let event = TapEvent(location: point, modifiers: inputs.modifiers(of: gesture))
      if inputs.send(.longPress, .tap(event)) {
        gesture.setSequenceState(GTK_EVENT_SEQUENCE_CLAIMED)
        inputs.forgetPress(.tap(.primary))
      }
      return .none
    }
    return gesture
  }

  func makeHoverController() -> OpaquePointer? {
    guard let motion = gtk_event_controller_motion_new() else { return nil }
    var last: HoverEvent?
    for signal in ["enter", "motion"] {
      receive(signal, of: motion) { inputs, arguments in
        guard let point = Point(arguments[...]) else { return .none }
        let event = HoverEvent(location: point, modifiers: inputs.modifiers(of: motion))
        // GTK repeats the motion event of a resting pointer after a layout.
        if event == last, inputs.handlers[.hover]?.isCourseOpen == true { return .none }
        last = event
        inputs.send(.hover, .hover(event))
        return .none
      }
    }
    receive("leave", of: motion) { inputs, _ in
      last = nil
      inputs.send(.hover, .hover(HoverEvent(location: nil)))
      return .none
    }
    return motion
  }

  /// Makes a gesture receive movements before the subviews do, so that a drag can begin on a button
  /// without pressing it.
  ///
  /// Movements that a subview handles itself are ignored.
  ///
  /// - Parameters:
  ///   - gesture: the gesture.
  ///   - begin: a closure that is called with the point at which a movement begins.
  func goFirst(_ gesture: OpaquePointer, _ begin: @escaping @MainActor (Point) -> Void = { _ in }) {
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    receive("begin", of: gesture) { inputs, _ in
      var (x, y) = (0.0, 0.0)
      let sequence = gtk_gesture_single_get_current_sequence(gesture)
      gtk_gesture_get_point(gesture, sequence, &x, &y)
      begin(Point(x: x, y: y))
      if inputs.view.isDragTaken(at: Point(x: x, y: y), for: gesture) {
        gesture.setSequenceState(GTK_EVENT_SEQUENCE_DENIED)
      }
      return .none
    }
  }

  func makeDragGesture() -> OpaquePointer? {
    guard let gesture = gtk_gesture_drag_new() else { return nil }
    goFirst(gesture)
    let time = { Double(gtk_event_controller_get_current_event_time(gesture)) / 1000 }
    var course: PointerDrag?
    // The point is in the window's coordinates, because the view may move with the drag.
    var begin = Point.zero
    receive("drag-begin", of: gesture) { _, arguments in
      guard let point = Point(arguments[...]), let place = Point(inWindowOf: gesture) else {
        return .none
      }
      course = PointerDrag(start: point)
      begin = place
      return .none
    }
    receive("drag-update", of: gesture) { inputs, _ in
      guard let place = Point(inWindowOf: gesture) else { return .none }
      course?.modifiers = inputs.modifiers(of: gesture)
      guard let event = course?.move(to: place - begin, at: time()) else { return .none }
      RestingPointer.dragged = inputs
      if inputs.send(.drag, .drag(event)), event.phase == .began {
        gesture.setSequenceState(GTK_EVENT_SEQUENCE_CLAIMED)
        inputs.forgetPress(.tap(.primary), .longPress)
      }
      return .none
    }
    for (signal, phase) in [("cancel", GesturePhase.canceled), ("drag-end", .ended)] {
      receive(signal, of: gesture) { inputs, _ in
        // A canceled drag also ends, but no longer has a course at that time.
        let event = course?.end(phase, at: time())
        course = nil
        if let event { inputs.endDrag(event) }
        return .none
      }
    }
    return gesture
  }

  private func endDrag(_ event: DragEvent) {
    if RestingPointer.dragged === self { RestingPointer.dragged = nil }
    send(.drag, .drag(event))
    if event.phase == .ended, let swipe = SwipeEvent(velocity: event.velocity) {
      forgetPress(.tap(.primary))
      send(.swipe, .swipe(swipe))
    }
    if RestingPointer.interestCount > 0 { RestingPointer.viewDidMove(view) }
  }

  func makeMagnifyGesture() -> OpaquePointer? {
    guard let gesture = gtk_gesture_zoom_new() else { return nil }
    let phases = [
      ("begin", GesturePhase.began), ("scale-changed", .changed), ("cancel", .canceled),
      ("end", .ended),
    ]
    var isUnderWay = false
    for (signal, phase) in phases {
      receive(signal, of: gesture) { inputs, _ in
        // A canceled gesture also ends.
        if phase != .began, !isUnderWay { return .none }
        isUnderWay = phase == .began || phase == .changed
        let scale = gtk_gesture_zoom_get_scale_delta(gesture)
        let event = MagnifyEvent(
          phase: phase, scale: scale, modifiers: inputs.modifiers(of: gesture))
        inputs.send(.magnify, .magnify(event))
        return .none
      }
    }
    return gesture
  }

  /// The distance that one step of the wheel scrolls, in points.
  private static let wheelStep = 40.0

  func makeScrollController() -> OpaquePointer? {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    else { return nil }
    receive("scroll", of: scroll) { inputs, arguments in
      if let steps = Point(arguments[...]) {
        let isWheel = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL
        let factor = isWheel ? InputControllers.wheelStep : 1
        let distance = Point(x: steps.x * factor, y: steps.y * factor)
        let event = ScrollEvent(delta: distance, modifiers: inputs.modifiers(of: scroll))
        inputs.send(.scroll, .scroll(event))
      }
      // Enclosing lists can still scroll.
      return .bool(false)
    }
    return scroll
  }
}

extension PointerButton {
  /// The number of the button in GDK.
  fileprivate var number: guint {
    switch self {
    case .primary: guint(GDK_BUTTON_PRIMARY)
    case .secondary: guint(GDK_BUTTON_SECONDARY)
    case .middle: guint(GDK_BUTTON_MIDDLE)
    case .back: 8
    case .forward: 9
    }
  }
}

extension Point {
  /// Creates a point from the first two arguments of a signal.
  fileprivate init?(_ arguments: ArraySlice<GObjectValue>) {
    guard arguments.count >= 2, let x = arguments[arguments.startIndex].doubleValue,
      let y = arguments[arguments.startIndex + 1].doubleValue
    else { return nil }
    self.init(x: x, y: y)
  }

  /// Creates a point at the last event of a gesture, in the coordinates of its window.
  fileprivate init?(inWindowOf gesture: OpaquePointer) {
    let sequence = gtk_gesture_single_get_current_sequence(gesture)
    var (x, y) = (0.0, 0.0)
    guard let event = gtk_gesture_get_last_event(gesture, sequence),
      gdk_event_get_position(event, &x, &y) != 0
    else { return nil }
    self.init(x: x, y: y)
  }

  fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
#endif
