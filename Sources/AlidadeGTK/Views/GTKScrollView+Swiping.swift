#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// Rows that the user can move aside.
extension GTKScrollView {
  /// Adds the controllers that move rows aside when that becomes possible for the first time.
  func addSwipeControllers() {
    addSwipeGesture()
    addSwipeScrollController()
  }

  /// Notifies the delegate of a movement of a row.
  ///
  /// - Returns: `true` if the row follows it.
  @discardableResult
  private func swipe(_ row: GTKView, _ drag: DragEvent) -> Bool {
    scrollDelegate?.scrollView(self, didSwipe: row, drag) ?? false
  }

  // MARK: Fingers and the primary button

  /// A press that may become a movement of a row.
  @MainActor private struct Press {
    let row: GTKView
    let pressed: PressedRow
    var movement: SidewaysMovement

    init(on row: GTKView, _ movement: SidewaysMovement) {
      self.row = row
      self.movement = movement
      pressed = PressedRow(row)
    }

    /// A Boolean value that is `true` if the view passed to another row before it was moved.
    var isOutdated: Bool { movement.stage == .undecided && !pressed.isShown(by: row) }
  }

  private func addSwipeGesture() {
    guard let gesture = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    // The gesture comes before the scrolled window, which scrolls with a finger in any direction.
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    let raw = UnsafeMutableRawPointer(gesture)
    var press: Press?
    connect(raw, "drag-begin") { [weak self] arguments in
      press = Point(ofDrag: arguments).flatMap { self?.press(at: $0, gesture) }
      gesture.claim(press?.movement)
      return .none
    }
    connect(raw, "drag-update") { [weak self] arguments in
      guard let self, var current = press, let translation = Point(ofDrag: arguments) else {
        return .none
      }
      if current.isOutdated {
        press = nil
        gesture.claim(nil)
        return .none
      }
      let (row, previous) = (current.row, current.movement.stage)
      current.movement.move(to: translation, at: gesture.eventTime) { swipe(row, $0) }
      press = current.movement.stage == .declined ? nil : current
      if current.movement.stage != previous { gesture.claim(current.movement) }
      return .none
    }
    for (signal, phase) in [("cancel", GesturePhase.canceled), ("drag-end", .ended)] {
      connect(raw, signal) { [weak self] _ in
        // A canceled drag ends, too.
        let ended = press
        press = nil
        guard let self, let ended else { return .none }
        if let event = ended.movement.end(phase, at: gesture.eventTime) { swipe(ended.row, event) }
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
      let press = DragEvent(phase: .began, start: point, translation: .zero, velocity: .zero)
      guard swipe(row, press) else { return nil }
    } else {
      // A view beside a row exists only to be swiped or pressed.
      let canDrag = isByFinger(gesture) || canDragAside || !(row is GTKRowView)
      if !canDrag || viewport.isDragTaken(at: point, for: gesture) { return nil }
    }
    return Press(on: row, SidewaysMovement(start: point, isFollowed: isTaken))
  }

  /// A Boolean value that is `true` if drags with the pointer have no other effect.
  private var canDragAside: Bool { selectionMode != .many && !selectsText && !dragsRows }

  // MARK: Touchpads and wheels

  /// The speed of one step of a wheel, in points per second.
  private static let wheelSpeed = 1_000.0

  private func addSwipeScrollController() {
    let wheel: @MainActor (Point, OpaquePointer) -> Bool = { [weak self] delta, event in
      self?.turnWheel(by: delta, event) ?? false
    }
    let scroll = TouchpadMovements.makeController(wheel: wheel) { [weak self] event in
      guard let self, swipesRows, let row = rowUnderPointer(event) else { return nil }
      return { [weak self] in self?.swipe(row, $0) ?? false }
    }
    if let scroll { gtk_widget_add_controller(scrolledWindow, scroll) }
  }

  private func rowUnderPointer(_ event: OpaquePointer) -> GTKView? {
    WheelRule.location(of: event, in: scrolledWindow).flatMap {
      subview(at: Point(x: $0.x, y: $0.y))
    }
  }

  /// Returns the row, or the view beside a row, at a point.
  private func subview(at point: Point) -> GTKView? {
    var next = gtk_widget_pick(scrolledWindow, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = next, current != scrolledWindow {
      if let view = ViewWidgetType.view(of: current), view.superview === self { return view }
      next = gtk_widget_get_parent(current)
    }
    return nil
  }

  /// Moves a row by a whole step of a wheel that turns sideways.
  private func turnWheel(by delta: Point, _ event: OpaquePointer) -> Bool {
    guard swipesRows, abs(delta.x) > abs(delta.y), let row = rowUnderPointer(event) else {
      return false
    }
    let step = Point(x: delta.x > 0 ? -1 : 1, y: 0)
    let send: (GesturePhase, Double) -> Bool = { [self] phase, speed in
      swipe(
        row,
        DragEvent(
          phase: phase, start: .zero, translation: step, velocity: Point(x: step.x * speed, y: 0)))
    }
    guard send(.began, 0) else { return false }
    _ = send(.ended, GTKScrollView.wheelSpeed)
    return true
  }
}
#endif
