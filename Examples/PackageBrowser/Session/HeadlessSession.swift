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
    let host = HeadlessMountHost(background: .whenTold, isRecording: false)
    let view = HeadlessHostingView(size: HeadlessSession.size, mountHost: host) {
      BrowserWindow(model: model, controller: controller)
    }
    let firstFrame = ProcessClock.now - start
    host.settle()
    let atFirstFrame = view.counters
    var script = ScrollScript(
      controller, frames: options.scrollFrames ?? 0, distance: options.pixelsPerFrame)
    var frames: [FrameTimes] = []
    while script.remaining > 0 {
      let before = ProcessClock.threadTime
      script.advance()
      host.runMainWork()
      host.runFrame()
      let spent = ProcessClock.threadTime - before
      frames.append(FrameTimes(update: spent, layout: 0, paint: 0, total: spent))
      // On other toolkits, another thread does this work while the frame is on the screen.
      host.runBackgroundWork()
    }
    if let path = options.window.screenshot {
      try OutputFile.write(view.root.svg().utf8, to: path)
    } else if options.scrollFrames == nil {
      print(view.root.dump())
    }
    return SessionOutcome(
      frames: frames, firstFrame: firstFrame, countersAtFirstFrame: atFirstFrame,
      counters: view.counters, viewsAlive: view.host.mounter.viewsAlive, list: controller.counters,
      peakMemory: ProcessClock.peakMemory)
  }
}
