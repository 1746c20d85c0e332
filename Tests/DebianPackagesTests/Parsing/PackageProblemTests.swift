import Testing

@testable import DebianPackages

@Suite struct PackageProblemTests {
  @Test func `a stanza without a name is skipped`() throws {
    let database = database("Version: 1\nArchitecture: all\n\n" + stanza("b"))
    #expect(outline(database) == ["1 missingPackageName"])
    #expect(database.packages.map(\.name) == ["b"])
    #expect(database.skippedStanzaCount == 1)
    #expect(database.stanzaCount == 2)
  }

  @Test(arguments: ["", "-a", "+a", "a b", "ä", "a:amd64", "a/b", "a\u{0}", "a\n b"])
  func `a stanza with an impossible name is skipped`(_ name: String) {
    let database = database(stanza("a") + "\n" + stanza(name))
    #expect(outline(database) == ["10 invalidPackageName"])
    #expect(database.packages.map(\.name) == ["a"])
    #expect(database.skippedStanzaCount == 1)
  }

  @Test(arguments: [
    "install ok installed", "install ok unpacked", "deinstall ok config-files",
    "install ok half-configured",
  ])
  func `a stanza without a version is skipped if the status requires one`(_ status: String) {
    let database = database("\nPackage: a\nStatus: \(status)\nArchitecture: all\n")
    #expect(outline(database) == ["2 missingVersion"])
    #expect(database.packages == [])
  }

  @Test func `a stanza with neither version nor status is skipped`() throws {
    let database = database("Package: a\nVersion:  \n")
    #expect(outline(database) == ["1 missingVersion"])
    #expect(
      database.problems.first?.message == """
        The stanza of "a" has no Version, or an empty one, and no status that explains it. It is \
        skipped.
        """)
  }

  @Test func `a name of absurd length is cut in messages`() throws {
    let name = String(repeating: "x", count: 500_000)
    for text in ["Package: \(name)\n", "Package: \(name)\nVersion: 1\n", stanza(name + "?")] {
      let database = database(text + "\n" + text)
      #expect(database.problemCount > 0)
      #expect(database.problems.allSatisfy { $0.message.utf8.count < 300 })
    }
  }

  @Test func `fields that an installed package should have are missed`() {
    let database = database("Package: a\nStatus: install ok installed\nVersion: 1\nDescription:\n")
    #expect(outline(database) == ["1 missingField", "1 missingField", "1 missingField"])
    let messages = database.problems.map(\.message)
    #expect(
      messages.first == """
        The stanza of "a" has no Architecture, or an empty one. The package is shown without.
        """)
    #expect(messages.count { $0.contains("Maintainer") } == 1)
    #expect(messages.count { $0.contains("Description") } == 1)
    #expect(database.packages.count == 1)
  }

  @Test(arguments: [
    "install ok", "install ok installed extra", "install ok Installed", "unwanted ok installed",
    "install bad installed", "x",
  ])
  func `a status that dpkg does not know is reported`(_ status: String) {
    let database = database(stanza("a", status: status))
    #expect(outline(database) == ["2 invalidStatus"])
    #expect(database.packages.map(\.status) == [nil])
    #expect(database.installedPackageCount == 0)
  }

  @Test(arguments: [
    "-1", "+1", "1.5", "1e3", "0x10", "many", "1 2", "٣", "9007199254740992",
    "9223372036854775807", "99999999999999999999999999",
  ])
  func `an absurd installed size is reported and not shown`(_ size: String) throws {
    let database = database(stanza("a", extra: "Installed-Size: \(size)"))
    #expect(outline(database) == ["8 invalidInstalledSize"])
    let package = try #require(database.packages.first)
    #expect(package.installedSize == nil)
    #expect(package.installedSizeText == "—")
  }

  @Test func `Essential with another value is reported and means no`() {
    let database = database(stanza("a", extra: "Essential: maybe"))
    #expect(outline(database) == ["8 invalidEssential"])
    #expect(database.packages.map(\.isEssential) == [false])
  }

  @Test func `invalid UTF-8 is repaired and reported with its line`() {
    let text = Array(stanza("a").utf8) + Array(" fine\n caf".utf8) + [0xE9] + Array(" x\n".utf8)
    let database = database(text)
    #expect(outline(database) == ["10 invalidUTF8"])
    #expect(database.packages.map(\.longDescription) == [[.text("fine caf\u{FFFD} x")]])
  }

  @Test func `control characters are replaced and reported with their line`() {
    let database = database(stanza("a") + " one\n t\u{0}wo\u{1B}\n")
    #expect(outline(database) == ["10 controlCharacter"])
    #expect(
      database.packages.map(\.longDescription) == [[.text("one t\u{FFFD}wo\u{FFFD}")]])
  }

  @Test func `fields that are not shown may contain anything`() {
    let text = Array("X-Binary: ".utf8) + [0, 0xFF, 0x1B] + Array("\n".utf8)
    let database = database(text + Array(stanza("a").utf8))
    #expect(database.problems == [])
    #expect(database.packages.count == 1)
  }

  @Test func `a package that is described twice is shown as described last`() throws {
    let text = stanza("a", version: "1") + "\n" + stanza("b") + "\n" + stanza("a", version: "2")
    let database = database(text)
    #expect(outline(database) == ["19 duplicatePackage"])
    #expect(database.packages.map(\.version) == ["2", "1.0"])
    #expect(database.skippedStanzaCount == 1)
    #expect(
      database.problems.first?.message == """
        "a:amd64" is already described in line 1. This later stanza is used, the earlier one \
        is skipped.
        """)
  }

  @Test func `a package described three times is compared with the stanza before`() {
    let database = database(stanza("a") + "\n" + stanza("a") + "\n" + stanza("a"))
    #expect(outline(database) == ["10 duplicatePackage", "19 duplicatePackage"])
    #expect(database.problems.last?.message.contains("in line 10") == true)
    #expect(database.skippedStanzaCount == 2)
  }

  @Test func `the same package for two architectures is two packages`() {
    let database = database(stanza("a") + "\n" + stanza("a", architecture: "i386"))
    #expect(database.problems == [])
    #expect(database.packages.map(\.id) == ["a:amd64", "a:i386"])
  }
}
