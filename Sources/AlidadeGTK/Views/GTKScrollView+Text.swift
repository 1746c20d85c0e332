#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// Text in rows that the user can select.
extension GTKScrollView {
  /// Adds the controllers that select text when text becomes selectable for the first time.
  func addTextControllers() {
    if let presses = addTextPressGesture() { addTextDragGesture(after: presses) }
    addTextCursorController()
    // Selected text looks different in an inactive window.
    connect(UnsafeMutableRawPointer(widget), "state-flags-changed") { [weak self] arguments in
      guard let self, let previous = arguments.first?.intValue else { return .none }
      let now = gtk_widget_get_state_flags(widget).rawValue
      let changed = now ^ UInt32(truncatingIfNeeded: previous)
      if changed & GTK_STATE_FLAG_BACKDROP.rawValue != 0 { paintSelectedTextAgain() }
      return .none
    }
  }

  /// Notifies the delegate of presses before any view in the rows uses them.
  ///
  /// The second press of a double click selects a word, even if the row waits for taps.
  ///
  /// - Returns: the gesture.
  private func addTextPressGesture() -> OpaquePointer? {
    guard let gesture = gtk_gesture_click_new() else { return nil }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    connect(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] arguments in
      let point = Point(ofClick: arguments)
      self?.pressText(at: point, count: arguments.first?.intValue ?? 1, gesture)
      return .none
    }
    gtk_widget_add_controller(scrolledWindow, gesture)
    return gesture
  }

  private func pressText(at point: Point, count: Int, _ gesture: OpaquePointer) {
    selectsByDrag = false
    guard selectsText, !isByFinger(gesture), !isControl(at: point) else { return }
    // The keys that copy now belong to the text instead of a field.
    if gtk_widget_is_focus(scrolledWindow) == 0 { _ = focusViewport() }
    let press = TapEvent(location: point, modifiers: modifiers(of: gesture), count: count)
    selectsByDrag = scrollDelegate?.scrollView(self, didPressText: press) ?? false
  }

  /// Notifies the delegate of drags that select text.
  ///
  /// - Parameter presses: the gesture that recognizes presses; it is reset, so that a drag doesn't
  ///   count as the first of two clicks.
  private func addTextDragGesture(after presses: OpaquePointer) {
    addDragGesture(
      GTK_PHASE_CAPTURE, isWanted: { [weak self] in self?.selectsByDrag ?? false },
      didBegin: { gtk_event_controller_reset(presses) }
    ) { [weak self] start, gesture in
      guard let self, selectsText, canSelect(start, gesture) else { return nil }
      return PointerDrag(start: start, threshold: GTKScrollView.textDragDistance)
    }
  }

  /// The minimum distance of a movement that selects text, in points; it is small, because letters
  /// are narrow.
  private static let textDragDistance = 3.0

  /// Returns `true` if a drag may select text, which requires that it doesn't move a row and no
  /// view in the row uses it.
  private func canSelect(_ point: Point, _ gesture: OpaquePointer) -> Bool {
    isFree(point, for: gesture) && !(dragsRows && row(at: point)?.status != nil)
  }

  // MARK: Cursor

  private func addTextCursorController() {
    guard let motion = gtk_event_controller_motion_new() else { return }
    gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
    for signal in ["enter", "motion"] {
      connect(UnsafeMutableRawPointer(motion), signal) { [weak self] arguments in
        guard let self, selectsText, let point = Point(ofDrag: arguments) else { return .none }
        showTextCursor(at: point)
        return .none
      }
    }
    gtk_widget_add_controller(scrolledWindow, motion)
  }

  /// Shows the text cursor if there is selectable text at a point.
  func showTextCursor(at point: Point?) {
    let isOnText = point.map(isText) ?? false
    guard isOnText != isPointerOnText else { return }
    isPointerOnText = isOnText
    gtk_widget_set_cursor(scrolledWindow, isOnText ? Cursor.text.gdkCursor : nil)
  }

  private func isText(at point: Point) -> Bool {
    guard let hit = gtk_widget_pick(scrolledWindow, point.x, point.y, GTK_PICK_DEFAULT) else {
      return false
    }
    return ViewWidgetType.view(of: hit) is GTKTextView && !isControl(at: point)
  }

  // MARK: Painting

  private func paintSelectedTextAgain() {
    var pending = subviews
    while let view = pending.popLast() {
      if let text = view as? GTKTextView, text.selectedRange != nil { text.setNeedsDisplay() }
      pending += view.subviews
    }
  }
}
#endif
