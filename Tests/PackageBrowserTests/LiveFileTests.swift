import AlidadeNative
import AlidadeTesting
import DebianPackages
import Foundation
import ProgramRunning
import Testing

@testable import PackageBrowser

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
      archiveCommand: archiveCommand)
    return TestHost(size: Size(width: 1100, height: 800)) { BrowserWindow(model: model) }
  }

  private func names(_ app: TestHost) -> [String] {
    app.findAll(.component(PackageRow.self)).sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { $0.text?.split(separator: " ").first.map(String.init) }
  }

  /// Replaces a file until the browser shows it: the browser begins to watch the file when a thread is
  /// free for it.
  private func replace(
    _ file: URL, _ text: String, in app: TestHost, until names: [String]
  ) async throws {
    for turn in 0..<10_000 where self.names(app) != names {
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
    app.expect("3 installed · 1 section · 0 kB")
    try await replace(file.url, LiveFileTests.stanzas("vim"), in: app, until: ["vim"])
    app.expect("1 installed · 1 section · 0 kB")
  }

  @Test func `a file that is unreadable for a moment leaves what is shown`() async throws {
    let file = try TemporaryFile(LiveFileTests.stanzas("nano"))
    let app = try show(file.path)
    try await replace(file.url, "", in: app, until: ["nano"])
    try await replace(file.url, LiveFileTests.stanzas("vim"), in: app, until: ["vim"])
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
    for _ in 0..<10_000 where names(app) != ["nano", "vim"] {
      app.settle()
      await Task.yield()
    }
    #expect(names(app) == ["nano", "vim"])
    app.press("f", .control)
    try app.type("vi")
    try await app.wait(for: "Found")
    #expect(names(app) == ["vim"])
  }
}
