#if GTK
import Alidade
import AlidadeGTK
import DemonstrationCommand

/// A session that shows the browser in a native window.
struct GTKSession: BrowserSession {
  let model: BrowserModel
  let options: BrowserOptions

  /// The list by itself, which is measured, needs less space.
  private var size: Size {
    model.rowCount == nil ? Size(width: 1100, height: 800) : Size(width: 720, height: 900)
  }

  func run(from start: Double) throws -> SessionOutcome? {
    try MainActor.assumeIsolated {
      let controller = ListController()
      let script = GTKScript(
        options: options.scroll, screenshot: options.window.screenshot, controller: controller,
        start: start)
      let model = model
      let app = PackagesApp(
        model: model, size: size, identifier: options.identifier,
        controller: controller)
      let status = GTKApplication.run(
        app, arguments: options.startsOverBus ? ["package-browser", "--gapplication-service"] : [],
        colorScheme: options.window.colorScheme.scheme, didLaunch: { script.begin($0) })
      if status != 0 { throw MissingDisplay() }
      return try script.outcome()
    }
  }
}
#endif
