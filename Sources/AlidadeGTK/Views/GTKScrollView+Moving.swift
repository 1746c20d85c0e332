#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

// Rows that the user can drag.
extension GTKScrollView {
  /// Adds the controllers that drag rows when the rows become draggable for the first time.
  func addMovingControllers() {
    addRowDragSource()
    addRowDropTarget()
  }

  private func addRowDragSource() {
    guard let source = gtk_drag_source_new() else { return }
    let raw = UnsafeMutableRawPointer(source)
    let content = RowDragContent()
    var start = Point.zero
    var pressed: PressedRow?
    connect(raw, "begin") { [weak self] _ in
      var (x, y) = (0.0, 0.0)
      gtk_gesture_get_point(source, gtk_gesture_single_get_current_sequence(source), &x, &y)
      start = Point(x: x, y: y)
      pressed = self.map { PressedRow($0.row(at: start)) }
      content.drag = nil
      if self?.canDragRow(at: start, source) != true {
        source.setSequenceState(GTK_EVENT_SEQUENCE_DENIED)
      }
      return .none
    }
    connect(raw, "update") { [weak self] _ in
      // Without content, GTK begins no drag. A drag can't be canceled while it begins.
      guard let self, dragsRows, let row = row(at: start), pressed?.isShown(by: row) == true else {
        content.drag = nil
        gtk_drag_source_set_content(source, nil)
        return .none
      }
      guard content.drag == nil, isAboutToDrag(source, from: start) else { return .none }
      if let drag = scrollDelegate?.scrollView(self, dragFrom: row) {
        content.offer(drag, by: source)
      }
      return .none
    }
    connect(raw, "drag-begin") { [weak self] _ in
      guard let self, let row = row(at: start), let drag = content.drag else { return .none }
      drag.grip = setIcon(of: source, row, from: start, count: drag.count)
      return .none
    }
    connect(raw, "drag-end") { _ in
      content.drag = nil
      gtk_drag_source_set_content(source, nil)
      return .none
    }
    gtk_widget_add_controller(scrolledWindow, source)
  }

  /// Returns `true` if the pointer has moved far enough for a source to begin a drag.
  private func isAboutToDrag(_ source: OpaquePointer, from start: Point) -> Bool {
    var (x, y) = (0.0, 0.0)
    gtk_gesture_get_point(source, gtk_gesture_single_get_current_sequence(source), &x, &y)
    let (right, down) = (abs(x - start.x).rounded(.up), abs(y - start.y).rounded(.up))
    return gtk_drag_check_threshold(scrolledWindow, 0, 0, Int32(right), Int32(down)) != 0
  }

  /// Returns `true` if a drag from a point takes a row.
  ///
  /// The drag must not be made by a finger, which scrolls, and no view in the row may use it.
  private func canDragRow(at point: Point, _ gesture: OpaquePointer) -> Bool {
    dragsRows && row(at: point)?.status != nil && isFree(point, for: gesture)
  }

  /// Sets the picture of the row under the pointer during a drag.
  ///
  /// - Returns: the position of the pointer in the picture; `nil` if there is no picture.
  private func setIcon(
    of source: OpaquePointer, _ row: GTKRowView, from start: Point, count: Int
  ) -> Point? {
    var place = Point.zero
    gtk_widget_translate_coordinates(
      scrolledWindow, row.widget, start.x, start.y, &place.x, &place.y)
    guard let picture = DragPicture.make(of: row, count: count) else { return nil }
    gtk_drag_source_set_icon(source, picture, Int32(place.x), Int32(place.y))
    g_object_unref(UnsafeMutableRawPointer(picture))
    return place
  }

