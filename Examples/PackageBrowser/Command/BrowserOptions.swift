import ArgumentParser
import DemonstrationCommand

/// The options on the command line.
struct BrowserOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A dpkg status file.", valueName: "file"), completion: .file())
  var source = BrowserOptions.defaultSource

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Repeat the packages until there are this many rows.", valueName: "count"))
  var rows: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Scroll this many frames and quit.", valueName: "count"))
  var scrollFrames: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How far to scroll in a frame, in points.", valueName: "distance"))
  var pixelsPerFrame = 60.0

  @Option(
    help: ArgumentHelp("Write statistics of the run to a JSON file.", valueName: "file"),
    completion: .file())
  var stats: String?

  @Flag(name: .customLong("gapplication-service"), help: .hidden)
  var startsOverBus = false

  @OptionGroup var window: WindowOptions

  static let defaultSource = "/var/lib/dpkg/status"
  /// The maximum number of rows; more rows would use too much memory for a demonstration.
  static let rowLimit = 10_000_000
  static let frameLimit = 1_000_000
  static let distanceLimit = 1_000_000.0

  func validate() throws {
    if let rows, !(1...BrowserOptions.rowLimit).contains(rows) {
      throw ValidationError(
        "--rows is \(rows); it must be between 1 and \(BrowserOptions.rowLimit).")
    }
    if let scrollFrames, !(1...BrowserOptions.frameLimit).contains(scrollFrames) {
      throw ValidationError(
        "--scroll-frames is \(scrollFrames); it must be between 1 and \(BrowserOptions.frameLimit)."
      )
    }
    if !(abs(pixelsPerFrame) <= BrowserOptions.distanceLimit) {
      throw ValidationError(
        "--pixels-per-frame is \(pixelsPerFrame); it must be a number of at most one million.")
    }
    try window.validate()
  }
}
