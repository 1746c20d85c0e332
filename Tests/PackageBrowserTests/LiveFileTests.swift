import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import DebianPackages
import Foundation
import ProgramRunning
import Testing

@testable import PackageBrowser

/// A window that reads its file only if the user asks for it.
private struct Retrying: Component {
  let model: BrowserModel

  func body(_ context: Context<NoState>) -> some Component {
    let changes = context.read(model.packages, \.changeCount)
    let model = model
    BrowserWindow(model: model)
      .task(id: changes) { if changes > 0 { await model.load(afterChanges: changes) } }
  }
}

/// The browser follows the file that it shows.
@MainActor @Suite struct LiveFileTests {
  private nonisolated static func stanzas(
    _ names: String..., status: String? = "install ok installed"
  ) -> String {
    names.map { name in
      """
      Package: \(name)
      Version: 1.0
      \(status.map { "Status: \($0)\n" } ?? "")Section: editors
      Architecture: all
      Maintainer: Somebody
      Description: the editor \(name)

      """
    }.joined(separator: "\n")
  }

  private func show(_ path: String, archiveCommand: [String] = []) throws -> TestHost {
    let model = BrowserModel(
      database: try PackageDatabase.load(from: path), rowCount: nil,
      archiveCommand: archiveCommand, pause: {})
    return show(model)
  }

  private func show(_ model: BrowserModel) -> TestHost {
    TestHost(size: Size(width: 1100, height: 800)) {
      BrowserWindow(model: model).loadingPackages(of: model)
    }
  }

  private func names(_ app: TestHost) -> [String] {
    app.findAll(.component(PackageRow.self)).sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { $0.text?.split(separator: " ").first.map(String.init) }
  }

  /// Replaces a file until the browser shows it: the browser begins to watch the file when a thread
  /// is free for it.
  private func replace(
    _ file: URL, _ text: String, in app: TestHost, until names: [String]
  ) async throws {
    for turn in 0..<10_000 {
      if self.names(app) == names { return }
      if turn.isMultiple(of: 500) { try Data(text.utf8).write(to: file, options: .atomic) }
      app.settle()
      await Task.yield()
    }
    #expect(self.names(app) == names)
  }

  @Test func `packages that are installed and removed come and go`() async throws {
    let file = try TemporaryFile(LiveFileTests.stanzas("nano"))
    let app = try show(file.path)
    #expect(names(app) == ["nano"])
    try await replace(
      file.url, LiveFileTests.stanzas("nano", "vim", "ed"), in: app, until: ["ed", "nano", "vim"])
    app.expect("3 packages · 0 kB installed")
    try await replace(file.url, LiveFileTests.stanzas("vim"), in: app, until: ["vim"])
    app.expect("1 package · 0 kB installed")
  }

  @Test func `a file that can't be read leaves what is shown, until the user tries again`()
    async throws
  {
    let file = try TemporaryFile(LiveFileTests.stanzas("nano"))
    let app = try show(file.path)
    for turn in 0..<10_000 {
      if app.contains("The file can't be read.") { break }
      if turn.isMultiple(of: 500) { try Data().write(to: file.url, options: .atomic) }
      app.settle()
      await Task.yield()
    }
    app.expect("The file can't be read.")
    app.expect(.textContaining("is empty"))
    #expect(names(app) == ["nano"])
    try await replace(file.url, LiveFileTests.stanzas("vim"), in: app, until: ["vim"])
    app.expectNone("The file can't be read.")
  }

  @Test func `a file that is removed leaves what is shown, and says so`() async throws {
    let file = try TemporaryFile(LiveFileTests.stanzas("nano"))
    let app = try show(file.path)
    for turn in 0..<10_000 {
      if app.contains(.textContaining("does not exist")) { break }
      if turn.isMultiple(of: 500) {
        try Data().write(to: file.url)
        try FileManager.default.removeItem(at: file.url)
      }
      app.settle()
      await Task.yield()
    }
    app.expect(.textContaining("does not exist"))
    #expect(names(app) == ["nano"])
  }

  @Test func `a button reads a file that couldn't be read`() async throws {
    let file = try TemporaryFile(LiveFileTests.stanzas("nano"))
    let path = file.path
    let database = PackageDatabase(parsing: "".utf8, file: path)
    let model = BrowserModel(
      database: database, failure: .file(reason: "It is gone."), archiveCommand: [], pause: {})
    let app = TestHost(size: Size(width: 1100, height: 800)) { Retrying(model: model) }
    app.expect("It is gone.")
    try app.tap("Try Again")
    try await app.wait(for: "the editor nano")
    app.expectNone("The file can't be read.")
  }

  @Test func `an archive that can't be listed is reported beside the packages of the file`()
    async throws
  {
    let file = try TemporaryFile(LiveFileTests.stanzas("nano"))
    let app = try show(file.path, archiveCommand: ["/bin/false"])
    try await app.wait(for: "The packages of the archive can't be listed.")
    #expect(names(app) == ["nano"])
  }

  @Test func `of several changes, only the last one is read`() {
    let (older, newer) = (
      PackageDatabase(parsing: LiveFileTests.stanzas("nano").utf8, file: "status"),
      PackageDatabase(parsing: LiveFileTests.stanzas("vim").utf8, file: "status")
    )
    var packages = LoadedPackages(older)
    packages.noteChange()
    packages.noteChange()
    packages.show(LoadOutcome(database: newer), afterChanges: 2)
    packages.show(LoadOutcome(database: older), afterChanges: 1)
    #expect(packages.current.database == newer)
    #expect(packages.current.number == 1)
  }

