#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// Input handlers, offered content and hit testing.
extension GTKView {
  /// Sets the handler of an input; `nil` removes it.
  public final func listen(for input: ViewInput, _ handler: EventHandler<ViewInputEvent>?) {
    ensuredInputs.listen(for: input, handler)
  }

  /// Offers content that the user can drag from the view; `nil` withdraws the offer.
  public final func offer(_ content: TransferContent?) { ensuredInputs.setDragContent(content) }

  final func setHitOutset(_ outset: Double) { ensuredInputs.hitOutset = outset }

  final func setCursor(_ cursor: Cursor?) {
    gtk_widget_set_cursor(widget, cursor?.gdkCursor)
    ensuredInputs.hasCursor = cursor != nil
  }

  private var ensuredInputs: InputControllers {
    if let inputs { return inputs }
    let made = InputControllers(self)
    inputs = made
    return made
  }

  /// Returns `true` if a point is outside the view, but within the outset in which it still
  /// receives pointer input.
  final func isInHitOutset(_ point: Point) -> Bool {
    guard let outset = inputs?.hitOutset, outset > 0 else { return false }
    let size = frame.size
    return Rect(
      x: -outset, y: -outset, width: size.width + 2 * outset, height: size.height + 2 * outset
    ).contains(point)
  }

  /// Returns `true` if a gesture is made by a finger, which scrolls.
  final func isByFinger(_ gesture: OpaquePointer) -> Bool {
    let device = gtk_event_controller_get_current_event_device(gesture)
    return device.map { gdk_device_get_source($0) == GDK_SOURCE_TOUCHSCREEN } ?? false
  }

  /// Returns `true` if a subview handles a press at a point by itself.
  final func isPressTaken(at point: Point) -> Bool {
    var next = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = next, current != widget {
      if ViewWidgetType.view(of: current)?.inputs?.takesPresses == true { return true }
      next = gtk_widget_get_parent(current)
    }
    return false
  }

  /// Returns `true` if a subview itself handles a drag that begins at a point.
  ///
  /// Such a subview listens for drags, is a scroll view that uses them, or is a toolkit widget in
  /// which the user selects text or moves a slider.
  ///
  /// - Parameters:
  ///   - point: the point.
  ///   - gesture: the gesture that handles the drag if no subview does.
  final func isDragTaken(at point: Point, for gesture: OpaquePointer) -> Bool {
    let hasFinger = isByFinger(gesture)
    var next = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = next, current != widget {
      next = gtk_widget_get_parent(current)
      if let view = ViewWidgetType.view(of: current) {
        if view.inputs?.takesDrags == true || view is ScrollIndicator { return true }
        if (view as? GTKTextView)?.selectionHandler != nil { return true }
      } else {
        // The widget between a scroll view and its content; all others use drags.
        let scrollView = next.flatMap(ViewWidgetType.view) as? GTKScrollView
        if scrollView?.usesDrags(byFinger: hasFinger) ?? true { return true }
      }
    }
    return false
  }
}
#endif
