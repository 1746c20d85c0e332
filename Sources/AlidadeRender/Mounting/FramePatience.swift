/// The time that the main thread waits in a frame for work on other threads, so that the frame
/// shows the results.
///
/// Each wait may take half as long as the previous one, so all waits in a frame together take at
/// most twice as long as the first, whichever code waits. Outside frames, nothing waits.
package struct FramePatience {
  private var remaining = Duration.zero
  /// The time of the latest frame in which something could wait.
  private var frame: Duration?
  private var isInFrame = false

  /// Begins a part of a frame in which something can wait.
  ///
  /// - Parameters:
  ///   - duration: the longest time of the first wait.
  ///   - frame: the time of the frame.
  package mutating func begin(_ duration: Duration, inFrameAt frame: Duration) {
    if self.frame != frame { remaining = duration }
    self.frame = frame
    isInFrame = true
  }

  /// Ends the part of the frame.
  package mutating func end() { isInFrame = false }

  /// Returns the longest time of the next wait; `nil` outside frames.
  package mutating func next() -> Duration? {
    guard isInFrame else { return nil }
    defer { remaining = remaining / 2 }
    return remaining
  }
}
