import ArgumentParser

/// The options of a demonstration whose list is scrolled and measured.
package struct ScrollOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Scroll this many frames and quit.", valueName: "count"))
  package var scrollFrames: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How far to scroll in a frame, in points.", valueName: "distance"))
  package var pixelsPerFrame = 60.0

  @Option(
    help: ArgumentHelp("Write statistics of the run to a JSON file.", valueName: "file"),
    completion: .file())
  package var stats: String?

  private static let frameLimit = 1_000_000
  private static let distanceLimit = 1_000_000.0

  /// A Boolean value that is `true` if the run is measured.
  package var isMeasured: Bool { scrollFrames != nil || stats != nil }

  package init() {}

  package func validate() throws {
    if let scrollFrames, !(1...ScrollOptions.frameLimit).contains(scrollFrames) {
      throw ValidationError(
        "--scroll-frames is \(scrollFrames); it must be between 1 and \(ScrollOptions.frameLimit)."
      )
    }
    if !(abs(pixelsPerFrame) <= ScrollOptions.distanceLimit) {
      throw ValidationError(
        "--pixels-per-frame is \(pixelsPerFrame); it must be a number of at most one million.")
    }
  }

  /// Prints the figures of a run, and writes them to the file that the options name.
  ///
  /// - Parameters:
  ///   - outcome: the figures.
  ///   - rows: the number of rows of the list.
  package func report(_ outcome: SessionOutcome, rows: Int) throws {
    print(outcome.table(rows: rows), terminator: "")
    guard let stats else { return }
    try OutputFile.write(StatisticsReport(rows: rows, outcome: outcome).json(), to: stats)
  }
}
