#if GTK
import Alidade
import AlidadeGTK

/// Shows the browser in a native window.
struct GTKSession: BrowserSession {
  let model: BrowserModel
  let options: BrowserOptions

  private static let size = Size(width: 720, height: 900)

  func run(from start: Double) throws -> SessionOutcome? {
    try MainActor.assumeIsolated {
      let handle = ListHandle()
      let script = GTKScript(options: options, handle: handle, start: start)
      let model = model
      let status = GTKApplication.run(
        title: "Packages", size: GTKSession.size, colorScheme: scheme,
        didLaunch: { script.begin($0) }
      ) {
        BrowserWindow(model: model, handle: handle)
      }
      if status != 0 { throw GTKSessionError.noDisplay }
      return try script.outcome()
    }
  }

  private var scheme: ColorScheme? {
    switch options.colorScheme {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// Why the browser could not be shown.
enum GTKSessionError: Error, CustomStringConvertible {
  case noDisplay

  var description: String {
    """
    There is no display to open a window on. Run the program in a desktop session, start it with Scripts/demo, which \
    brings a virtual display along, or use --headless.
    """
  }
}
#endif
