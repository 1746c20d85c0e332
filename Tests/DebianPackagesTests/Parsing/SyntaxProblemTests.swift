import Testing

@testable import DebianPackages

@Suite struct SyntaxProblemTests {
  @Test func `a line without a colon is left out with its continuation`() throws {
    let database = database("Package: a\nVersion: 1\nnonsense here\n more\n" + rest)
    #expect(outline(database) == ["3 missingColon"])
    #expect(database.packages.map(\.name) == ["a"])
    let problem = try #require(database.problems.first)
    #expect(
      problem.description == """
        status:3: The line "nonsense here" has no colon, so it is neither a field nor the \
        continuation of one. It is left out.
        """)
  }

  @Test func `continuation lines before any field are reported once`() {
    let database = database(" lost\n lost too\nPackage: a\nVersion: 1\n" + rest)
    #expect(outline(database) == ["1 continuationWithoutField"])
    #expect(database.packages.map(\.name) == ["a"])
  }

  @Test(arguments: ["two words", "-Name", "Näme", "Na\u{1}me", ""])
  func `a field with an invalid name is left out`(_ name: String) {
    let database = database("Package: a\nVersion: 1\n\(name): value\n continued\n" + rest)
    #expect(outline(database) == ["3 invalidFieldName"])
    #expect(database.packages.map(\.version) == ["1"])
  }

  @Test(arguments: ["Version", "VERSION", "X-Unknown"])
  func `of a field that appears twice the first counts`(_ name: String) {
    let database = database("Package: a\nVersion: 1\nX-Unknown: 1\n\(name): 2\n" + rest)
    #expect(outline(database) == ["4 duplicateField"])
    #expect(database.packages.map(\.version) == ["1"])
  }

  @Test func `a missing blank line between stanzas is suggested as a cause`() throws {
    let database = database(stanza("a") + stanza("b"))
    #expect(database.packages.map(\.name) == ["a"])
    let problem = try #require(database.problems.first)
    #expect(problem.line == 9)
    #expect(
      problem.message == """
        The field "Package" is already given in line 1; this one is left out. Perhaps the blank \
        line between two stanzas is missing.
        """)
  }

  @Test func `a field beyond the limit of bytes is cut and reported`() throws {
    let text = "Package: a\nVersion: 1\nHomepage: 123456789\nPriority: x\n" + rest
    let database = database(text, limits: .init(fieldSize: 20))
    #expect(outline(database) == ["6 fieldTooLong"])
    let package = try #require(database.packages.first)
    #expect(package.homepage == "123456789")
    #expect(package.maintainer == "Jane Doe <jane@exam")
  }

  @Test func `a field of many lines beyond the limit is cut and reported once`() throws {
    let lines = String(repeating: " a line\n", count: 300_000)
    let database = database("Package: a\nVersion: 1\n" + rest + lines + "Priority: x\n")
    #expect(outline(database) == ["5 fieldTooLong"])
    let package = try #require(database.packages.first)
    #expect(package.priority == "x")
    let length = package.longDescription.reduce(0) { length, paragraph in
      if case .text(let text) = paragraph { length + text.utf8.count } else { length }
    }
    #expect((900_000...1 << 20).contains(length))
  }

  @Test func `a cut never lies within a character`() throws {
    for size in 1...12 {
      let text = "Package:a\nVersion:1\nHomepage:€€🙂\n" + rest
      let package = try #require(database(text, limits: .init(fieldSize: size)).packages.first)
      #expect("€€🙂".hasPrefix(package.homepage ?? ""))
      #expect((package.homepage ?? "").utf8.count > size - 4)
    }
  }

  @Test func `fields beyond the limit of fields are left out and reported once`() {
    let many = (1...300).map { "X-\($0): \($0)\n" }.joined()
    let database = database("Package: a\nVersion: 1\n" + rest + many)
    #expect(outline(database) == ["201 tooManyFields"])
    #expect(database.packages.map(\.name) == ["a"])
  }

  @Test func `a last line without a line end is used and reported`() {
    let database = database(String((stanza("a") + "\n" + stanza("b")).dropLast()))
    #expect(outline(database) == ["17 unterminatedFile"])
    #expect(database.packages.map(\.name) == ["a", "b"])
    #expect(database.packages.last?.summary == "a package for tests")
  }

  @Test func `a file that ends within a stanza keeps it if name and version are there`() {
    let database = database(stanza("a") + "\nPackage: b\nVersion: 2\nArchi")
    #expect(outline(database).prefix(2) == ["12 missingColon", "12 unterminatedFile"])
    #expect(database.packages.map(\.id) == ["b", "a:amd64"])
  }

  @Test func `a file that ends before the version of a stanza skips it`() {
    let database = database(stanza("a") + "\nPackage: b\nStatus: install ok insta")
    #expect(
      outline(database) == ["11 unterminatedFile", "11 invalidStatus", "10 missingVersion"])
    #expect(database.packages.map(\.name) == ["a"])
    #expect(database.skippedStanzaCount == 1)
  }

  @Test(arguments: ["# a comment", "  ", "\t"])
  func `a last line that says nothing needs no line end`(_ line: String) {
    #expect(outline(database(stanza("a") + line)) == [])
  }

  /// The fields that a stanza without problems needs besides name and version: three lines.
  private let rest = """
    Architecture: all
    Maintainer: Jane Doe <jane@example.org>
    Description: test

    """
}
