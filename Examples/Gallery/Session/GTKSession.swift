#if GTK
import Alidade
import AlidadeGTK
import DemonstrationCommand

/// A session that shows the gallery in a native window.
struct GTKSession: GallerySession {
  let options: GalleryOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let picture = options.window.screenshot.map(Picture.init)
      let (start, video) = (options.start, options.video)
      let status = GTKApplication.run(
        title: "Layouts", size: options.size.points, colorScheme: options.window.colorScheme.scheme,
        didLaunch: { picture?.take(of: $0) }
      ) {
        GalleryWindow(start: start).environment(FeedClip.self, video)
      }
      if status != 0 { throw MissingDisplay() }
      if let failure = picture?.failure { throw failure }
    }
  }
}

extension GTKSession {
  /// A task that writes a screenshot of the window to a file when all rows are visible, and then
  /// quits.
  @MainActor private final class Picture {
    private let path: String
    private(set) var failure: (any Error)?

    /// The number of frames in which rows that are prepared in the background become visible.
    private static let warmUp = 20

    init(path: String) {
      self.path = path
    }

    func take(of application: GTKApplication) {
      guard let window = application.window else { return }
      wait(frames: Picture.warmUp, window, application)
    }

    private func wait(frames: Int, _ window: GTKWindow, _ application: GTKApplication) {
      window.hostingView.mountHost.scheduleFrame { [self] in
        if frames > 0 { return wait(frames: frames - 1, window, application) }
        do {
          try OutputFile.write(GTKScreenshot.png(of: window), to: path)
        } catch {
          failure = error
        }
        application.quit()
      }
    }
  }
}
#endif
