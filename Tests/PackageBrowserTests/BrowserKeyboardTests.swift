import AlidadeNative
import AlidadeTesting
import DebianPackages
import Testing

@testable import PackageBrowser

/// The keyboard focus and the scroll position in the window of the browser.
@MainActor @Suite struct BrowserKeyboardTests {
  private nonisolated static let database = PackageDatabase.numbered(100..<300)

  private let controller = ListController()

  private func host() -> TestHost {
    let (model, controller) = (BrowserModel(database: BrowserKeyboardTests.database), controller)
    return TestHost(size: Size(width: 1100, height: 800)) {
      BrowserWindow(model: model, controller: controller)
    }
  }

  /// Returns a host in which a term was typed into the search.
  private func host(searching term: String) throws -> TestHost {
    let app = host()
    try search(term, in: app)
    return app
  }

  private func search(_ term: String, in app: TestHost) throws {
    app.press("f", .control)
    try app.type(term)
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

  /// The beginning of the details.
  private func details(_ app: TestHost) throws -> String? {
    try app.find(.component(PackageDetails.self)).text.map { String($0.prefix(11)) }
  }

  @Test func `the packages have the keyboard focus when the window opens`() throws {
    let app = host()
    #expect(try app.find(.component(PackagesAndDetails.self)).isFocused)
    app.press(.down)
    #expect(app.contains(.component(PackageDetails.self)))
  }

  @Test func `Down in the search selects the first result, and then goes on from there`()
    async throws
  {
    let app = try host(searching: "package-25")
    try await app.wait(for: "10 packages")
    app.press(.down)
    #expect(try details(app) == "package-250")
    #expect(try app.find(.component(PackagesAndDetails.self)).isFocused)
    app.press(.down)
    #expect(try details(app) == "package-251")
  }

  @Test func `Down in the search selects the only result`() async throws {
    let app = try host(searching: "package-299")
    try await app.wait(for: "1 package")
    app.press(.down)
    #expect(try details(app) == "package-299")
  }

  @Test func `Enter in the search selects the first result`() async throws {
    let app = try host(searching: "package-25")
    try await app.wait(for: "10 packages")
    app.press(.enter)
    #expect(try details(app) == "package-250")
    #expect(try app.find(.component(PackagesAndDetails.self)).isFocused)
  }

  @Test func `Enter in the search selects the first result once it is there`() async throws {
    let app = try host(searching: "package-25")
    app.press(.enter)
    await waitUntil(app) { $0.contains(.component(PackageDetails.self)) }
    #expect(try details(app) == "package-250")
    #expect(try app.find(.component(PackagesAndDetails.self)).isFocused)
  }

  @Test func `Enter in a search that finds nothing leaves the focus in it`() async throws {
    let app = try host(searching: "nothing like it")
    app.press(.enter)
    try await app.wait(for: "No Packages")
    app.press(.enter)
    #expect(try app.find(.role(.searchBox)).isFocused)
  }

  @Test func `Escape in the results returns to the search, and then ends it`() async throws {
    let app = host()
    #expect(!app.press(.escape))
    try search("package-25", in: app)
    try await app.wait(for: "10 packages")
    app.press(.down)
    app.press(.escape)
    #expect(try app.find(.role(.searchBox)).isFocused)
    #expect(try details(app) == "package-250")
    app.press(.escape)
    app.expectNone(.role(.searchBox))
    try await app.wait(for: "200 packages")
    #expect(try app.find(.component(PackagesAndDetails.self)).isFocused)
  }

  @Test func `the selected package stays in sight when the search ends or the order changes`()
    async throws
  {
    let app = try host(searching: "package-25")
    try await app.wait(for: "10 packages")
    try app.tap("number 254")
    try app.clear(.role(.searchBox))
    try await app.wait(for: "200 packages")
    // The first row is the header.
    await waitUntil(app) { _ in controller.visibleRows.contains(155) }
    try app.choose("By size", in: "Order")
    await waitUntil(app) { $0.contains("Largest first") }
    await waitUntil(app) { _ in controller.visibleRows.contains(155) }
  }

  @Test func `the results of a search begin with the best`() async throws {
    let app = host()
    controller.offset = 3000
    app.settle()
    try search("number", in: app)
    try await app.wait(for: "Found")
    await waitUntil(app) { _ in controller.offset == 0 }
  }
}
