#if GTK
import AlidadeLayout
import CGTK

/// The placement of a view, as last passed to GTK.
struct Placement {
  /// The translation to the view's origin.
  ///
  /// It is kept, because GTK does almost nothing when it receives the same object again.
  var transform: OpaquePointer?
  /// A Boolean value that is `true` if `transform` matches the frame.
  var isCurrent = true
  /// A Boolean value that is `true` if the view must be placed even if its frame hasn't changed.
  var isNeeded = true
}

extension GTKView {
  /// Sets the view's frame, in points of its superview, with immediate effect.
  ///
  /// GTK supports only whole numbers as sizes, so it gets the size rounded up, and the exact
  /// position as a transform. Painting uses the exact size.
  public final func setFrame(_ frame: Rect) {
    if frame != self.frame {
      if frame.origin != self.frame.origin { placement.isCurrent = false }
      let isResized = frame.size != self.frame.size
      self.frame = frame
      place()
      if RestingPointer.interestCount > 0 { RestingPointer.viewDidMove(self) }
      // If the size rounds to the same whole numbers, nothing changes for GTK, but painting is
      // affected.
      if isResized {
        setNeedsDisplay()
        didResize()
      }
    } else if placement.isNeeded {
      place()
    }
  }

  /// Passes the view's placement to GTK.
  final func place() {
    guard superview != nil else { return }
    if !placement.isCurrent { updateTransform() }
    placement.isNeeded = false
    // GTK takes ownership of a reference.
    if let transform = placement.transform { gsk_transform_ref(transform) }
    let transform = placement.transform
    gtk_widget_allocate(
      widget, wholePoints(frame.size.width), wholePoints(frame.size.height), -1, transform)
  }

  /// Places the subviews again, after a descendant has asked GTK for a layout.
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

/// Returns the smallest whole number that isn't less than `length`, within GTK's limits; 0 for NaN.
func wholePoints(_ length: Double) -> Int32 {
  length > 0 ? Int32((min(length, 1_000_000) - 0.001).rounded(.up)) : 0
}
#endif