  @Test func `a change that comes during the pause replaces the one before it`() async throws {
    let file = try TemporaryFile(LiveFileTests.stanzas("nano"))
    let model = BrowserModel(
      database: try PackageDatabase.load(from: file.path), archiveCommand: [],
      pause: { throw CancellationError() })
    model.packages.update { $0.noteChange() }
    await model.load(afterChanges: 1)
    #expect(model.packages.state.current.number == 0)
  }

  @Test func `all windows show the packages that were loaded once`() async throws {
    let file = try TemporaryFile(LiveFileTests.stanzas("nano", "vim"))
    let model = BrowserModel(
      database: PackageDatabase(parsing: LiveFileTests.stanzas("nano").utf8, file: file.path),
      archiveCommand: [], pause: {})
    let app = TestApplication(PackagesApp(model: model), settings: HeadlessSettings())
    let first = try #require(app.windows.first)
    #expect(first.press("n", .control))
    try await first.wait(for: "the editor vim")
    try await app.windows[1].wait(for: "the editor vim")
    #expect(model.packages.state.current.number == 1)
  }

  @Test func `the selected package and its details change with the file`() async throws {
    let file = try TemporaryFile(LiveFileTests.stanzas("nano", "vim"))
    let app = try show(file.path)
    try app.tap("nano")
    #expect(try app.find(.component(PackageDetails.self)).text?.hasPrefix("nano") == true)
    try await replace(file.url, LiveFileTests.stanzas("vim"), in: app, until: ["vim"])
    #expect(app.findAll(.component(PackageDetails.self)).isEmpty)
  }

  @Test func `packages of the archive are shown, and a search finds them`() async throws {
    let file = try TemporaryFile(LiveFileTests.stanzas("nano"))
    let archive = try TemporaryFile(LiveFileTests.stanzas("nano", "vim", status: nil))
    let app = try show(file.path, archiveCommand: ["/bin/cat", archive.path])
    try app.tap("All packages")
    await waitPatiently(for: "the packages of the archive") {
      app.settle()
      return names(app) == ["nano", "vim"]
    }
    app.press("f", .control)
    try app.type("vi")
    try await app.wait(for: "Found")
    #expect(names(app) == ["vim"])
  }

  @Test func `the file is shown while the archive is read, and the window says that more may come`()
    async throws
  {
    let file = try TemporaryFile(LiveFileTests.stanzas("nano", "ed"))
    // A program that reads a pipe waits until the test writes to it.
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(mkfifo(pipe.path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(at: pipe) }
    let app = show(
      BrowserModel(
        database: PackageDatabase(
          parsing: LiveFileTests.stanzas("nano").utf8, file: file.path),
        archiveCommand: ["/bin/cat", pipe.path], pause: {}))
    let spinner = ElementFinder.role(.progressBar, "Reading the packages of the archive")
    try await app.wait(for: spinner)
    try await app.wait(for: "the editor ed")
    try app.tap("All packages")
    app.press("f", .control)
    try app.type("vi")
    try await app.wait(for: "Packages are still being read.")
    app.expectNone(.textContaining("No package contains"))
    let archive = try FileHandle(forWritingTo: pipe)
    try archive.write(contentsOf: Data(LiveFileTests.stanzas("vim", status: nil).utf8))
    try archive.close()
    try await app.wait(for: "the editor vim")
    app.expectNone(spinner)
    try app.type("-nothing")
    try await app.wait(for: "No Packages")
  }

  @Test func `the archive is read again only if its lists have changed`() async throws {
    let lists = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: lists, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: lists) }
    let file = try TemporaryFile(LiveFileTests.stanzas("nano"))
    let archive = try TemporaryFile(LiveFileTests.stanzas("vim", status: nil))
    let runs = try TemporaryFile("")
    let model = BrowserModel(
      database: try PackageDatabase.load(from: file.path),
      archiveCommand: ["/bin/sh", "-c", "echo >> $0; cat $1", runs.path, archive.path],
      archiveLists: lists.path, pause: {})
    let output = runs.url
    func load(afterChanges count: Int) async throws -> String {
      if count > 0 { model.packages.update { $0.noteChange() } }
      await model.load(afterChanges: count)
      let names = model.packages.state.current.database.packages.map(\.name)
      let runs = try Data(contentsOf: output).count
      return "\(names.joined(separator: " ")), \(runs) runs"
    }
    #expect(try await load(afterChanges: 0) == "nano vim, 1 runs")
    try Data(LiveFileTests.stanzas("nano", "ed").utf8).write(to: file.url)
    #expect(try await load(afterChanges: 1) == "ed nano vim, 1 runs")
    try Data(LiveFileTests.stanzas("emacs", status: nil).utf8).write(to: archive.url)
    try Data().write(to: lists.appending(path: "list"))
    #expect(try await load(afterChanges: 2) == "ed emacs nano, 2 runs")
  }

  @Test func `a failure of the archive stays until the archive was read again`() async throws {
    let file = try TemporaryFile(LiveFileTests.stanzas("nano"))
    let model = BrowserModel(
      database: try PackageDatabase.load(from: file.path), archiveCommand: ["/bin/false"],
      pause: {})
    await model.load(afterChanges: 0)
    let failed = model.packages.state
    #expect(failed.failure?.title == LoadFailure.archive(reason: "").title)
    #expect(!failed.isReadingArchive)
    var packages = failed
    packages.show(LoadOutcome(ofFile: file.path, archive: nil), afterChanges: 0)
    #expect(packages.failure == failed.failure && packages.isReadingArchive)
    packages.show(LoadOutcome(ofFile: "/no/such/file", archive: nil), afterChanges: 0)
    #expect(packages.failure != failed.failure && !packages.isReadingArchive)
  }
}
