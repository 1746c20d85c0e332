import Alidade
import ArgumentParser
import DemonstrationCommand

/// What the command line says.
struct GalleryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The layout with which to begin: \(GalleryOptions.names).", valueName: "name"))
  var page = "Row"

  @Option(help: ArgumentHelp("The size of the window, in points.", valueName: "width x height"))
  var size = WindowSize(width: 1100, height: 760)

  @Flag(help: "Open no window; run on the toolkit that has no display.")
  var headless = false

  @Option(
    help: ArgumentHelp(
      "Write what is shown to a PNG file, or with --headless to an SVG file, and quit.",
      valueName: "file"), completion: .file())
  var screenshot: String?

  @Option(help: "The colours of the window: system, light or dark.")
  var colorScheme = ColorSchemeOption.system

  private static let names = Exhibit.all.map(\.layout.name).joined(separator: ", ")

  /// The place of the layout among all.
  var start: Int { Exhibit.place(of: page) ?? 0 }

  func validate() throws {
    if Exhibit.place(of: page) == nil {
      throw ValidationError(
        "--page is \(page); it must be one of \(GalleryOptions.names).")
    }
    let ending = headless ? ".svg" : ".png"
    if let screenshot, !screenshot.lowercased().hasSuffix(ending) {
      throw ValidationError(
        "--screenshot is \(screenshot); \(headless ? "with --headless " : "")it must end in \(ending)."
      )
    }
  }
}
