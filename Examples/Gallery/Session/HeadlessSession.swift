import Alidade
import AlidadeHeadless
import DemonstrationCommand

/// A session that shows the gallery on the headless toolkit.
struct HeadlessSession: GallerySession {
  let options: GalleryOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let host = HeadlessMountHost(background: .whenTold, isRecording: false)
      let view = HeadlessHostingView(size: options.size.points, mountHost: host) {
        GalleryWindow(start: options.start).environment(FeedClip.self, options.video)
      }
      host.settle()
      if let path = options.window.screenshot {
        try OutputFile.write(view.root.svg().utf8, to: path)
      } else {
        print(view.root.dump())
      }
    }
  }
}
