import ArgumentParser

/// The window options that every demonstration has.
package struct WindowOptions: ParsableArguments {
  @Flag(help: "Open no window; run on the toolkit that has no display.")
  package var headless = false

  @Option(
    help: ArgumentHelp(
      "Write what is shown to a PNG file, or with --headless to an SVG file, and quit.",
      valueName: "file"), completion: .file())
  package var screenshot: String?

  @Option(help: "The colors of the window: system, light or dark.")
  package var colorScheme = ColorSchemeOption.system

  /// The error when there is no toolkit to open a window with.
  package static var withoutToolkit: ValidationError {
    ValidationError(
      """
      This program was built without GTK, so it can open no window. Run it with --headless, or build it with \
      `swift build --traits GTK`.
      """)
  }

  package init() {}

  package func validate() throws {
    let ending = headless ? ".svg" : ".png"
    if let screenshot, !screenshot.lowercased().hasSuffix(ending) {
      throw ValidationError(
        "--screenshot is \(screenshot); \(headless ? "with --headless " : "")it must end in \(ending)."
      )
    }
  }
}
