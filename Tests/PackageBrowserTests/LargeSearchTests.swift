import AlidadeNative
import AlidadeTesting
import DebianPackages
import Testing

@testable import PackageBrowser

/// A search in as many packages as an archive has.
@MainActor @Suite struct LargeSearchTests {
  private nonisolated static let count = 60_000
  private nonisolated static let database = PackageDatabase(
    parsing: (0..<count).map { number in
      """
      Package: package-\(number)
      Version: 1
      Status: install ok installed
      Section: section\(number % 50)
      Architecture: all
      Description: number \(number % 1000)

      """
    }.joined(separator: "\n").utf8, file: "/no/such/file")

  @Test func `a search looks at each package once, and asks once per 1024 if it is canceled`() {
    var questions = 0
    let found = LargeSearchTests.database.packages(matching: "package-5999") {
      questions += 1
      return false
    }
    #expect(questions == (LargeSearchTests.count + 1023) / 1024)
    #expect(found?.first?.name == "package-5999")
    #expect(found?.count == 11)
  }

  @Test func `a canceled search ends within 1024 packages`() {
    var questions = 0
    let found = LargeSearchTests.database.packages(matching: "number") {
      questions += 1
      return questions == 3
    }
    #expect(found == nil && questions == 3)
  }

  @Test func `a search that finds all builds no more rows than are in sight`() async throws {
    let model = BrowserModel(database: LargeSearchTests.database, rowCount: nil)
    let app = TestHost(size: Size(width: 1100, height: 800)) { BrowserWindow(model: model) }
    app.press("f", .control)
    try app.type("package")
    try await app.wait(for: "Found")
    app.expect("60,000 packages")
    let rows = app.findAll(.component(PackageRow.self)).count
    #expect((5...20).contains(rows))
    let typing = try app.updates { try app.type("-5999") }
    try await app.wait(for: "11 packages")
    #expect(typing.componentsBuilt < 500)
    #expect(app.findAll(.component(PackageRow.self)).count == 11)
  }
}
