import Alidade
import DebianPackages

/// The data of the browser, which all windows share.
struct BrowserModel: Sendable {
  /// The path of the file that lists the packages.
  let file: String
  /// The packages and the state of their file.
  let packages: Store<LoadedPackages>
  /// The number of rows to show by repeating packages; `nil` to show each once, to add the packages
  /// of the archive, and to follow the file.
  let rowCount: Int?
  /// The path and the arguments of the program that lists the packages of the archive.
  let archiveCommand: [String]
  /// The folder with the files that the program reads.
  let archiveLists: String
  /// Waits for further changes after a change of the file, and throws if the task is canceled.
  let pause: @Sendable () async throws -> Void

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - database: the packages with which the browser begins.
  ///   - rowCount: the number of rows to show by repeating packages; `nil` to show each once.
  ///   - failure: the reason why there are no packages; `nil` if they were read.
  ///   - archiveCommand: the program that lists the packages of the archive.
  ///   - archiveLists: the folder with the files that the program reads.
  ///   - pause: waits for further changes after a change of the file.
  init(
    database: PackageDatabase, rowCount: Int? = nil, failure: LoadFailure? = nil,
    archiveCommand: [String] = PackageArchive.command,
    archiveLists: String = PackageArchive.lists,
    pause: @escaping @Sendable () async throws -> Void = {
      try await Task.sleep(for: .milliseconds(300))
    }
  ) {
    file = database.file
    packages = Store(LoadedPackages(database, failure: failure))
    self.rowCount = rowCount
    self.archiveCommand = archiveCommand
    self.archiveLists = archiveLists
    self.pause = pause
  }

  /// Reads the file after a number of changes, unless it changes again meanwhile, and then the
  /// archive, unless its lists are those that were read before.
  ///
  /// dpkg replaces its file several times in a second while it installs packages. Reading the file
  /// takes milliseconds, but reading the archive takes seconds, so the file is shown first.
  func load(afterChanges count: Int) async {
    if count > 0 { guard (try? await pause()) != nil else { return } }
    if Task.isCancelled { return }
    let (path, archive) = (file, packages.state.archive)
    let outcome = await BlockingWork.run { _ in LoadOutcome(ofFile: path, archive: archive) }
    show(outcome, afterChanges: count)
    guard let installed = outcome.packagesBesideArchive, !Task.isCancelled else { return }
    let (command, lists) = (archiveCommand, archiveLists)
    show(
      await BlockingWork.run { isCanceled in
        LoadOutcome(
          ofArchive: command, lists: lists, replacing: archive, addingTo: installed,
          isCanceled: isCanceled)
      }, afterChanges: count)
  }

  /// Shows an outcome, unless the task that it is of was canceled.
  private func show(_ outcome: LoadOutcome, afterChanges count: Int) {
    if Task.isCancelled { return }
    packages.update(priority: .background, animation: .spring) {
      $0.show(outcome, afterChanges: count)
    }
  }

  /// Returns the sections that are shown for a query.
  ///
  /// - Parameters:
  ///   - query: the packages to show, and their order.
  ///   - database: the packages to search.
  ///   - isCanceled: returns `true` if the result isn't needed anymore.
  /// - Returns: the sections; `nil` if the query was canceled.
  func sections(
    of query: PackageQuery, in database: PackageDatabase, isCanceled: () -> Bool = { false }
  ) -> [BrowserSection]? {
    guard let sections = query.sections(of: database, isCanceled: isCanceled) else { return nil }
    return rowCount.map { BrowserSection.repeated(sections, rows: $0) } ?? sections
  }

  /// The number of rows that are shown at first, headers included.
  var firstRowCount: Int {
    let database = packages.state.current.database
    let first = query(for: BrowserChoices(), term: "", in: database)
    return (sections(of: first, in: database) ?? []).reduce(0) { $0 + 1 + $1.items.count }
  }

  /// Returns the query for choices of the user and a search term.
  func query(
    for choices: BrowserChoices, term: String, in database: PackageDatabase
  ) -> PackageQuery {
    // A file that says of no package that it is installed is shown whole.
    let standard = database.installedPackageCount > 0 ? PackagePart.installed : .all
    return PackageQuery(term: term, part: choices.part ?? standard, order: choices.order)
  }
}
