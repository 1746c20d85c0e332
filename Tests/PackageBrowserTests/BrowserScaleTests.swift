import AlidadeNative
import AlidadeTesting
import DebianPackages
import Testing

@testable import PackageBrowser

/// The cost of the browser for the main thread, which doesn't depend on the number of packages.
@MainActor @Suite struct BrowserScaleTests {
  private nonisolated static func database(_ count: Int) -> PackageDatabase {
    let text = (0..<count).map { number in
      """
      Package: package-\(number)
      Version: 1.0
      Status: install ok installed
      Section: section\(number % 50)
      Architecture: all
      Maintainer: Somebody
      Installed-Size: 4
      Description: number \(number)

      """
    }
    return PackageDatabase(parsing: text.joined(separator: "\n").utf8, file: "/no/such/file")
  }

  /// Returns the number of components that are built for ten letters and a selection.
  private func builds(_ count: Int) async throws -> (typing: Int, selecting: Int) {
    let model = BrowserModel(database: BrowserScaleTests.database(count), rowCount: nil)
    let app = TestHost(size: Size(width: 1100, height: 800)) { BrowserWindow(model: model) }
    app.press("f", .control)
    let typing = try app.updates { try app.type("package-99") }.componentsBuilt
    try await app.wait(for: "Found")
    let selecting = try app.updates { try app.tap("number 99") }.componentsBuilt
    return (typing, selecting)
  }

  @Test func `typing and selecting build as much for 20,000 packages as for 200`() async throws {
    let few = try await builds(200)
    let many = try await builds(20_000)
    #expect(many.typing <= few.typing + 20)
    #expect(many.selecting <= few.selecting + 20)
  }

  @Test func `packages are found by their identifiers, and the total is that of the installed`() {
    let database = BrowserScaleTests.database(100)
    for package in database.packages { #expect(database.package(withID: package.id) == package) }
    #expect(database.package(withID: "package-100:all") == nil)
    #expect(database.installedSize == 100 * 4096)
  }
}
