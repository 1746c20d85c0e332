#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

extension GTKScrollView {
  /// Tracks whether a button or a finger is down, before the widget under it receives the event and
  /// takes the focus.
  func watchPresses() {
    guard let watcher = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(watcher, GTK_PHASE_CAPTURE)
    connect(UnsafeMutableRawPointer(watcher), "event") { [weak self] _ in
      guard let event = gtk_event_controller_get_current_event(watcher) else {
        return .bool(false)
      }
      self?.watch(event)
      return .bool(self?.pull(with: event) ?? false)
    }
    gtk_widget_add_controller(scrolledWindow, watcher)
  }

  private func watch(_ event: OpaquePointer) {
    switch gdk_event_get_event_type(event) {
    case GDK_SCROLL:
      wheelRule.apply(to: event, in: scrolledWindow)
      if !takes(event), isInScrolledWindow { wheelRule.silence(scrolledWindow) }
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
      press = ReleaseWatch(in: scrolledWindow) { [weak self] in self?.press = nil }
    // A menu may intercept the release; a key press means that the button has been released.
    case GDK_KEY_PRESS: press = nil
    default: break
    }
  }

  private var isInScrolledWindow: Bool {
    gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()) != nil
  }

  /// Returns `true` if the view can scroll farther in the direction of a scroll event.
  ///
  /// An event that the view can't use belongs to the enclosing scroll view. A movement of fingers
  /// is never exactly vertical or horizontal, so only the larger of its two components counts.
  private func takes(_ event: OpaquePointer) -> Bool {
    guard let delta = GTKScrollView.delta(of: event) else { return true }
    let axis: Axis = abs(delta.x) > abs(delta.y) ? .horizontal : .vertical
    guard delta[axis] != 0 else { return true }
    return delta[axis] > 0
      ? contentOffset[axis] < maximumContentOffset[axis] : contentOffset[axis] > 0
  }

  /// Ends the movement that continues after the user has released the touchpad or the screen.
  public func endMomentum() {
    // This is the only operation of GTK that ends it.
    gtk_scrolled_window_set_kinetic_scrolling(OpaquePointer(scrolledWindow), 0)
    gtk_scrolled_window_set_kinetic_scrolling(OpaquePointer(scrolledWindow), 1)
  }

  /// Scrolls as far as the content permits.
  ///
  /// - Parameters:
  ///   - delta: the distance.
  ///   - isInPoints: `true` for a distance in points; `false` for steps of a wheel, each of which
  ///     scrolls as far as an arrow key.
  /// - Returns: `true` if the offset has changed.
  func scroll(byWheel delta: Point, isInPoints: Bool) -> Bool {
    let before = contentOffset
    let step = isInPoints ? 1 : GTKScrollView.lineHeight
    contentOffset = Point(x: before.x + step * delta.x, y: before.y + step * delta.y)
    return contentOffset != before
  }

  /// Returns the direction of a scroll event; `nil` at the end of a movement.
  static func delta(of event: OpaquePointer) -> Point? {
    var delta = Point.zero
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: delta.y = -1
    case GDK_SCROLL_DOWN: delta.y = 1
    case GDK_SCROLL_LEFT: delta.x = -1
    case GDK_SCROLL_RIGHT: delta.x = 1
    default:
      if gdk_scroll_event_is_stop(event) != 0 { return nil }
      gdk_scroll_event_get_deltas(event, &delta.x, &delta.y)
    }
    // GTK scrolls along the other axis while Shift is held.
    let isTurned = gdk_event_get_modifier_state(event).rawValue & GDK_SHIFT_MASK.rawValue != 0
    return isTurned ? Point(x: delta.y, y: delta.x) : delta
  }
}
#endif
