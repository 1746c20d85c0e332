#if GTK
import AlidadeLayout
import CGTK

/// What GTK was told about where a view is.
struct Placement {
  /// The translation to the view's origin.
  ///
  /// It is kept, because GTK does next to nothing when it is handed the same object again.
  var transform: OpaquePointer?
  /// Whether `transform` belongs to the frame.
  var isCurrent = true
  /// Whether GTK must be told though the frame did not change.
  var isNeeded = true
}

extension GTKView {
  /// Gives the view its frame, in points of its superview; holds at once.
  ///
  /// GTK knows whole sizes only: it is told the size rounded up, and the exact position by a
  /// transform. What is painted is exact.
  public final func setFrame(_ frame: Rect) {
    if frame != self.frame {
      if frame.origin != self.frame.origin { placement.isCurrent = false }
      let isResized = frame.size != self.frame.size
      self.frame = frame
      place()
      // A size that is rounded to the same whole numbers is no change to GTK, but it is to the
      // painting.
      if isResized {
        setNeedsDisplay()
        didResize()
      }
    } else if placement.isNeeded {
      place()
    }
  }

  /// Tells GTK where the view is.
  final func place() {
    guard superview != nil else { return }
    if !placement.isCurrent { updateTransform() }
    placement.isNeeded = false
    // GTK takes a reference of its own.
    if let transform = placement.transform { gsk_transform_ref(transform) }
    let transform = placement.transform
    gtk_widget_allocate(
      widget, wholePoints(frame.size.width), wholePoints(frame.size.height), -1, transform)
  }

  /// Places the views in this one again, after something in it asked GTK for a layout.
  final func placeChildren() {
    var next = gtk_widget_get_first_child(container)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      guard let view = ViewWidgetType.view(of: child) else { continue }
      // A hidden view is placed when it is shown.
      if view.isHidden { view.placement.isNeeded = true } else { view.place() }
    }
  }

  private func updateTransform() {
    if let transform = placement.transform { gsk_transform_unref(transform) }
    placement.transform = nil
    placement.isCurrent = true
    guard frame.minX != 0 || frame.minY != 0 else { return }
    var origin = graphene_point_t(x: Float(frame.minX), y: Float(frame.minY))
    placement.transform = gsk_transform_translate(nil, &origin)
  }
}

/// The smallest whole number that is not less than `length`, within what GTK can take; 0 for NaN.
func wholePoints(_ length: Double) -> Int32 {
  length > 0 ? Int32((min(length, 1_000_000) - 0.001).rounded(.up)) : 0
}
#endif
