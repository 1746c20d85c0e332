import Alidade

/// A script that scrolls a list by the same distance in each frame, and reverses at its ends.
@MainActor package struct ScrollScript {
  private let controller: ListController
  private var distance: Double
  /// The number of remaining frames.
  package private(set) var remaining: Int

  package init(_ controller: ListController, frames: Int, distance: Double) {
    self.controller = controller
    self.distance = distance
    remaining = frames
  }

  /// Scrolls for one frame.
  package mutating func advance() {
    remaining -= 1
    let before = controller.offset
    controller.offset = before + distance
    if controller.offset == before, distance != 0 {
      distance = -distance
      controller.offset = before + distance
    }
  }
}
