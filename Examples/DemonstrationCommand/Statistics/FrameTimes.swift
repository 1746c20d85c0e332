/// The processor time of the main thread in a frame, in milliseconds, in total and by phase.
package struct FrameTimes {
  /// Scrolling, mounting and positioning.
  package var update: Double
  /// The toolkit's own layout.
  package var layout: Double
  /// Painting.
  package var paint: Double
  /// The whole frame.
  package var total: Double

  package init(update: Double, layout: Double, paint: Double, total: Double) {
    self.update = update
    self.layout = layout
    self.paint = paint
    self.total = total
  }
}
