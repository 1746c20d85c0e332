import AlidadeHeadless
import AlidadeNative
import ThreadTime

/// A list in a headless window whose background work runs on other threads.
@MainActor final class ListStage {
  /// A change of the list: what it costs the main thread, and when it is shown.
  struct Sample {
    /// The processor time of the main thread, in milliseconds.
    var main: Double
    /// The longest stretch of the main thread, in milliseconds of processor time.
    var longest: Double
    /// The time until the change is shown, in milliseconds.
    var latency: Double
  }

  private let host = HeadlessMountHost(background: .threads, isRecording: false)
  private let view: HeadlessHostingView
  private let clock = ContinuousClock()
  let controller = ListController()

  /// Creates a window that shows a list.
  init() {
    view = HeadlessHostingView(size: Size(width: 360, height: 800), mountHost: host) { Text("") }
    view.settle()
  }

  /// Shows other elements, and measures that until nothing is left to do.
  func show(_ items: [Item]) -> Sample {
    show(List(items, estimatedRowHeight: 60, controller: controller) { ItemRow(item: $0) })
  }

  /// Shows a list, and measures that until nothing is left to do.
  func show(_ list: List) -> Sample {
    let start = clock.now
    var sample = Sample(main: 0, longest: 0, latency: 0)
    measure(&sample) { view.update { list } }
    repeat {
      host.runBackgroundWork()
      measure(&sample) {
        host.runMainWork()
        host.runFrame()
      }
    } while !host.isIdle
    sample.latency = (clock.now - start) / .milliseconds(1)
    view.settle()
    return sample
  }

  private func measure(_ sample: inout Sample, _ work: () -> Void) {
    let start = ThreadClock.now
    work()
    let time = ThreadClock.now - start
    sample.main += time
    sample.longest = max(sample.longest, time)
  }
}
