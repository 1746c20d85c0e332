import AlidadeHeadless
import AlidadeNative
import ThreadTime

/// The times that one change takes until it is shown, in milliseconds.
struct FrameSample {
  /// The time for which the main thread is occupied at the start of the frame.
  var frame: Double
  /// The processor time of the main thread, from the change until it is shown.
  var processor: Double
  /// The time from the start of the frame until the change is shown.
  var latency: Double
}

/// A stage that shows a counter that takes a while to build, on a toolkit whose background work
/// runs on other threads.
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

  /// The number of builds that missed their frames.
  var missedFrames: Int { view.host.counters.missedFrames }

  /// The text that is shown.
  var text: String { view.root.visibleTexts.joined() }

  /// Shows one change in a frame, and returns the times.
  func showInFrame() -> FrameSample {
    measure { view.mountHost.runFrame() }
  }

  /// Shows one change with all work on the main thread, and returns the times.
  func showOnMainThread() -> FrameSample {
    measure { view.host.update() }
  }

  private func measure(_ frame: () -> Void) -> FrameSample {
    handle.increment()
    view.mountHost.runMainWork()
    let (start, processorStart) = (clock.now, ThreadClock.now)
    frame()
    let frameEnd = clock.now
    // Finish work that missed the frame; waiting takes no processor time.
    view.mountHost.runBackgroundWork()
    view.mountHost.runMainWork()
    let (end, processorEnd) = (clock.now, ThreadClock.now)
    // Run the frame that was requested in the meantime, if any.
    view.settle()
    return FrameSample(
      frame: (frameEnd - start) / .milliseconds(1), processor: processorEnd - processorStart,
      latency: (end - start) / .milliseconds(1))
  }
}
