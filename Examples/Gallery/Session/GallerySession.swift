import DemonstrationCommand

/// A session that shows the gallery on a toolkit.
protocol GallerySession {
  /// Shows the gallery until the user quits, or until the tasks on the command line are done.
  ///
  /// - Parameter start: the start time of the program, from `ProcessClock`.
  /// - Returns: the figures of scrolling, if the command line asks for them.
  func run(from start: Double) throws -> SessionOutcome?
}
