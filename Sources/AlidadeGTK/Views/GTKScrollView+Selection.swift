#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// Rows that the user can select.
extension GTKScrollView {
  /// Shows the status of a row.
  public func show(_ status: RowStatus?, of row: any NativeView) {
    (row as? GTKRowView)?.status = status
  }

  /// Adds the controllers that select rows when rows become selectable for the first time.
  func addSelectionControllers() {
    addMenuGesture()
    addBandGesture()
    // Selected rows look different in an inactive window.
    connect(UnsafeMutableRawPointer(widget), "state-flags-changed") { [weak self] arguments in
      guard let self, let previous = arguments.first?.intValue else { return .none }
      let now = gtk_widget_get_state_flags(widget).rawValue
      guard (now ^ UInt32(truncatingIfNeeded: previous)) & GTK_STATE_FLAG_BACKDROP.rawValue != 0
      else {
        return .none
      }
      for row in subviews where (row as? GTKRowView)?.status?.isSelected == true {
        row.setNeedsDisplay()
      }
      return .none
    }
  }

  /// The roles of lists that use keys even if their rows can't be selected.
  private static let rolesWithKeys: Set<AccessibilityRole> = [.tree, .treeTable, .table]

  /// Offers a key to the delegate, which may use it to select rows, or to expand and collapse them.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of `key-pressed`.
  ///   - controller: the controller that sent them.
  func use(_ arguments: [GObjectValue], of controller: OpaquePointer) -> Bool {
    guard
      selectionMode != .none || dragsRows || selectsText || swipesRows
        || GTKScrollView.rolesWithKeys.contains(role),
      let combination = KeyCombination(keyPressed: arguments)
    else { return false }
    let time = Double(gtk_event_controller_get_current_event_time(controller)) / 1000
    guard let scrollDelegate, scrollDelegate.scrollView(self, use: combination, at: time) else {
      return false
    }
    if let root = gtk_widget_get_root(widget) {
      gtk_window_set_focus_visible(UnsafeMutableRawPointer(root).widget.window, 1)
    }
    return true
  }

  func modifiers(of gesture: OpaquePointer) -> KeyModifiers {
    KeyModifiers(state: gtk_event_controller_get_current_event_state(gesture).rawValue)
  }

