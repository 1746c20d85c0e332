#if GTK
import Alidade
import AlidadeGTK

/// A script that runs the tasks on the command line in a window, frame by frame, and collects the
/// figures.
@MainActor package final class GTKScript {
  private let options: ScrollOptions
  /// The file for a screenshot; `nil` for none.
  private let screenshot: String?
  private let controller: ListController
  private let start: Double
  private var application: GTKApplication?
  private var probe: GTKFrameProbe?
  private var scrolling: ScrollScript
  private var firstFrame = 0.0
  private var loadingFrames = 0
  private var atFirstFrame = MountCounters()
  private var last: SessionOutcome?
  private var failure: (any Error)?

  /// The number of frames in which rows outside the viewport are prepared before measuring begins.
  private static let warmUp = 20
  /// The number of frames in which the list must have its first rows.
  private static let loadingLimit = 3_000

  /// Creates a script.
  ///
  /// - Parameters:
  ///   - options: the options on the command line.
  ///   - screenshot: the file for a screenshot at the end; `nil` for none.
  ///   - controller: the controller of the list that is scrolled.
  ///   - start: the start time of the program, from ``ProcessClock``.
  package init(
    options: ScrollOptions, screenshot: String?, controller: ListController, start: Double
  ) {
    self.options = options
    self.screenshot = screenshot
    self.controller = controller
    self.start = start
    scrolling = ScrollScript(
      controller, frames: options.scrollFrames ?? 0, distance: options.pixelsPerFrame)
  }

  /// Starts the script after the window has opened.
  package func begin(_ application: GTKApplication) {
    self.application = application
    guard let window = application.window else { return }
    let host = window.hostingView.mountHost
    host.scheduleFrame { [self] in
      // Idle work runs after painting.
      host.scheduleLaterTurn { [self] in
        firstFrame = ProcessClock.now - start
        atFirstFrame = window.hostingView.counters
        probe = GTKFrameProbe(window.widget)
        if isUnattended { warmUp(window, frames: GTKScript.warmUp) }
      }
    }
  }

  /// Returns the figures of scrolling; `nil` if the command line doesn't ask for them.
  package func outcome() throws -> SessionOutcome? {
    if let failure { throw failure }
    return isUnattended || options.stats != nil ? last : nil
  }

  private var isUnattended: Bool { options.scrollFrames != nil || screenshot != nil }

  private func warmUp(_ window: GTKWindow, frames: Int) {
    window.hostingView.mountHost.scheduleFrame { [self] in
      if isLoading {
        loadingFrames += 1
        return warmUp(window, frames: GTKScript.warmUp)
      }
      if frames > 0 { return warmUp(window, frames: frames - 1) }
      probe?.reset()
      scroll(window)
    }
  }

  /// A Boolean value that is `true` while the list that is to be scrolled has no rows.
  private var isLoading: Bool {
    scrolling.remaining > 0 && controller.contentHeight == 0
      && loadingFrames < GTKScript.loadingLimit
  }

  private func scroll(_ window: GTKWindow) {
    if scrolling.remaining == 0 { return finish(window) }
    scrolling.advance()
    window.hostingView.mountHost.scheduleFrame { [self] in scroll(window) }
  }

  private func finish(_ window: GTKWindow) {
    last = collect(window.hostingView)
    if let path = screenshot {
      do {
        try OutputFile.write(GTKScreenshot.png(of: window), to: path)
      } catch {
        failure = error
      }
    }
    application?.quit()
  }

  private func collect(_ view: GTKHostingView) -> SessionOutcome {
    let frames = (probe?.frames ?? []).map { frame in
      FrameTimes(
        update: frame.update * 1000, layout: frame.layout * 1000, paint: frame.paint * 1000,
        total: frame.total * 1000)
    }
    return SessionOutcome(
      frames: frames, firstFrame: firstFrame, countersAtFirstFrame: atFirstFrame,
      counters: view.counters, viewsAlive: view.host.mounter.viewsAlive, list: controller.counters,
      peakMemory: ProcessClock.peakMemory)
  }
}
#endif
