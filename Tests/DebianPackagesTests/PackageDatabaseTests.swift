import AlidadeTesting
import Testing

@testable import DebianPackages

@Suite struct PackageDatabaseTests {
  private func stanzas(_ packages: [(String, String)]) -> String {
    packages.map { stanza($0, section: $1) }.joined(separator: "\n")
  }

  @Test func `nothing gives an empty database`() {
    let database = database("")
    #expect(database.packages == [])
    #expect(database.sections == [])
    #expect(database.problems == [])
    #expect(database.stanzaCount == 0)
  }

  @Test func `packages are sorted by section and then by name`() {
    let text = stanzas([("b", "web"), ("c", "admin"), ("a", "web"), ("d", "contrib/admin")])
    #expect(database(text).packages.map(\.name) == ["c", "d", "a", "b"])
  }

  @Test func `case does not matter for the order of names`() {
    let text = stanzas([("beta", "web"), ("Gamma", "web"), ("Alpha", "Web"), ("alpha", "web")])
    #expect(database(text).packages.map(\.name) == ["Alpha", "alpha", "beta", "Gamma"])
  }

  @Test func `the order does not depend on the file`() {
    let names = (0..<200).map { "p\($0 % 100)" }
    var stanzas = names.enumerated().map { index, name in
      stanza(
        name, architecture: index < 100 ? "amd64" : "i386",
        section: ["libs", "Libs", "contrib/libs", "x11"][index % 4])
    }
    let expected = database(stanzas.joined(separator: "\n")).packages
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5 {
      stanzas.shuffle(using: &generator)
      #expect(database(stanzas.joined(separator: "\n")).packages == expected)
    }
  }

  @Test func `sections cover all packages in order`() {
    let text = stanzas([("b", "web"), ("c", "admin"), ("a", "web"), ("d", "x/admin"), ("e", "")])
    let database = database(text)
    #expect(database.sections.map(\.name) == ["admin", "unknown", "web"])
    #expect(database.sections.map(\.packageRange) == [0..<2, 2..<3, 3..<5])
    #expect(database.sections.map(\.title) == ["Administration", "Unknown", "Web"])
    #expect(
      database.sections.map { database.packages(in: $0).map(\.name) } == [
        ["c", "d"], ["e"], ["a", "b"],
      ])
  }

  @Test func `the section of another database does not trap`() throws {
    let large = database(stanzas([("a", "web"), ("b", "web"), ("c", "x11")]))
    let small = database(stanza("a"))
    let section = try #require(large.sections.last)
    #expect(small.packages(in: section).isEmpty)
  }

  @Test func `problems beyond the limit are counted but not recorded`() {
    let text = String(repeating: "X: 1\n\n", count: 50) + stanza("a")
    let database = database(text, limits: .init(recordedProblems: 10))
    #expect(database.problems.count == 10)
    #expect(database.problemCount == 50)
    #expect(database.problems.map(\.id) == Array(0..<10))
    #expect(database.skippedStanzaCount == 50)
    #expect(database.packages.count == 1)
  }

  @Test func `a thousand problems are recorded by default`() {
    let database = database(String(repeating: "X: 1\n\n", count: 1500))
    #expect(database.problems.count == 1000)
    #expect(database.problemCount == 1500)
  }

  @Test func `packages beyond the limit are skipped`() {
    let text = stanzas([("a", "web"), ("b", "web"), ("c", "web"), ("a", "web")])
    let database = database(text, limits: .init(packages: 2))
    #expect(database.packages.map(\.name) == ["a", "b"])
    #expect(outline(database) == ["19 tooManyPackages", "28 duplicatePackage"])
    #expect(database.skippedStanzaCount == 2)
  }

  @Test func `limits below zero count as zero`() {
    let limits = PackageDatabase.Limits(
      fileSize: -1, fieldSize: -1, fieldsPerStanza: -1, packages: -1, recordedProblems: -1)
    let database = database(stanza("a"), limits: limits)
    #expect(database.packages == [])
    #expect(database.problems == [])
    #expect(database.problemCount > 0)
  }

  @Test func `any collection of bytes can be parsed`() {
    let text = stanza("a") + "\n" + stanza("b")
    let bytes = Array(text.utf8)
    let expected = database(bytes)
    let padded = Array("X: y".utf8) + bytes
    let slice = padded.dropFirst(4)
    #expect(PackageDatabase(parsing: slice, file: "status") == expected)
    #expect(PackageDatabase(parsing: text.utf8, file: "status") == expected)
    #expect(PackageDatabase(parsing: bytes.lazy.map { $0 }, file: "status") == expected)
  }

  @Test func `only installed packages count as installed`() {
    let text = [
      stanza("a"), stanza("b", status: "deinstall ok config-files"),
      stanza("c", status: "hold ok installed"), stanza("d", status: "install ok unpacked"),
    ].joined(separator: "\n")
    #expect(database(text).installedPackageCount == 2)
    #expect(database(text).packages.count == 4)
  }
}
