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

  @OptionGroup var scroll: ScrollOptions

  @Flag(name: .customLong("gapplication-service"), help: .hidden)
  var startsOverBus = false

  @OptionGroup var window: WindowOptions

  static let defaultSource = "/var/lib/dpkg/status"
  /// The maximum number of rows; more rows would use too much memory for a demonstration.
  static let rowLimit = 10_000_000

  /// The identifier of the application; `nil` for a run of its own.
  ///
  /// A browser that runs already would show its own file in its own colors, so only a run that asks
  /// for nothing else is handed to it.
  var identifier: String? {
    let isOrdinary =
      source == BrowserOptions.defaultSource && rows == nil && !scroll.isMeasured
      && window.screenshot == nil && window.colorScheme == .system
    return isOrdinary ? "org.alidade.Packages" : nil
  }

  func validate() throws {
    if let rows, !(1...BrowserOptions.rowLimit).contains(rows) {
      throw ValidationError(
        "--rows is \(rows); it must be between 1 and \(BrowserOptions.rowLimit).")
    }
    try scroll.validate()
    try window.validate()
  }
}
