import DebianPackages
import Testing

/// A search in as many packages as an archive has.
@Suite struct LargeSearchTests {
  private static let count = 60_000
  private static let database = PackageDatabase(
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
}
