#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// What a view listens for and offers, and what in it does.
extension GTKView {
  /// Sends what a user does with the view to a handler; `nil` stops listening.
  public final func listen(for input: ViewInput, _ handler: EventHandler<ViewInputEvent>?) {
    ensuredInputs.listen(for: input, handler)
  }

  /// Offers content to be dragged or copied; `nil` offers nothing.
  public final func offer(_ content: TransferContent?, for use: TransferUse) {
    switch use {
    case .dragging: ensuredInputs.setDragContent(content)
    case .copying: ensuredInputs.setCopyContent(content)
    }
  }

  final func setHitOutset(_ outset: Double) { ensuredInputs.hitOutset = outset }

  private var ensuredInputs: InputControllers {
    if let inputs { return inputs }
    let made = InputControllers(self)
    inputs = made
    return made
  }

  /// Whether a point is outside the view, but near enough to count as in it for the pointer.
  final func isInHitOutset(_ point: Point) -> Bool {
    guard let outset = inputs?.hitOutset, outset > 0 else { return false }
    let size = frame.size
    return Rect(
      x: -outset, y: -outset, width: size.width + 2 * outset, height: size.height + 2 * outset
    ).contains(point)
  }

  /// Whether a view in this one takes a press at a point for something of its own.
  final func isPressTaken(at point: Point) -> Bool {
    var next = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = next, current != widget {
      if ViewWidgetType.view(of: current)?.inputs?.takesPresses == true { return true }
      next = gtk_widget_get_parent(current)
    }
    return false
  }

  /// Whether something in the view takes a movement that begins at a point for something of its own:
  /// a view that listens for it, or a widget of the toolkit, in which one selects or slides.
  final func isDragTaken(at point: Point) -> Bool {
    var next = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = next, current != widget {
      guard let view = ViewWidgetType.view(of: current), view.inputs?.takesDrags != true else {
        return true
      }
      next = gtk_widget_get_parent(current)
    }
    return false
  }
}
#endif
