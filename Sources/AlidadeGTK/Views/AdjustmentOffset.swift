#if GTK
import CGTK

/// The distance that content is scrolled along an axis, which an adjustment changes.
///
/// While content coasts, or is dragged by touch, GTK computes the adjustment's value from the one
/// at which the movement began. A value that was set in the meantime is lost in the next frame.
/// Therefore, setting the offset leaves the value as it is, and changes its limits.
@MainActor struct AdjustmentOffset {
  /// The adjustment's value when the offset was last set.
  private var knownValue = 0.0
  /// The offset that was last set, in points.
  private var knownOffset = 0.0

  /// Returns the offset, in points.
  func value(of adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Double {
    knownOffset + (gtk_adjustment_get_value(adjustment) - knownValue)
  }

  /// Sets the offset and its limits.
  ///
  /// - Parameters:
  ///   - offset: the offset, in points; clamped to its limits.
  ///   - adjustment: the adjustment.
  ///   - extent: the extent of the content, in points; at least `page`.
  ///   - page: the extent of the viewport, in points.
  mutating func set(
    _ offset: Double, of adjustment: UnsafeMutablePointer<GtkAdjustment>, extent: Double,
    page: Double
  ) {
    knownValue = gtk_adjustment_get_value(adjustment)
    knownOffset = max(0, min(offset, extent - page))
    let lower = knownValue - knownOffset
    gtk_adjustment_configure(
      adjustment, knownValue, lower, lower + extent, GTKScrollView.lineHeight, page * 0.9, page)
  }
}
#endif
