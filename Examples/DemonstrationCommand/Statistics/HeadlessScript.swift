import Alidade
import AlidadeHeadless
import Foundation

/// A script that scrolls as the command line says, on the headless toolkit, and collects the
/// figures.
@MainActor package enum HeadlessScript {
  /// Scrolls a list.
  ///
  /// - Parameters:
  ///   - options: the options on the command line.
  ///   - view: the view with the list, which was just created.
  ///   - host: the toolkit of the view.
  ///   - controller: the controller of the list.
  ///   - start: the start time of the program, from ``ProcessClock``.
  /// - Returns: the figures.
  package static func run(
    _ options: ScrollOptions, in view: HeadlessHostingView, of host: HeadlessMountHost,
    controller: ListController, from start: Double
  ) -> SessionOutcome {
    let firstFrame = ProcessClock.now - start
    host.settle()
    if options.scrollFrames != nil { waitForRows(of: controller, host) }
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
    return SessionOutcome(
      frames: frames, firstFrame: firstFrame, countersAtFirstFrame: atFirstFrame,
      counters: view.counters, viewsAlive: view.host.mounter.viewsAlive, list: controller.counters,
      peakMemory: ProcessClock.peakMemory)
  }

  /// Lets tasks run until the list has rows, for ten seconds at most.
  private static func waitForRows(of controller: ListController, _ host: HeadlessMountHost) {
    for _ in 0..<1_000 where controller.contentHeight == 0 {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
      host.settle()
    }
  }
}
