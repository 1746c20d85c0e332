import AlidadeHeadless
import AlidadeNative
import MovingBoxes

/// Boxes that move, on the headless backend.
enum Moving {
  /// Moves the boxes for a number of frames.
  @MainActor static func run(frames: Int) {
    let host = HeadlessMountHost(isRecording: false)
    let starter = MovingBoxes.Starter()
    let view = HeadlessHostingView(size: Size(width: 480, height: 480), mountHost: host) {
      MovingBoxes(starter: starter)
    }
    view.settle()
    starter.start()
    host.runMainWork()
    for _ in 0..<frames { host.runFrame() }
    let steps = view.host.mounter.counters.motionSteps
    let expected = MovingBoxes.extent * MovingBoxes.extent * (frames - 1)
    precondition(steps >= expected, "Only \(steps) steps were made.")
  }
}
