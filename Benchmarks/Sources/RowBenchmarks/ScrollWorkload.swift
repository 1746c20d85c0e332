import AlidadeHeadless
import AlidadeNative

/// A list of feed rows that scrolls by 60 points in each frame, without a display.
@MainActor enum ScrollWorkload {
  /// Scrolls for a number of frames.
  ///
  /// - Returns: the number of rows that came into sight.
  static func scroll(frames: Int) -> Int {
    let controller = ListController()
    let host = HeadlessMountHost(isRecording: false)
    let view = HeadlessHostingView(size: Size(width: 400, height: 800), mountHost: host) {
      List(Array(0..<100_000), id: \.self, controller: controller) { FeedRow(number: $0) }
    }
    view.settle()
    for _ in 0..<frames {
      controller.offset += 60
      host.runMainWork()
      host.runBackgroundWork()
      host.runFrame()
    }
    let rows = controller.counters.rowsMounted
    precondition(rows > frames / 4, "The list did not scroll.")
    return rows
  }
}
