import Foundation
import Testing

@testable import DebianPackages

/// The packages of a status file together with those of an archive.
@Suite struct ArchiveTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func stanza(_ name: String, _ version: String, _ fields: String...) -> String {
    ([
      "Package: \(name)", "Version: \(version)", "Architecture: all", "Maintainer: Somebody",
      "Installed-Size: 4", "Description: \(name)",
    ] + fields).joined(separator: "\n") + "\n"
  }

  private func installed(_ name: String, _ version: String) -> String {
    stanza(name, version, "Status: install ok installed", "Section: editors")
  }

  /// Loads a status file with the packages that a program writes.
  private func load(
    _ status: String, _ command: [String], limits: PackageDatabase.Limits = .standard
  ) throws -> PackageDatabase {
    let installed = try PackageDatabase.load(from: folder.write(status), limits: limits)
    guard let archive = try? PackageArchive(from: command, lists: folder.path, limits: limits)
    else { return installed }
    return installed.adding(archive)
  }

  /// The command that writes stanzas.
  private func command(writing stanzas: String) throws -> [String] {
    ["/bin/cat", try folder.write(stanzas, to: "archive")]
  }

  @Test func `packages of the archive are added to those that are installed`() throws {
    let archive = try command(writing: stanza("nano", "7") + "\n" + stanza("zsh", "5"))
    let database = try load(installed("bash", "4"), archive)
    #expect(Set(database.packages.map(\.id)) == ["bash:all", "nano:all", "zsh:all"])
    #expect(database.installedPackageCount == 1)
    #expect(database.package(withID: "zsh:all")?.isInstalled == false)
  }

  @Test func `of a package in both, the file says which version it is`() throws {
    let archive = try command(
      writing: stanza("nano", "8", "Section: misc") + "\n" + stanza("zsh", "5"))
    let database = try load(installed("nano", "7"), archive)
    let nano = try #require(database.package(withID: "nano:all"))
    #expect(nano.version == "7" && nano.isInstalled && nano.section == "editors")
    #expect(database.packages.count == 2)
    #expect(database.problems == [] && database.skippedStanzaCount == 0)
  }

  @Test func `problems are those of the file alone`() throws {
    let archive = try command(writing: "Package: bad name\nVersion: 1\n\n" + stanza("zsh", "5"))
    let database = try load(installed("nano", "7") + "\nPackage: also bad\nVersion: 1\n", archive)
    #expect(database.packages.map(\.name).sorted() == ["nano", "zsh"])
    #expect(database.problems.count == 1 && database.skippedStanzaCount == 1)
    #expect(database.problems.first?.line == 10)
  }

  @Test(arguments: [
    [], ["/no/such/program"], ["/bin/true"], ["/bin/false"], ["/bin/cat", "/no/such/file"],
  ])
  func `without an archive there are the packages of the file`(command: [String]) throws {
    let database = try load(installed("nano", "7"), command)
    #expect(try database == PackageDatabase.load(from: database.file))
    #expect(database.packages.map(\.name) == ["nano"])
  }

  @Test func `an archive that is too large is left out`() throws {
    let archive = try command(writing: stanza("zsh", String(repeating: "5", count: 500)))
    let database = try load(
      installed("nano", "7"), archive, limits: PackageDatabase.Limits(fileSize: 300))
    #expect(database.packages.map(\.name) == ["nano"])
  }

  @Test func `a program that fails adds nothing, whatever it has written`() throws {
    let text = stanza("zsh", "5")
    let database = try load(
      installed("nano", "7"), ["/bin/sh", "-c", "printf '%s' \"$0\"; exit 3", text])
    #expect(database.packages.map(\.name) == ["nano"])
  }

  @Test(arguments: [["/bin/false"], ["/bin/sh", "-c", "echo; exit 3"]])
  func `a program that fails has no archive`(command: [String]) {
    #expect(throws: PackageArchive.Failure.self) { try PackageArchive(from: command) }
  }

  @Test func `an archive is current until a list is added, written or removed`() throws {
    let lists = try TemporaryFolder()
    func archive() throws -> PackageArchive { try PackageArchive(from: [], lists: lists.path) }
    let empty = try archive()
    #expect(empty.isCurrent())
    let list = try lists.write("one", to: "list")
    #expect(!empty.isCurrent())
    let first = try archive()
    #expect(first.isCurrent())
    _ = try lists.write("longer", to: "list")
    #expect(!first.isCurrent())
    let second = try archive()
    #expect(unlink(list) == 0)
    #expect(!second.isCurrent() && empty.isCurrent())
  }
}
