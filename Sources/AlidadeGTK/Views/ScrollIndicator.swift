#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// The bar at the right or bottom edge of a scroll view.
///
/// The bar is thin while the content scrolls or the pointer moves, thick under the pointer, and
/// hidden after a period of inactivity.
///
/// The bar covers the whole edge and only repaints its thumb, so that scrolling costs a repaint,
/// but no layout.
@MainActor final class ScrollIndicator: GTKView {
  /// The extent of the bar across its axis, in points.
  static let breadth = 14.0

  /// The axis along which the bar scrolls.
  let axis: Axis

  /// The scroll view that owns the bar.
  weak var owner: GTKScrollView?

  private var content = 0.0
  private var page = 0.0
  private var offset = 0.0
  /// The distance from the start of the thumb to the point where the user holds it; `nil` if the
  /// thumb isn't being dragged.
  private var grip: Double?
  private var isHovered = false
  let fade = ScrollIndicatorFade()

  required convenience init() {
    self.init(axis: .vertical)
  }

  /// Creates a bar that scrolls along `axis`.
  init(axis: Axis) {
    self.axis = axis
    super.init(role: .generic)
    // Assistive technologies use the rows instead.
    widget.setAccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
    addDragGesture()
    addMotionController()
    addWheelController()
    fade.didChange = { [unowned self] in setNeedsDisplay() }
  }

  isolated deinit {
    fade.stop()
  }

  /// Sets the extents of the content and of a page, and the offset, in points.
  func update(content: Double, page: Double, offset: Double) {
    guard content != self.content || page != self.page || offset != self.offset else { return }
    self.content = content
    self.page = page
    self.offset = offset
    setNeedsDisplay()
  }

  /// Shows the bar for a short time.
  func reveal() {
    if isScrollable { fade.reveal() }
  }

  /// Shows the bar as long as it is under the pointer or dragged, even if nothing is left to scroll
  /// when that ends.
  private func holdDidChange() {
    fade.isHeld = isHovered || grip != nil
    setNeedsDisplay()
  }

  // MARK: Thumb

  private var isScrollable: Bool { content > page && page > 0 }

  private static let margin = 2.0
  private static let minimumLength = 36.0

  /// The start and the length of the thumb, in points.
  private var thumb: (start: Double, length: Double) {
    let track = max(0, frame.size[axis] - 2 * ScrollIndicator.margin)
    let length = min(track, max(ScrollIndicator.minimumLength, track * page / content))
    let range = content - page
    let position = range > 0 ? min(max(offset / range, 0), 1) : 0
    return (ScrollIndicator.margin + (track - length) * position, length)
  }

  private func scroll(thumbTo start: Double) {
    let travel = frame.size[axis] - 2 * ScrollIndicator.margin - thumb.length
    guard travel > 0 else { return }
    owner?.contentOffset[axis] = (start - ScrollIndicator.margin) / travel * (content - page)
  }

  // MARK: Painting

  override func draw(in snapshot: OpaquePointer, size: Size) {
    let opacity = fade.opacity
    guard isScrollable, opacity > 0 else { return }
    let thumb = thumb
    let isBroad = isHovered || grip != nil
    let appearance = GTKAppearance.current
    if isBroad {
      let track = bar(from: 1, to: size[axis.cross], start: 0, length: size[axis])
      var color = GdkRGBA(Color.viewBackground.opacity(0.7 * opacity), in: appearance)
      var bounds = graphene_rect_t(track)
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    }
    let width = isBroad ? 8.0 : 4.0
    let edge = size[axis.cross] - 3
    let bar = bar(from: edge - width, to: edge, start: thumb.start, length: thumb.length)
    let strength = grip != nil ? 0.75 : isBroad ? 0.6 : 0.4
    let color = GdkRGBA(Color.primaryText.opacity(strength * opacity), in: appearance)
    snapshot.appendColor(
      color, inside: GskRoundedRect(graphene_rect_t(bar), radius: Float(width / 2)))
  }

  /// Returns a rectangle across the bar from `near` to `far`, and along it from `start`.
  private func bar(from near: Double, to far: Double, start: Double, length: Double) -> Rect {
    switch axis {
    case .vertical: Rect(x: near, y: start, width: far - near, height: length)
    case .horizontal: Rect(x: start, y: near, width: length, height: far - near)
    }
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
      drag.setSequenceState(GTK_EVENT_SEQUENCE_CLAIMED)
      if let self { beginDrag(at: arguments[axis == .vertical ? 1 : 0].doubleValue ?? 0) }
      return .none
    }
    connect(raw, "drag-update") { [weak self] arguments in
      guard let self, let grip,
        let distance = arguments[axis == .vertical ? 1 : 0].doubleValue
      else { return .none }
      var x = 0.0
      var y = 0.0
      gtk_gesture_drag_get_start_point(drag, &x, &y)
      scroll(thumbTo: (axis == .vertical ? y : x) + distance - grip)
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
  /// A press next to the thumb first centers the thumb there.
  private func beginDrag(at place: Double) {
    owner?.endMomentum()
    let thumb = thumb
    if place >= thumb.start, place <= thumb.start + thumb.length {
      grip = place - thumb.start
    } else {
      grip = thumb.length / 2
      scroll(thumbTo: place - thumb.length / 2)
    }
    holdDidChange()
  }

  private func endDrag() {
    grip = nil
    holdDidChange()
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

  /// Adds a controller that scrolls the owner with the wheel over the bar, because the bar isn't
  /// part of the scrolled content.
  private func addWheelController() {
    guard let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else {
      return
    }
    connect(UnsafeMutableRawPointer(wheel), "scroll") { [weak self] arguments in
      guard let owner = self?.owner, let event = gtk_event_controller_get_current_event(wheel),
        let delta = GTKScrollView.delta(of: event)
      else { return .bool(false) }
      owner.endMomentum()
      let isInPoints = gtk_event_controller_scroll_get_unit(wheel) == GDK_SCROLL_UNIT_SURFACE
      return .bool(owner.scroll(byWheel: delta, isInPoints: isInPoints))
    }
    gtk_widget_add_controller(widget, wheel)
  }

  private func setHovered(_ isHovered: Bool) {
    self.isHovered = isHovered
    holdDidChange()
  }
}
#endif
