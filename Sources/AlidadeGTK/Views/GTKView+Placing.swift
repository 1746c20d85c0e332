#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// The placement of a view, as last passed to GTK.
struct Placement {
  /// The translation to the view's origin.
  ///
  /// It is kept, because GTK does almost nothing when it receives the same object again.
  var transform: OpaquePointer?
  /// The transform with which the view is painted, apart from its frame.
  var change = ViewTransform.identity
  /// A Boolean value that is `true` if `transform` matches the frame.
  var isCurrent = true
  /// A Boolean value that is `true` if the view must be placed even if its frame hasn't changed.
  var isNeeded = true
}

extension GTKView {
  /// Sets the view's frame, in points of its superview; the change takes effect immediately.
  ///
  /// GTK supports only whole numbers as sizes, so it gets the rounded-up size, and the exact
  /// position as a transform. Painting uses the exact size.
  public final func setFrame(_ frame: Rect) {
    if frame != self.frame {
      let isResized = frame.size != self.frame.size
      // The anchor of a view's scaling is a fraction of its size.
      if frame.origin != self.frame.origin || isResized && !placement.change.isTranslation {
        placement.isCurrent = false
      }
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

  /// Changes the transform with which the view is painted; the change takes effect immediately.
  final func setTransform(_ transform: ViewTransform) {
    if transform == placement.change { return }
    placement.change = transform
    placement.isCurrent = false
    place()
    if RestingPointer.interestCount > 0 { RestingPointer.viewDidMove(self) }
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

  /// Places the subviews again, after a descendant has requested a layout from GTK.
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
    let change = placement.change
    let place = frame.origin + change.translation
    placement.transform = translated(nil, to: place)
    guard !change.isTranslation else { return }
    let anchor = Point(
      x: change.anchor.x * frame.size.width, y: change.anchor.y * frame.size.height)
    var transform = translated(placement.transform, to: anchor)
    if change.rotation != .zero {
      transform = gsk_transform_rotate(transform, Float(change.rotation.degrees))
    }
    // Without an extent, a transform couldn't be inverted to find the view under the pointer.
    let (x, y) = (change.scale.width.orSmall, change.scale.height.orSmall)
    transform = gsk_transform_scale(transform, Float(x), Float(y))
    placement.transform = translated(transform, to: Point.zero - anchor)
  }
}

/// Returns a transform followed by a translation; `nil` if the result is the identity.
private func translated(_ transform: OpaquePointer?, to point: Point) -> OpaquePointer? {
  if point == .zero { return transform }
  var point = graphene_point_t(x: Float(point.x), y: Float(point.y))
  return gsk_transform_translate(transform, &point)
}

extension Double {
  /// The number, or a number close to zero instead of zero.
  fileprivate var orSmall: Double { abs(self) < 1e-4 ? 1e-4 : self }
}

/// Returns the smallest whole number that isn't less than `length`, within GTK's limits; 0 for NaN.
func wholePoints(_ length: Double) -> Int32 {
  length > 0 ? Int32((min(length, 1_000_000) - 0.001).rounded(.up)) : 0
}
#endif
