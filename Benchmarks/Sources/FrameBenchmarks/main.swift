import AlidadeNative

// FrameBenchmarks: measures frames with a component that takes 0, 1 or 20 ms to build, on the main
// thread, and on another thread as in an application. Prints the medians of 200 frames.

@MainActor func report(
  _ milliseconds: Double, _ name: String, _ show: (FrameStage) -> FrameSample
) {
  let count = 200
  let stage = FrameStage(milliseconds: milliseconds)
  let samples = (0..<count).map { _ in show(stage) }
  precondition(stage.text == "\(count)", "shown is \(stage.text), not \(count)")
  func median(_ value: KeyPath<FrameSample, Double>) -> String {
    let sorted = samples.map { $0[keyPath: value] }.sorted()
    return "\((sorted[count / 2] * 1000).rounded() / 1000)"
  }
  print(
    "\(milliseconds) ms \(name): frame \(median(\.frame)), processor \(median(\.processor)),",
    "latency \(median(\.latency)) ms, \(stage.missedFrames) of \(count) missed the frame")
}

for milliseconds in [0.0, 1, 20] {
  report(milliseconds, "on the main thread ") { $0.showOnMainThread() }
  report(milliseconds, "on another thread  ") { $0.showInFrame() }
}
