import AlidadeNative
import AlidadeTesting
import DebianPackages
import Testing

@testable import PackageBrowser

/// The window of the browser, used as a user would.
@MainActor @Suite struct BrowserTests {
  private static let database = PackageDatabase(
    parsing: [
      stanza("vim", "editors", "Vi IMproved"), stanza("nano", "editors", "small editor"),
      stanza("bash", "shells", "GNU Bourne Again SHell"),
      stanza("zsh", "shells", "another shell", status: "deinstall ok config-files"),
    ].joined(separator: "\n").utf8, file: "/no/such/file")

  private static func stanza(
    _ name: String, _ section: String, _ summary: String, status: String = "install ok installed"
  ) -> String {
    """
    Package: \(name)
    Version: 1.0
    Status: \(status)
    Section: \(section)
    Architecture: all
    Maintainer: Somebody
    Description: \(summary)

    """
  }

  private func host() -> TestHost {
    let model = BrowserModel(database: BrowserTests.database, rowCount: nil)
    let controller = ListController()
    return TestHost(size: Size(width: 1100, height: 800)) {
      BrowserWindow(model: model, controller: controller)
    }
  }

  private func names(_ app: TestHost) -> [String] {
    app.findAll(.component(PackageRow.self)).sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { $0.text?.split(separator: " ").first.map(String.init) }
  }

  @Test func `the browser begins with what is installed, by section`() {
    let app = host()
    #expect(names(app) == ["nano", "vim", "bash"])
    #expect(app.contains("Editors"))
  }

  @Test func `a search finds names first, then summaries`() async throws {
    let app = host()
    app.press("f", .control)
    try app.type("ed")
    try await app.wait(for: "Found")
    #expect(names(app) == ["nano", "vim"])
    try app.type("itor")
    try await app.wait(for: "1 package")
    #expect(names(app) == ["nano"])
    try app.clear(.role(.searchBox))
    try app.type("nothing like it")
    try await app.wait(for: "No Packages")
  }

  @Test func `a result that comes after another query has begun doesn't stay`() throws {
    let model = BrowserModel(database: BrowserTests.database, rowCount: nil)
    var state = BrowserState(model, BrowserChoices())
    let first = model.query(for: BrowserChoices(), term: "")
    #expect(state.pendingSearch(for: first) == nil)
    let second = model.query(for: BrowserChoices(), term: "nothing like it")
    let pending = try #require(state.pendingSearch(for: second))
    state.show([], of: pending.search)
    #expect(state.pendingSearch(for: second) == nil)
    state.show(model.sections(of: first), of: BrowserSearch(query: first, version: 0))
    #expect(state.pendingSearch(for: second)?.search == pending.search)
    state.load(BrowserTests.database)
    #expect(try #require(state.pendingSearch(for: first)).isReload)
  }

  @Test func `a part is chosen in the sidebar`() async throws {
    let app = host()
    try app.tap("All packages")
    try await app.wait(for: "zsh")
    try app.tap("Shells")
    for _ in 0..<10_000 where app.contains("nano") {
      app.settle()
      await Task.yield()
    }
    #expect(names(app) == ["bash", "zsh"])
  }

  @Test func `the details of a selected package are shown beside the list`() throws {
    let app = host()
    #expect(!app.contains("Maintainer"))
    try app.tap("nano")
    #expect(app.contains("Maintainer"))
    app.press(.down)
    #expect(try app.find(.component(PackageDetails.self)).text?.hasPrefix("vim") == true)
  }
}