  private func addRowDropTarget() {
    let formats = gdk_content_formats_new_for_gtype(RowDragContent.type)
    let actions = GdkDragAction(rawValue: GDK_ACTION_MOVE.rawValue | GDK_ACTION_COPY.rawValue)
    guard let target = gtk_drop_target_async_new(formats, actions) else { return }
    let raw = UnsafeMutableRawPointer(target)
    var visitor: RowDrag?
    var course = PointerDrag(start: .zero, threshold: 0)
    for signal in ["drag-enter", "drag-motion"] {
      connect(raw, signal) { [weak self] arguments in
        guard let self, arguments.count == 3, let x = arguments[1].doubleValue,
          let y = arguments[2].doubleValue,
          let drop = arguments[0].addressValue.flatMap({ OpaquePointer(bitPattern: $0) }),
          let drag = RowDragContent.drag(of: drop)
        else { return .int(0) }
        visitor = drag
        _ = course.move(to: Point(x: x, y: y), at: GTKScrollView.now)
        let isAccepted = hover(drag, drop, at: Point(x: x, y: y))
        return .int(isAccepted ? Int(GTKScrollView.action(of: drop).rawValue) : 0)
      }
    }
    connect(raw, "drag-leave") { [weak self] _ in
      guard let self, let drag = visitor else { return .none }
      visitor = nil
      takesRows = false
      _ = scrollDelegate?.scrollView(self, rows: drag, areOver: nil)
      return .none
    }
    DropSignal.connect(target) { [weak self] drop, point in
      let drop = OpaquePointer(drop)
      guard let self, let drag = RowDragContent.drag(of: drop) else { return false }
      let isAccepted = hover(drag, drop, at: point)
      visitor = nil
      takesRows = false
      drag.velocity = course.end(.ended, at: GTKScrollView.now)?.velocity ?? .zero
      // What isn't taken goes on to the views around the list.
      guard isAccepted, scrollDelegate?.scrollView(self, drop: drag, at: point) == true else {
        return false
      }
      gdk_drop_finish(drop, GTKScrollView.action(of: drop))
      return true
    }
    gtk_widget_add_controller(scrolledWindow, target)
  }

  /// Shows where rows will be inserted, unless a view inside accepts their content.
  ///
  /// - Returns: `true` if the rows can be dropped there.
  private func hover(_ drag: RowDrag, _ drop: OpaquePointer, at point: Point) -> Bool {
    let isTaken =
      !dragsRows || isDropTaken(at: point, in: scrolledWindow, of: gdk_drop_get_formats(drop))
    takesRows =
      scrollDelegate?.scrollView(self, rows: drag, areOver: isTaken ? nil : point) == true
    if takesRows { for drops in enclosingDrops { drops.leave() } }
    return takesRows
  }

  /// Returns the action with which the rows of a drop are moved: rows whose content can also be
  /// dropped elsewhere are only offered to be copied.
  private static func action(of drop: OpaquePointer) -> GdkDragAction {
    gdk_drop_get_actions(drop).rawValue & GDK_ACTION_MOVE.rawValue != 0
      ? GDK_ACTION_MOVE : GDK_ACTION_COPY
  }

  /// The current time in seconds; the signals of a drag don't provide the time of their events.
  private static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  /// Paints the mark that shows where dragged rows or content will be inserted.
  func paintInsertionMark(_ snapshot: OpaquePointer, size: Size) {
    guard let insertionMark else { return }
    var clip = graphene_rect_t(size)
    gtk_snapshot_push_clip(snapshot, &clip)
    var color = GdkRGBA(Color.accent, in: GTKAppearance.current)
    switch insertionMark {
    case .line(let frame):
      var bounds = graphene_rect_t(frame)
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    case .row(let frame):
      var outline = GskRoundedRect()
      var bounds = graphene_rect_t(frame)
      gsk_rounded_rect_init_from_rect(&outline, &bounds, 4)
      let (widths, colors): ([Float], [GdkRGBA]) = (
        Array(repeating: 2, count: 4), Array(repeating: color, count: 4)
      )
      gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }
    gtk_snapshot_pop(snapshot)
  }
}
#endif
