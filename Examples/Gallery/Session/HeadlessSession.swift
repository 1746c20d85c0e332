import Alidade
import AlidadeHeadless
import DemonstrationCommand

/// A session that shows the gallery on the headless toolkit.
struct HeadlessSession: GallerySession {
  let options: GalleryOptions
  /// Takes the number of rows of the list that is scrolled.
  let rowCount: Store<Int>

  func run(from start: Double) throws -> SessionOutcome? {
    try MainActor.assumeIsolated { try runOnMain(from: start) }
  }

  @MainActor private func runOnMain(from start: Double) throws -> SessionOutcome? {
    let controller = ListController()
    let host = HeadlessMountHost(background: .manual, isRecording: false)
    let view = HeadlessHostingView(size: options.size.points, mountHost: host) {
      GalleryWindow(start: options.start)
        .environment(FeedClip.self, options.video)
        .environment(PageScrolling.self, options.scroll.isMeasured ? controller : nil)
        .environment(PageRowCount.self, rowCount)
    }
    let outcome = HeadlessScript.run(
      options.scroll, in: view, of: host, controller: controller, from: start)
    if let path = options.window.screenshot {
      try OutputFile.write(view.root.svg().utf8, to: path)
    } else if options.scroll.scrollFrames == nil {
      print(view.root.dump())
    }
    return options.scroll.isMeasured ? outcome : nil
  }
}
