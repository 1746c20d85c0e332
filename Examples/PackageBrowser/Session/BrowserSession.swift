/// Shows the browser on one toolkit.
protocol BrowserSession {
  /// Shows it until the user quits, or until what the command line asked for is done.
  ///
  /// - Parameter start: when the program was started, by ``ProcessClock``.
  /// - Returns: what scrolling came to, if the command line asked for it.
  func run(from start: Double) throws -> SessionOutcome?
}
