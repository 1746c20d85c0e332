import AlidadeHeadless
import AlidadeNative

/// What one change takes until it is shown, in milliseconds.
struct FrameSample {
  /// How long the main thread does nothing else at the start of the frame.
  var frame: Double
  /// Processor time of the main thread, from the change until it is shown.
  var processor: Double
  /// From the start of the frame until the change is shown.
  var latency: Double
}

/// Shows a counter that takes a while to build, on a toolkit whose background work is done by other
/// threads.
@MainActor struct FrameStage {
  private let handle = BusyHandle()
  private let view: HeadlessHostingView
  private let clock = ContinuousClock()

  init(milliseconds: Double) {
    let handle = handle
    view = HeadlessHostingView(
      size: Size(width: 300, height: 200),
      mountHost: HeadlessMountHost(background: .threads, isRecording: false)
    ) { BusyCounter(milliseconds: milliseconds, handle: handle) }
  }

  /// How many builds missed their frames.
  var missedFrames: Int { view.host.counters.missedFrames }

  /// What is shown.
  var text: String { view.root.visibleTexts.joined() }

  /// Takes one change to the screen, in a frame.
  func showInFrame() -> FrameSample {
    measure { view.mountHost.runFrame() }
  }

  /// Takes one change to the screen with everything on the main thread.
  func showOnMainThread() -> FrameSample {
    measure { view.host.update() }
  }

  private func measure(_ frame: () -> Void) -> FrameSample {
    handle.increment()
    view.mountHost.runMainWork()
    let (start, processorStart) = (clock.now, ThreadClock.now)
    frame()
    let frameEnd = clock.now
    // What has missed the frame; waiting takes no processor time.
    view.mountHost.runBackgroundWork()
    view.mountHost.runMainWork()
    let (end, processorEnd) = (clock.now, ThreadClock.now)
    // The frame that was asked for meanwhile, if any.
    view.settle()
    return FrameSample(
      frame: (frameEnd - start) / .milliseconds(1), processor: processorEnd - processorStart,
      latency: (end - start) / .milliseconds(1))
  }
}
