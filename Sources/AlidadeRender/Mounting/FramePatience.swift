/// The time that the main thread waits in a frame for work on other threads, so that the frame shows
/// the results.
///
/// Each wait may take half as long as the one before, so all waits in a frame together take at most
/// twice as long as the first one. Outside of frames, nothing waits.
package struct FramePatience {
  private var remaining: Duration?

  /// Begins a frame.
  ///
  /// - Parameter duration: the longest time of the first wait.
  package mutating func begin(_ duration: Duration) { remaining = duration }

  /// Ends the frame.
  package mutating func end() { remaining = nil }

  /// Returns the longest time of the next wait; `nil` outside of frames.
  package mutating func next() -> Duration? {
    defer { remaining = remaining.map { $0 / 2 } }
    return remaining
  }
}
