import Alidade

/// Scrolls a list by the same distance in each frame, and reverses at its ends.
@MainActor struct ScrollScript {
  private let handle: ListHandle
  private var distance: Double
  /// The number of remaining frames.
  private(set) var remaining: Int

  init(_ handle: ListHandle, frames: Int, distance: Double) {
    self.handle = handle
    self.distance = distance
    remaining = frames
  }

  /// Scrolls for one frame.
  mutating func advance() {
    remaining -= 1
    let before = handle.offset
    handle.offset = before + distance
    if handle.offset == before, distance != 0 {
      distance = -distance
      handle.offset = before + distance
    }
  }
}
