import Foundation
import Testing

@testable import DebianPackages

private let systemDatabasePath = "/var/lib/dpkg/status"

/// What the database of the machine that runs the tests contains, compared with a naive count.
@Suite(.enabled(if: FileManager.default.isReadableFile(atPath: systemDatabasePath)))
struct SystemDatabaseTests {
  private let text: String
  private let database: PackageDatabase

  init() throws {
    // Parsed from the same bytes that are counted: something may be being installed.
    let data = try Data(contentsOf: URL(filePath: systemDatabasePath))
    text = String(decoding: data, as: UTF8.self)
    database = PackageDatabase(parsing: data, file: systemDatabasePath)
  }

  private var stanzas: [Substring] {
    text.split(separator: "\n\n").filter { $0.contains("Package: ") }
  }

  @Test func `it loads`() throws {
    #expect(try !PackageDatabase.load(from: systemDatabasePath).packages.isEmpty)
  }

  @Test func `it has as many packages as lines that name one`() {
    let count = text.split(separator: "\n").count { $0.hasPrefix("Package: ") }
    #expect(database.packages.count + database.skippedStanzaCount == count)
    #expect(database.stanzaCount == count)
    #expect(database.skippedStanzaCount == 0)
  }

  @Test func `it has as many installed packages as lines that say so`() {
    let count = text.split(separator: "\n").count {
      $0.hasPrefix("Status: ") && $0.hasSuffix(" installed")
    }
    #expect(database.installedPackageCount == count)
  }

  @Test func `its packages have the names, versions and sizes of a naive reading`() {
    let naive = stanzas.map { stanza in
      ["Package", "Architecture", "Version", "Section", "Installed-Size"].map { name in
        let line = stanza.split(separator: "\n").first { $0.hasPrefix("\(name): ") }
        guard let line else { return name == "Section" ? "unknown" : "" }
        let value = String(line.dropFirst(name.count + 2))
        return name == "Section" ? value.lowercased() : value
      }
    }
    let parsed = database.packages.map { package in
      let section = package.area == "main" ? package.section : "\(package.area)/\(package.section)"
      return [
        package.name, package.architecture, package.version, section,
        package.installedSize.map { "\($0 / 1024)" } ?? "",
      ]
    }
    #expect(Set(parsed) == Set(naive))
  }

  @Test func `its descriptions have all the words of the file`() throws {
    for stanza in stanzas {
      let lines = stanza.split(separator: "\n", omittingEmptySubsequences: false)
      guard let start = lines.firstIndex(where: { $0.hasPrefix("Description: ") }),
        let nameLine = lines.first(where: { $0.hasPrefix("Package: ") }),
        let architectureLine = lines.first(where: { $0.hasPrefix("Architecture: ") })
      else { continue }
      let id = "\(nameLine.dropFirst(9)):\(architectureLine.dropFirst(14))"
      let body = lines[(start + 1)...].prefix { $0.hasPrefix(" ") }.filter { $0 != " ." }
      let expected = ([lines[start].dropFirst(13)] + body).joined(separator: " ")
      let package = try #require(database.packages.first { $0.id == id })
      #expect(words(package) == expected.split(separator: " ").map(String.init))
    }
  }

  private func words(_ package: Package) -> [String] {
    let pieces = package.longDescription.flatMap { paragraph in
      switch paragraph {
      case .text(let text): [text]
      case .verbatim(let lines): lines
      }
    }
    return ([package.summary] + pieces).flatMap { $0.split(separator: " ").map(String.init) }
  }
}