  /// Returns the row at a point.
  func row(at point: Point) -> GTKRowView? {
    var next = gtk_widget_pick(scrolledWindow, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = next, current != scrolledWindow {
      if let row = ViewWidgetType.view(of: current) as? GTKRowView, row.superview === self {
        return row
      }
      next = gtk_widget_get_parent(current)
    }
    return nil
  }

  /// Returns `true` if a view in the row at a point, such as a field, handles presses itself, even
  /// if it is disabled.
  func isControl(at point: Point) -> Bool {
    var next = gtk_widget_pick(scrolledWindow, point.x, point.y, GTK_PICK_INSENSITIVE)
    while let current = next, current != rows.widget, current != scrolledWindow {
      let row = ViewWidgetType.view(of: current) as? GTKRowView
      if row?.superview !== self, gtk_widget_get_focusable(current) != 0 { return true }
      next = gtk_widget_get_parent(current)
    }
    return false
  }

  // MARK: Dragging

  /// Notifies the delegate of drags that no view in the rows uses.
  private func addBandGesture() {
    addDragGesture(GTK_PHASE_BUBBLE) { [weak self] start, gesture in
      guard let self, canDrag(from: start, gesture) else { return nil }
      return PointerDrag(start: start)
    }
  }

  /// Adds a gesture that notifies the delegate of drags with the primary button.
  ///
  /// - Parameters:
  ///   - phase: the phase in which the gesture receives events.
  ///   - isWanted: returns `false` while movements are ignored.
  ///   - didBegin: called when a movement has become a drag.
  ///   - course: returns the course of a drag from a point; `nil` if none can begin there.
  func addDragGesture(
    _ phase: GtkPropagationPhase, isWanted: @escaping @MainActor () -> Bool = { true },
    didBegin: @escaping @MainActor () -> Void = {},
    from course: @escaping @MainActor (Point, OpaquePointer) -> PointerDrag?
  ) {
    guard let gesture = gtk_gesture_drag_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    gtk_event_controller_set_propagation_phase(gesture, phase)
    let raw = UnsafeMutableRawPointer(gesture)
    var current: (course: PointerDrag, release: ReleaseWatch)?
    let end: @MainActor (GesturePhase) -> Void = { [weak self] phase in
      let event = current?.course.end(phase, at: gesture.eventTime)
      current?.release.stop()
      current = nil
      if let self, let event { scrollDelegate?.scrollView(self, didDrag: event) }
    }
    connect(raw, "drag-begin") { [scrolledWindow] arguments in
      guard let course = Point(ofDrag: arguments).flatMap({ course($0, gesture) }) else {
        gesture.setSequenceState(GTK_EVENT_SEQUENCE_DENIED)
        return .none
      }
      let release = ReleaseWatch(in: scrolledWindow) {
        end(.ended)
        gtk_event_controller_reset(gesture)
      }
      current = (course, release)
      return .none
    }
    connect(raw, "drag-update") { [weak self] arguments in
      guard let self, isWanted(), let translation = Point(ofDrag: arguments) else { return .none }
      current?.course.modifiers = modifiers(of: gesture)
      if let event = current?.course.move(to: translation, at: gesture.eventTime) {
        if event.phase == .began {
          gesture.setSequenceState(GTK_EVENT_SEQUENCE_CLAIMED)
          didBegin()
        }
        scrollDelegate?.scrollView(self, didDrag: event)
      }
      return .none
    }
    for (signal, phase) in [("cancel", GesturePhase.canceled), ("drag-end", .ended)] {
      connect(raw, signal) { _ in
        // A canceled drag also ends, but no longer has a course at that time.
        end(phase)
        return .none
      }
    }
    gtk_widget_add_controller(scrolledWindow, gesture)
  }

  /// Returns `true` if a drag may select rows, which requires that it doesn't begin on a row that
  /// can be dragged itself.
  private func canDrag(from point: Point, _ gesture: OpaquePointer) -> Bool {
    guard selectionMode == .many, isFree(point, for: gesture) else { return false }
    return !dragsRows || row(at: point)?.status == nil
  }

  /// Returns `true` if a drag from a point isn't made by a finger, which scrolls, and no view in
  /// the rows uses it.
  func isFree(_ point: Point, for gesture: OpaquePointer) -> Bool {
    !isControl(at: point) && !viewport.isDragTaken(at: point, for: gesture)
      && !isByFinger(gesture)
  }

  /// Paints the rectangle that the user drags over rows.
  func paintSelectionBand(_ snapshot: OpaquePointer, size: Size) {
    guard let selectionBand else { return }
    var bounds = graphene_rect_t(selectionBand)
    var clip = graphene_rect_t(size)
    gtk_snapshot_push_clip(snapshot, &clip)
    var color = GTKSelectionColor.color(in: widget)
    gtk_snapshot_append_color(snapshot, &color, &bounds)
    color.alpha = 1
    snapshot.appendBorder(color, width: 1, inside: GskRoundedRect(bounds))
    gtk_snapshot_pop(snapshot)
  }
}

extension Point {
  /// Creates the point of a signal of a click gesture.
  init(ofClick arguments: [GObjectValue]) {
    guard arguments.count == 3 else {
      self = .zero
      return
    }
    self.init(x: arguments[1].doubleValue ?? 0, y: arguments[2].doubleValue ?? 0)
  }

  /// Creates the point or the translation of a signal of a drag gesture.
  init?(ofDrag arguments: [GObjectValue]) {
    guard arguments.count == 2, let x = arguments[0].doubleValue, let y = arguments[1].doubleValue
    else { return nil }
    self.init(x: x, y: y)
  }
}
#endif
