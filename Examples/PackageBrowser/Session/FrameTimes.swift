/// The processor time of the main thread in one frame, in milliseconds, and the parts it was spent
/// in.
struct FrameTimes {
  /// Scrolling, mounting and placing.
  var update: Double
  /// The toolkit's own layout.
  var layout: Double
  /// Painting.
  var paint: Double
  /// All of the frame.
  var total: Double
}
