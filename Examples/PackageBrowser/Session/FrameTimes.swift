/// The processor time of the main thread in a frame, in milliseconds, in total and by phase.
struct FrameTimes {
  /// Scrolling, mounting and positioning.
  var update: Double
  /// The toolkit's own layout.
  var layout: Double
  /// Painting.
  var paint: Double
  /// The whole frame.
  var total: Double
}
