import AlidadeHeadless
import AlidadeNative

/// A long list that scrolls by 60 points in each frame, on the headless backend.
enum Scrolling {
  private struct Row: Component {
    let number: Int

    var body: some Component {
      AlidadeNative.Row(spacing: 8) {
        Text("\(number)").lineLimit(1)
        Column(spacing: 2) {
          Text("Row number \(number)").lineLimit(1)
          Text("with a second line").lineLimit(1)
        }
      }
      .padding(12)
    }
  }

  /// Shows the list and scrolls it.
  @MainActor static func run(frames: Int) {
    let host = HeadlessMountHost(isRecording: false)
    let view = HeadlessHostingView(size: Size(width: 360, height: 800), mountHost: host) {
      List(0..<1_000_000, id: \.self) { Scrolling.Row(number: $0) }
    }
    view.settle()
    guard let list = scrollView(in: view.root) else { preconditionFailure("There is no list.") }
    for _ in 0..<frames {
      list.scroll(by: 60)
      host.runBackgroundWork()
    }
  }

  @MainActor private static func scrollView(in view: HeadlessView) -> HeadlessScrollView? {
    if let view = view as? HeadlessScrollView { return view }
    return view.subviews.lazy.compactMap { scrollView(in: $0) }.first
  }
}
