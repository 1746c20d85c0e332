#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// Clicks on rows.
extension GTKScrollView {
  /// The maximum distance that a click may move, in points.
  private static let clickDistance = 8.0

  /// Moves the focus to the list on a click, so that the keys scroll the clicked list.
  func addClickGesture() {
    guard let gesture = gtk_gesture_click_new() else { return }
    var start = Point.zero
    var pressed: PressedRow?
    connect(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] arguments in
      start = Point(ofClick: arguments)
      pressed = self.map { PressedRow($0.row(at: start)) }
      self?.takeFocusFromClick()
      return .none
    }
    connect(UnsafeMutableRawPointer(gesture), "released") { [weak self] arguments in
      let point = Point(ofClick: arguments)
      guard let self, pressed?.isShown(by: row(at: point)) == true else { return .none }
      click(from: start, to: point, .primary, arguments, gesture)
      return .none
    }
    gtk_widget_add_controller(scrolledWindow, gesture)
  }

  func takeFocusFromClick() {
    if !containsFocus { _ = focusViewport() }
  }

  /// Notifies the delegate of a press of the secondary button before a context menu opens.
  func addMenuGesture() {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY))
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    connect(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] arguments in
      let point = Point(ofClick: arguments)
      self?.click(from: point, to: point, .secondary, arguments, gesture)
      return .none
    }
    gtk_widget_add_controller(scrolledWindow, gesture)
  }

  /// Notifies the delegate of a click on a row, or outside all rows.
  ///
  /// - Parameter arguments: the arguments of the signal of a click gesture.
  private func click(
    from start: Point, to point: Point, _ button: PointerButton, _ arguments: [GObjectValue],
    _ gesture: OpaquePointer
  ) {
    let distance = max(abs(point.x - start.x), abs(point.y - start.y))
    guard selectionMode != .none, distance <= GTKScrollView.clickDistance,
      button == .secondary || !isControl(at: point)
    else { return }
    let tap = TapEvent(
      location: point, button: button, modifiers: modifiers(of: gesture),
      count: arguments.first?.intValue ?? 1)
    notify(of: tap)
  }

  /// Notifies the delegate that a finger opens a context menu, as a click of the secondary button
  /// does.
  ///
  /// - Parameters:
  ///   - point: the position of the finger, in points.
  ///   - other: the widget in whose coordinates the position is.
  func openMenu(at point: Point, in other: UnsafeMutablePointer<GtkWidget>) {
    guard selectionMode != .none else { return }
    var place = Point.zero
    gtk_widget_translate_coordinates(
      other, scrolledWindow, point.x, point.y, &place.x, &place.y)
    notify(of: TapEvent(location: place, button: .secondary))
  }

  private func notify(of tap: TapEvent) {
    guard let row = row(at: tap.location) else {
      scrollDelegate?.scrollView(self, didTapBesideRows: tap)
      return
    }
    if row.isSelectable { scrollDelegate?.scrollView(self, didTap: row, tap) }
  }
}
#endif
