import ArgumentParser
import DebianPackages
import DemonstrationCommand

/// A command that browses the packages of a Debian system, as a demonstration of Alidade's lists.
@main struct PackageBrowser: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package-browser",
    abstract: "Browse the packages of a Debian system in a native window.",
    discussion: """
      Choose a package to see all about it. Control-F searches in the names and summaries of the packages of the part \
      that is chosen in the sidebar, such as all packages that apt knows. The arrow keys, Page Up, Page Down, Home and \
      End move from row to row.
      """)

  @OptionGroup var options: BrowserOptions

  func validate() throws {
    try options.validate()
  }

  mutating func run() throws {
    let start = ProcessClock.now
    let database: PackageDatabase
    do {
      database = try PackageDatabase.load(from: options.source)
    } catch {
      StandardError.print("package-browser: \(error)")
      throw ExitCode(2)
    }
    reportProblems(of: database)
    let model = BrowserModel(database: database, rowCount: options.rows)
    let session = try makeSession(for: model)
    do {
      let outcome = try session.run(from: start)
      if let outcome { try options.scroll.report(outcome, rows: model.firstRowCount) }
    } catch {
      StandardError.print("package-browser: \(error)")
      throw ExitCode(1)
    }
  }

  private func makeSession(for model: BrowserModel) throws -> any BrowserSession {
    if options.window.headless { return HeadlessSession(model: model, options: options) }
    #if GTK
    return GTKSession(model: model, options: options)
    #else
    throw WindowOptions.withoutToolkit
    #endif
  }

  private func reportProblems(of database: PackageDatabase) {
    guard database.problemCount > 0 else { return }
    for problem in database.problems.prefix(10) { StandardError.print("\(problem)") }
    let more = database.problemCount - 10
    if more > 0 { StandardError.print("… and \(more) more problems in \(database.file)") }
  }
}
