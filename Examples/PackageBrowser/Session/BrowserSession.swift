import DemonstrationCommand

/// A session that shows the browser on a toolkit.
protocol BrowserSession {
  /// Shows the browser until the user quits, or until the tasks on the command line are done.
  ///
  /// - Parameter start: the start time of the program, from ``ProcessClock``.
  /// - Returns: the figures of scrolling, if the command line asks for them.
  func run(from start: Double) throws -> SessionOutcome?
}
