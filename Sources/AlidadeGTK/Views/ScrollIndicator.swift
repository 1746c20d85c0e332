#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// The bar at the edge of a scroll view.
///
/// The bar is slim while the content scrolls or the pointer moves, broad under the pointer, and
/// hidden after a period of inactivity.
///
/// The bar covers the whole height and only repaints its thumb, so that scrolling costs a repaint,
/// but no layout.
@MainActor final class ScrollIndicator: GTKView {
  /// The width of the bar, in points.
  static let breadth = 14.0

  /// The scroll view that owns the bar.
  weak var owner: GTKScrollView?

  private var content = 0.0
  private var page = 0.0
  private var offset = 0.0
  /// The distance from the top of the thumb to the point where the user holds it; `nil` if it isn't
  /// being dragged.
  private var grip: Double?
  private var isHovered = false
  private var fade = ScrollIndicatorFade()

  required init() {
    super.init(role: .generic)
    // Assistive technologies use the rows instead.
    widget.setAccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
    addDragGesture()
    addMotionController()
    fade.didChange = { [unowned self] in setNeedsDisplay() }
  }

  isolated deinit {
    fade.stop()
  }

  /// Sets the height of the content, the height of a page, and the offset, in points.
  func update(content: Double, page: Double, offset: Double) {
    guard content != self.content || page != self.page || offset != self.offset else { return }
    self.content = content
    self.page = page
    self.offset = offset
    setNeedsDisplay()
  }

  /// Shows the bar for a while.
  func reveal() {
    guard isScrollable else { return }
    fade.reveal(isHeld: isHovered || grip != nil)
  }

  // MARK: Thumb

  private var isScrollable: Bool { content > page && page > 0 }

  private static let margin = 2.0
  private static let minimumLength = 36.0

  /// The upper end and the length of the thumb, in points.
  private var thumb: (start: Double, length: Double) {
    let track = max(0, frame.size.height - 2 * ScrollIndicator.margin)
    let length = min(track, max(ScrollIndicator.minimumLength, track * page / content))
    let range = content - page
    let position = range > 0 ? min(max(offset / range, 0), 1) : 0
    return (ScrollIndicator.margin + (track - length) * position, length)
  }

  private func scroll(thumbTo start: Double) {
    let travel = frame.size.height - 2 * ScrollIndicator.margin - thumb.length
    guard travel > 0 else { return }
    owner?.scrollOffset = (start - ScrollIndicator.margin) / travel * (content - page)
  }

  // MARK: Painting

  override func draw(in snapshot: OpaquePointer, size: Size) {
    let opacity = fade.opacity
    guard isScrollable, opacity > 0 else { return }
    let thumb = thumb
    let isBroad = isHovered || grip != nil
    let scheme = GTKAppearance.scheme
    if isBroad {
      let track = Rect(x: 1, y: 0, width: size.width - 1, height: size.height)
      var color = GdkRGBA(Color.viewBackground.opacity(0.7 * opacity), in: scheme)
      var bounds = graphene_rect_t(track)
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    }
    let width = isBroad ? 8.0 : 4.0
    let bar = Rect(
      x: size.width - 3 - width, y: thumb.start, width: width, height: thumb.length)
    let strength = grip != nil ? 0.75 : isBroad ? 0.6 : 0.4
    let color = GdkRGBA(Color.primaryText.opacity(strength * opacity), in: scheme)
    snapshot.appendColor(
      color, inside: GskRoundedRect(graphene_rect_t(bar), radius: Float(width / 2)))
  }

  /// Returns `false` for a hidden bar, so that it doesn't intercept input.
  override func contains(_ point: Point) -> Bool {
    isScrollable && fade.opacity > 0 && super.contains(point)
  }

  // MARK: Events

  private func addDragGesture() {
    guard let drag = gtk_gesture_drag_new() else { return }
    let raw = UnsafeMutableRawPointer(drag)
    connect(raw, "drag-begin") { [weak self] arguments in
      gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
      self?.beginDrag(at: arguments[1].doubleValue ?? 0)
      return .none
    }
    connect(raw, "drag-update") { [weak self] arguments in
      guard let self, let grip, let distance = arguments[1].doubleValue else { return .none }
      var x = 0.0
      var y = 0.0
      gtk_gesture_drag_get_start_point(drag, &x, &y)
      scroll(thumbTo: y + distance - grip)
      return .none
    }
    connect(raw, "drag-end") { [weak self] _ in
      self?.endDrag()
      return .none
    }
    gtk_widget_add_controller(widget, drag)
  }

  /// Starts to drag the thumb.
  ///
  /// A press beside the thumb centers it there first.
  private func beginDrag(at y: Double) {
    let thumb = thumb
    if y >= thumb.start, y <= thumb.start + thumb.length {
      grip = y - thumb.start
    } else {
      grip = thumb.length / 2
      scroll(thumbTo: y - thumb.length / 2)
    }
    setNeedsDisplay()
    reveal()
  }

  private func endDrag() {
    grip = nil
    setNeedsDisplay()
    reveal()
  }

  private func addMotionController() {
    guard let motion = gtk_event_controller_motion_new() else { return }
    let raw = UnsafeMutableRawPointer(motion)
    connect(raw, "enter") { [weak self] _ in
      self?.setHovered(true)
      return .none
    }
    connect(raw, "leave") { [weak self] _ in
      self?.setHovered(false)
      return .none
    }
    gtk_widget_add_controller(widget, motion)
  }

  private func setHovered(_ isHovered: Bool) {
    self.isHovered = isHovered
    setNeedsDisplay()
    reveal()
  }
}
#endif
