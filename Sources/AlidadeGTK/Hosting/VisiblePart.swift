#if GTK
import AlidadeLayout
import CGTK

/// The part of a widget that is visible in the enclosing scrolled windows of other code.
@MainActor final class VisiblePart {
  // Proof: the pointer never changes, and only code of the main actor dereferences it.
  private nonisolated(unsafe) let widget: UnsafeMutablePointer<GtkWidget>
  private let didChange: @MainActor () -> Void
  /// The adjustments of the viewports around the widget, innermost first.
  ///
  /// They are retained, so that a new adjustment never has the address of one that is observed. The
  /// viewports aren't, because other code may free them at any time.
  private var observed: [UnsafeMutablePointer<GtkAdjustment>] = []
  private var connections: [SignalConnection] = []

  /// - Parameters:
  ///   - widget: the widget, which must outlive this object.
  ///   - didChange: called when another part may have become visible.
  init(of widget: UnsafeMutablePointer<GtkWidget>, didChange: @escaping @MainActor () -> Void) {
    self.widget = widget
    self.didChange = didChange
  }

  isolated deinit {
    observe([])
  }

  /// Returns the visible part, in the widget's coordinates; `nil` if no other code scrolls the
  /// widget.
  ///
  /// From this call on, changes of the visible part are observed.
  func rect() -> Rect? {
    let viewports = viewports
    let adjustments = viewports.flatMap { viewport in
      Axis.allCases.compactMap { VisiblePart.adjustment(of: viewport, $0) }
    }
    if adjustments != observed { observe(adjustments) }
    return viewports.map(rect).reduce(nil) { $0?.intersection($1) ?? $1 }
  }

  /// A Boolean value that is `true` if other code scrolls the widget vertically.
  var scrollsVertically: Bool { verticalAdjustment != nil }

  /// Scrolls the widget up by a distance in points, in the innermost viewport that scrolls
  /// vertically.
  func scroll(by distance: Double) {
    guard let adjustment = verticalAdjustment else { return }
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance)
  }

  private var verticalAdjustment: UnsafeMutablePointer<GtkAdjustment>? {
    viewports.first { viewport in
      guard let parent = gtk_widget_get_parent(viewport),
        UnsafeMutableRawPointer(parent).isInstance(of: gtk_scrolled_window_get_type())
      else { return true }
      var policy = GTK_POLICY_AUTOMATIC
      gtk_scrolled_window_get_policy(OpaquePointer(parent), nil, &policy)
      return policy != GTK_POLICY_NEVER
    }
    .flatMap { VisiblePart.adjustment(of: $0, .vertical) }
  }

  private var viewports: [UnsafeMutablePointer<GtkWidget>] {
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    var next = gtk_widget_get_ancestor(widget, gtk_viewport_get_type())
    while let viewport = next {
      found.append(viewport)
      next = gtk_widget_get_parent(viewport).flatMap {
        gtk_widget_get_ancestor($0, gtk_viewport_get_type())
      }
    }
    return found
  }

  private func observe(_ adjustments: [UnsafeMutablePointer<GtkAdjustment>]) {
    for connection in connections { connection.disconnect() }
    connections = []
    for adjustment in adjustments { g_object_ref(adjustment) }
    for adjustment in observed { g_object_unref(adjustment) }
    observed = adjustments
    for adjustment in adjustments {
      let object = UnsafeMutableRawPointer(adjustment).assumingMemoryBound(to: GObject.self)
      for signal in ["value-changed", "changed"] {
        let connection = SignalConnection(signal, of: object) { [weak self] _ in
          self?.didChange()
          return .none
        }
        if let connection { connections.append(connection) }
      }
    }
  }

  /// Returns the rectangle of a viewport in the coordinates of the widget.
  private func rect(of viewport: UnsafeMutablePointer<GtkWidget>) -> Rect {
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(viewport, widget, 0, 0, &x, &y)
    return Rect(
      x: x + missing(.horizontal, in: viewport), y: y + missing(.vertical, in: viewport),
      width: Double(gtk_widget_get_width(viewport)),
      height: Double(gtk_widget_get_height(viewport)))
  }

  /// Returns how much farther a viewport is scrolled than its child has been moved, because GTK
  /// moves the child later in the frame.
  private func missing(_ axis: Axis, in viewport: UnsafeMutablePointer<GtkWidget>) -> Double {
    guard let adjustment = VisiblePart.adjustment(of: viewport, axis),
      let child = gtk_widget_get_first_child(viewport),
      gtk_adjustment_get_upper(adjustment) > gtk_adjustment_get_page_size(adjustment)
    else { return 0 }
    var place = Point.zero
    gtk_widget_translate_coordinates(viewport, child, 0, 0, &place.x, &place.y)
    let isFromRight = gtk_widget_get_direction(child) == GTK_TEXT_DIR_RTL
    let margin =
      switch axis {
      case .vertical: gtk_widget_get_margin_top(child)
      case .horizontal:
        isFromRight ? gtk_widget_get_margin_end(child) : gtk_widget_get_margin_start(child)
      }
    return gtk_adjustment_get_value(adjustment) - place[axis] - Double(margin)
  }

  private static func adjustment(
    of viewport: UnsafeMutablePointer<GtkWidget>, _ axis: Axis
  ) -> UnsafeMutablePointer<GtkAdjustment>? {
    let scrollable = OpaquePointer(viewport)
    return axis == .vertical
      ? gtk_scrollable_get_vadjustment(scrollable) : gtk_scrollable_get_hadjustment(scrollable)
  }
}
#endif
