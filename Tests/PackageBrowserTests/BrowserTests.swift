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

  private func host(rowCount: Int? = nil) -> TestHost {
    let model = BrowserModel(database: BrowserTests.database, rowCount: rowCount)
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
    #expect(names(app) == ["vim", "nano"])
    try app.type("itor")
    try await app.wait(for: "1 package")
    #expect(names(app) == ["nano"])
    try app.clear(.role(.searchBox))
    try app.type("nothing like it")
    try await app.wait(for: "No Packages")
  }

  @Test func `the packages that are found aren't said to be sorted by section`() async throws {
    let app = host()
    app.expect("By section")
    app.press("f", .control)
    try app.type("vim")
    try await app.wait(for: "Found")
    app.expect("By relevance")
    app.expectNone("By section")
    try app.clear(.role(.searchBox))
    app.expect("By section")
  }

  @Test func `a result that comes after another query has begun doesn't stay`() throws {
    let model = BrowserModel(database: BrowserTests.database, rowCount: nil)
    var state = BrowserState(model, BrowserChoices())
    func query(_ term: String) -> PackageQuery {
      model.query(for: BrowserChoices(), term: term, in: BrowserTests.database)
    }
    let first = query("")
    #expect(state.pendingSearch(for: first, version: 0) == nil)
    let second = query("nothing like it")
    let pending = try #require(state.pendingSearch(for: second, version: 0))
    state.show([], of: pending.search)
    #expect(state.pendingSearch(for: second, version: 0) == nil)
    state.show(
      try #require(model.sections(of: first, in: BrowserTests.database)),
      of: BrowserSearch(query: first, version: 0))
    #expect(state.pendingSearch(for: second, version: 0)?.search == pending.search)
    #expect(try #require(state.pendingSearch(for: first, version: 1)).isReload)
  }

  @Test func `repeated packages are sorted and searched as well`() async throws {
    let app = host(rowCount: 20)
    #expect(names(app).prefix(4) == ["nano", "vim", "bash", "nano"])
    try app.choose("By name", in: "Order")
    await waitUntil(app) { names($0).first == "bash" }
    #expect(names(app).prefix(4) == ["bash", "nano", "vim", "bash"])
    app.press("f", .control)
    try app.type("vim")
    await waitUntil(app) { Set(names($0)) == ["vim"] }
    #expect(names(app).prefix(2) == ["vim", "vim"])
  }

  @Test func `a part is chosen in the sidebar`() async throws {
    let app = host()
    try app.tap("All packages")
    try await app.wait(for: "zsh")
    try app.tap("Shells")
    await waitUntil(app) { !$0.contains("nano") }
    #expect(names(app) == ["bash", "zsh"])
  }

  @Test func `packages in the order of their names are grouped by their first letters`()
    async throws
  {
    let app = host()
    try app.choose("By name", in: "Order")
    await waitUntil(app) { names($0) == ["bash", "nano", "vim"] }
    let headers = app.findAll(.component(SectionHeader.self)).compactMap { $0.text }
    #expect(Set(headers) == ["B 1 package", "N 1 package", "V 1 package"])
  }

  @Test func `rows name their sections unless a header or the sidebar does`() async throws {
    let app = host()
    func rows(naming section: String) -> Int {
      app.findAll(.component(PackageRow.self)).count { $0.text?.contains(section) == true }
    }
    #expect(rows(naming: "Editors") == 0)
    try app.choose("By size", in: "Order")
    await waitUntil(app) { $0.contains("Largest first") }
    #expect(rows(naming: "Editors") == 2)
    try app.find(.component(Sidebar.self)).tap("Shells")
    await waitUntil(app) { !$0.contains("nano") }
    #expect(rows(naming: "Shells") == 0)
  }

  @Test func `the name of a package is whole as long as its version can be truncated`() throws {
    let package = Package(
      name: "postgresql-client", version: "1:17.4-0+deb13u1~bpo12+1", architecture: "all",
      section: "libdevel", isEssential: true, summary: "a client")
    func row(width: Double) -> TestHost {
      TestHost(size: Size(width: width, height: 80)) {
        PackageRow(package: package, showsSection: true)
      }
    }
    let (narrow, wide) = (row(width: 324), row(width: 1000))
    #expect(try narrow.find("postgresql-client").frame == wide.find("postgresql-client").frame)
    narrow.expect("Library Development")
    narrow.expect("Essential · a client")
  }

  @Test func `a section with a long name leaves the row its other parts`() throws {
    let section = String(repeating: "very-long-", count: 20)
    let package = Package(
      name: "nano", version: "7.2", architecture: "all", section: section, installedSize: 2048)
    let app = TestHost(size: Size(width: 324, height: 80)) {
      PackageRow(package: package, showsSection: true)
    }
    #expect(try app.find("2 kB").frame.maxX == 324 - 18)
    #expect(try app.find("nano").frame.maxX < app.find("7.2").frame.minX)
  }

  @Test func `the header counts the packages that are shown`() async throws {
    let app = host()
    app.expect("3 packages · 0 kB installed")
    try app.tap("Shells")
    await waitUntil(app) { !$0.contains("nano") }
    app.expect("2 packages · 0 kB installed")
  }

  private func waitUntil(
    _ app: TestHost, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ isDone: (TestHost) -> Bool
  ) async {
    await waitPatiently(for: "the expected packages", sourceLocation: sourceLocation) {
      app.settle()
      return isDone(app)
    }
  }

  @Test func `a package that isn't in the list has no details`() async throws {
    let app = host()
    try app.tap("nano")
    #expect(app.contains("Maintainer"))
    try app.tap("Shells")
    await waitUntil(app) { names($0) == ["bash", "zsh"] }
    #expect(!app.contains("Maintainer"))
    #expect(!app.press("c", [.control, .shift]))
    try app.tap("Editors")
    await waitUntil(app) { names($0) == ["nano", "vim"] }
    #expect(app.contains("Maintainer"))
  }

  @Test func `a search that doesn't find the selected package leaves its details`() async throws {
    let app = host()
    try app.tap("nano")
    app.press("f", .control)
    let updates = try app.updates { try app.type("bash") }
    await waitUntil(app) { names($0) == ["bash"] }
    #expect(try app.find(.component(PackageDetails.self)).text?.hasPrefix("nano") == true)
    #expect(updates.reasons["PackageDetails"] == nil)
    try app.tap("GNU Bourne Again SHell")
    #expect(try app.find(.component(PackageDetails.self)).text?.hasPrefix("bash") == true)
  }

  @Test func `in a narrow window the details are a page that leads back to the list`() throws {
    let app = host()
    app.resize(to: Size(width: 400, height: 600))
    try app.tap("small editor")
    #expect(app.contains("Maintainer") && !app.contains("bash"))
    try app.tap("Back")
    #expect(names(app) == ["nano", "vim", "bash"])
    #expect(!app.contains("Maintainer"))
    try app.tap("small editor")
    #expect(app.contains("Maintainer"))
    app.press(.escape)
    #expect(names(app) == ["nano", "vim", "bash"])
  }

  @Test func `in a narrow window the arrow keys stay in the list, and Enter opens the details`()
    throws
  {
    let app = host()
    app.resize(to: Size(width: 400, height: 600))
    try app.tap("small editor")
    try app.tap("Back")
    for _ in 0..<20 where try !app.find(.role(.list)).isFocused { app.press(.tab) }
    app.press(.down)
    #expect(!app.contains("Maintainer"))
    app.press(.enter)
    #expect(try app.find(.component(PackageDetails.self)).text?.hasPrefix("vim") == true)
  }

  @Test func `a term without a result covers the list with the reason`() async throws {
    let app = host()
    app.press("f", .control)
    try app.type("nothing like it")
    try await app.wait(for: "No Packages")
    app.expect(
      "No package in “Installed” contains “nothing like it” in its name or its summary.")
    #expect(names(app).isEmpty)
    try app.clear(.role(.searchBox))
    await waitUntil(app) { names($0) == ["nano", "vim", "bash"] }
    app.expectNone("No Packages")
  }

  @Test func `a search that finds nothing in a part goes on in all packages`() async throws {
    let app = host()
    app.press("f", .control)
    try app.type("zsh")
    try await app.wait(for: "No Packages")
    try app.tap("Search All Packages")
    try await app.wait(for: "Found")
    #expect(names(app) == ["zsh"])
    try app.clear(.role(.searchBox))
    try app.type("fish", into: .role(.searchBox))
    try await app.wait(for: "No package contains “fish” in its name or its summary.")
    app.expectNone("Search All Packages")
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
