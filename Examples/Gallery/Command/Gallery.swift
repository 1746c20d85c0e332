import Alidade
import ArgumentParser
import DemonstrationCommand

/// A command that shows every layout of Alidade with controls for its parameters.
@main struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "See what each layout does, and change its parameters, in a native window.",
    discussion: """
      Choose a layout on the left and change it on the right; the Swift below the stage follows. Tab and the arrow keys \
      move from control to control, and Return presses one.
      """)

  @OptionGroup var options: GalleryOptions

  func validate() throws {
    try options.validate()
  }

  mutating func run() throws {
    let start = ProcessClock.now
    let rowCount = Store(0)
    let session = try makeSession(rowCount)
    do {
      let outcome = try session.run(from: start)
      if let outcome { try options.scroll.report(outcome, rows: rowCount.state) }
    } catch {
      StandardError.print("gallery: \(error)")
      throw ExitCode(1)
    }
  }

  /// - Parameter rowCount: takes the number of rows of the list that is scrolled.
  private func makeSession(_ rowCount: Store<Int>) throws -> any GallerySession {
    if options.window.headless { return HeadlessSession(options: options, rowCount: rowCount) }
    #if GTK
    return GTKSession(options: options, rowCount: rowCount)
    #else
    throw WindowOptions.withoutToolkit
    #endif
  }
}
