#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

extension GTKScrollView {
  /// Enables fingers to pull the content under them.
  ///
  /// The outermost scroll view receives all events before the scroll views inside it.
  ///
  /// - Returns: `true` if no other view may receive the event.
  func pull(with event: OpaquePointer) -> Bool {
    let finger = gdk_event_get_event_sequence(event)
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_BEGIN where isOutermost:
      let place = Point(of: event)
      pulling.touchDidBegin(finger, at: place, on: pullTarget(at: pointInView(place)))
    case GDK_TOUCH_UPDATE: pulling.touchDidMove(finger, to: Point(of: event))
    case GDK_TOUCH_END: pulling.touchDidEnd(finger, isCanceled: false)
    case GDK_TOUCH_CANCEL: pulling.touchDidEnd(finger, isCanceled: true)
    case GDK_SCROLL where isOutermost: return pull(withScroll: event)
    case GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS, GDK_KEY_PRESS:
      // Any other input means that the fingers have been lifted.
      if pulling.isScroll { pulling.end(isCanceled: true) }
    default: break
    }
    return false
  }

  private func pull(withScroll event: OpaquePointer) -> Bool {
    guard gdk_scroll_event_get_direction(event) == GDK_SCROLL_SMOOTH,
      let device = gdk_event_get_device(event),
      gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
    else { return false }
    guard let delta = GTKScrollView.delta(of: event) else {
      pulling.end(isCanceled: false)
      return false
    }
    let isInPoints = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
    let step = isInPoints ? 1 : GTKScrollView.lineHeight
    return pulling.fingersDidScroll(by: Point(x: step * delta.x, y: step * delta.y)) {
      WheelRule.location(of: event, in: widget).flatMap {
        pullTarget(at: Point(x: $0.x, y: $0.y))
      }
    }
  }

  private var isOutermost: Bool {
    var next = gtk_widget_get_parent(widget)
    while let current = next {
      if ViewWidgetType.view(of: current) is GTKScrollView { return false }
      next = gtk_widget_get_parent(current)
    }
    return true
  }

  /// Returns the content that is pulled by a movement from a point; `nil` if no view listens for
  /// it.
  ///
  /// - Parameter point: the point, in the coordinates of the view.
  func pullTarget(at point: Point) -> Pulling.Target? {
    var scrollViews: [GTKScrollView] = []
    var handler: EventHandler<ViewInputEvent>?
    var next = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = next {
      next = gtk_widget_get_parent(current)
      guard let view = ViewWidgetType.view(of: current) else { continue }
      if let scrollView = view as? GTKScrollView, scrollView.scrollAxes.contains(.vertical) {
        scrollViews.append(scrollView)
      } else if handler == nil, !scrollViews.isEmpty, let inputs = view.inputs,
        let listener = inputs.handlers[.pull], listener.action != nil
      {
        handler = listener
      }
    }
    return handler.map { Pulling.Target($0, in: scrollViews) }
  }

  /// Returns a point of the surface in the coordinates of the view.
  private func pointInView(_ point: Point) -> Point {
    guard let native = gtk_widget_get_native(widget) else { return point }
    var (surfaceX, surfaceY, x, y) = (0.0, 0.0, 0.0, 0.0)
    gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
    gtk_widget_translate_coordinates(
      UnsafeMutableRawPointer(native).widget, widget, point.x - surfaceX, point.y - surfaceY,
      &x, &y)
    return Point(x: x, y: y)
  }
}

extension Point {
  /// Creates the place of an event on its surface.
  fileprivate init(of event: OpaquePointer) {
    var (x, y) = (0.0, 0.0)
    gdk_event_get_position(event, &x, &y)
    self.init(x: x, y: y)
  }
}
#endif
