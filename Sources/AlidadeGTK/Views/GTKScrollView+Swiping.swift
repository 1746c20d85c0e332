#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// Rows that the user can move aside.
extension GTKScrollView {
  /// Adds the controllers that move rows aside, when that is possible for the first time.
  func addSwipeControllers() {
    addSwipeGesture()
    addSwipeScrollController()
  }

  /// Tells the delegate of a movement of a row.
  ///
  /// - Returns: `true` if the row follows it.
  @discardableResult
  private func swipe(
    _ row: GTKView, _ phase: GesturePhase, by translation: Point = .zero,
    velocity: Point = .zero, from start: Point = .zero
  ) -> Bool {
    let event = DragEvent(
      phase: phase, start: start, translation: translation, velocity: velocity)
    return scrollDelegate?.scrollView(self, didSwipe: row, event) ?? false
  }

  // MARK: Fingers and the primary button

  /// A press that may become a movement of a row.
  private struct Press {
    let row: GTKView
    let start: Point
    var course: DragCourse
    /// A Boolean value that is `true` if the row follows the movement.
    var isFollowed: Bool
  }

  private func addSwipeGesture() {
    guard let gesture = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    // Before the scrolled window, which scrolls with a finger in any direction.
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    let raw = UnsafeMutableRawPointer(gesture)
    let time = { Double(gtk_event_controller_get_current_event_time(gesture)) / 1000 }
    var press: Press?
    connect(raw, "drag-begin") { [weak self] arguments in
      press = Point(ofDrag: arguments).flatMap { self?.press(at: $0, gesture) }
      let state = press.map { $0.isFollowed ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_NONE }
      if let state {
        if state == GTK_EVENT_SEQUENCE_CLAIMED { gtk_gesture_set_state(gesture, state) }
      } else {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
      }
      return .none
    }
    connect(raw, "drag-update") { [weak self] arguments in
      guard let self, var current = press, let translation = Point(ofDrag: arguments) else {
        return .none
      }
      let event = current.course.move(to: translation, at: time())
      press = current
      if current.isFollowed {
        swipe(current.row, .changed, by: translation, from: current.start)
      } else if event != nil {
        current.isFollowed =
          abs(translation.x) > abs(translation.y)
          && swipe(current.row, .began, by: translation, from: current.start)
        press = current.isFollowed ? current : nil
        gtk_gesture_set_state(
          gesture, current.isFollowed ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
      }
      return .none
    }
    for (signal, phase) in [("cancel", GesturePhase.canceled), ("drag-end", .ended)] {
      connect(raw, signal) { [weak self] _ in
        guard let self, let ended = press else { return .none }
        // A canceled drag ends, too.
        press = nil
        guard ended.isFollowed else { return .none }
        let event = ended.course.end(phase, at: time())
        swipe(
          ended.row, phase, by: event?.translation ?? .zero, velocity: event?.velocity ?? .zero,
          from: ended.start)
        return .none
      }
    }
    gtk_widget_add_controller(scrolledWindow, gesture)
  }

  /// Returns the press at a point; `nil` if it can't move a row.
  private func press(at point: Point, _ gesture: OpaquePointer) -> Press? {
    guard swipesRows else { return nil }
    let isTaken = scrollDelegate?.scrollView(self, didPressAt: point) ?? false
    guard let row = subview(at: point) else { return nil }
    if isTaken {
      guard swipe(row, .began, from: point) else { return nil }
    } else {
      // What is beside a row is there only to be swiped or pressed.
      let canDrag = isByFinger(gesture) || canDragAside || !(row is GTKRowView)
      if !canDrag || viewport.isDragTaken(at: point) { return nil }
    }
    return Press(row: row, start: point, course: DragCourse(start: point), isFollowed: isTaken)
  }

  /// A Boolean value that is `true` if drags with the pointer do nothing else.
  private var canDragAside: Bool { selectionMode != .many && !selectsText && !dragsRows }

  // MARK: Touchpads and wheels

  /// A movement of two fingers on a touchpad.
  private final class Fingers {
    var row: GTKView?
    var course: DragCourse?
    var translation = Point.zero
    var isFollowed = false
  }

  /// The speed of one step of a wheel, in points per second.
  private static let wheelSpeed = 1_000.0

  private func addSwipeScrollController() {
    guard let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    else { return }
    gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
    let raw = UnsafeMutableRawPointer(scroll)
    let time = { Double(gtk_event_controller_get_current_event_time(scroll)) / 1000 }
    var fingers: Fingers?
    connect(raw, "scroll-begin") { _ in
      fingers = Fingers()
      return .none
    }
    connect(raw, "scroll") { [weak self] _ in
      guard let self, swipesRows, let event = gtk_event_controller_get_current_event(scroll),
        let delta = GTKScrollView.delta(of: event)
      else { return .bool(false) }
      let isWheel = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL
      if isWheel { return .bool(turnWheel(by: delta, event)) }
      return .bool(fingers.map { move($0, by: delta, event, at: time()) } ?? false)
    }
    connect(raw, "scroll-end") { [weak self] _ in
      guard let ended = fingers else { return .none }
      fingers = nil
      guard let self, ended.isFollowed, let row = ended.row else { return .none }
      let event = ended.course?.end(.ended, at: time())
      swipe(row, .ended, by: ended.translation, velocity: event?.velocity ?? .zero)
      return .none
    }
    gtk_widget_add_controller(scrolledWindow, scroll)
  }

  private func rowUnderPointer(_ event: OpaquePointer) -> GTKView? {
    WheelRule.location(of: event, in: scrolledWindow).flatMap {
      subview(at: Point(x: $0.x, y: $0.y))
    }
  }

  /// Returns the row, or what is beside one, at a point.
  private func subview(at point: Point) -> GTKView? {
    var next = gtk_widget_pick(scrolledWindow, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = next, current != scrolledWindow {
      if let view = ViewWidgetType.view(of: current), view.superview === self { return view }
      next = gtk_widget_get_parent(current)
    }
    return nil
  }

  /// Moves a row as a whole step of a wheel that turns sideways.
  private func turnWheel(by delta: Point, _ event: OpaquePointer) -> Bool {
    guard abs(delta.x) > abs(delta.y), let row = rowUnderPointer(event) else { return false }
    let step = Point(x: delta.x > 0 ? -1 : 1, y: 0)
    guard swipe(row, .began, by: step) else { return false }
    swipe(
      row, .ended, by: step, velocity: Point(x: step.x * GTKScrollView.wheelSpeed, y: 0))
    return true
  }

  /// Moves a row with fingers on a touchpad, if they move along the line first.
  private func move(
    _ fingers: Fingers, by delta: Point, _ event: OpaquePointer, at time: Double
  ) -> Bool {
    let isFirst = fingers.translation == .zero
    fingers.translation = fingers.translation - delta
    if isFirst {
      fingers.row = rowUnderPointer(event)
      fingers.course = fingers.row.map { _ in DragCourse(start: .zero) }
    }
    guard let row = fingers.row,
      let drag = fingers.course?.move(to: fingers.translation, at: time)
    else { return false }
    if fingers.isFollowed {
      swipe(row, .changed, by: drag.translation)
    } else {
      fingers.isFollowed =
        abs(drag.translation.x) > abs(drag.translation.y)
        && swipe(row, .began, by: drag.translation)
      if !fingers.isFollowed { fingers.row = nil }
    }
    return fingers.isFollowed
  }
}
#endif
