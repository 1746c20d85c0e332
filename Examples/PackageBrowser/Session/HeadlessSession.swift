import Alidade
import AlidadeHeadless
import DemonstrationCommand

/// A session that shows the browser on the headless toolkit.
struct HeadlessSession: BrowserSession {
  let model: BrowserModel
  let options: BrowserOptions

  private static let size = Size(width: 720, height: 900)

  func run(from start: Double) throws -> SessionOutcome? {
    try MainActor.assumeIsolated { try runOnMain(from: start) }
  }

  @MainActor private func runOnMain(from start: Double) throws -> SessionOutcome? {
    let controller = ListController()
    let host = HeadlessMountHost(background: .manual, isRecording: false)
    let view = HeadlessHostingView(size: HeadlessSession.size, mountHost: host) {
      BrowserWindow(model: model, controller: controller)
    }
    let outcome = HeadlessScript.run(
      options.scroll, in: view, of: host, controller: controller, from: start)
    if let path = options.window.screenshot {
      try OutputFile.write(view.root.svg().utf8, to: path)
    } else if options.scroll.scrollFrames == nil {
      print(view.root.dump())
    }
    return outcome
  }
}
