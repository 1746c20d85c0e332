#if GTK
import Alidade
import AlidadeGTK
import DemonstrationCommand

/// A session that shows the gallery in a native window.
struct GTKSession: GallerySession {
  let options: GalleryOptions
  /// Takes the number of rows of the list that is scrolled.
  let rowCount: Store<Int>

  func run(from start: Double) throws -> SessionOutcome? {
    try MainActor.assumeIsolated {
      let controller = ListController()
      let script = GTKScript(
        options: options.scroll, screenshot: options.window.screenshot, controller: controller,
        start: start)
      let app = GalleryApp(
        identifier: options.identifier, start: options.start, size: options.size.points,
        video: options.video, controller: options.scroll.isMeasured ? controller : nil,
        rowCount: rowCount)
      let address = options.identifier == nil ? nil : options.address
      let status = GTKApplication.run(
        app, arguments: ["gallery"] + [address].compactMap { $0 },
        colorScheme: options.window.colorScheme.scheme, didLaunch: { script.begin($0) })
      if status != 0 { throw MissingDisplay() }
      let outcome = try script.outcome()
      return options.scroll.isMeasured ? outcome : nil
    }
  }
}
#endif
