import Testing

@testable import DebianPackages

typealias Problem = PackageDatabase.Problem

/// Parses a text as the file "status".
func database(
  _ text: String,
  limits: PackageDatabase.Limits = .standard
) -> PackageDatabase {
  PackageDatabase(parsing: Array(text.utf8), file: "status", limits: limits)
}

/// Parses bytes as the file "status".
func database(
  _ bytes: [UInt8],
  limits: PackageDatabase.Limits = .standard
) -> PackageDatabase {
  PackageDatabase(parsing: bytes, file: "status", limits: limits)
}

/// A complete stanza, without the blank line after it.
func stanza(
  _ name: String,
  architecture: String = "amd64",
  version: String = "1.0",
  section: String = "utils",
  status: String = "install ok installed",
  extra: String = ""
) -> String {
  """
  Package: \(name)
  Status: \(status)
  Priority: optional
  Section: \(section)
  Maintainer: Jane Doe <jane@example.org>
  Architecture: \(architecture)
  Version: \(version)
  \(extra.isEmpty ? "" : extra + "\n")Description: a package for tests

  """
}

/// The only package of a text that has one stanza and no problems.
func onlyPackage(
  _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Package {
  let database = database(text)
  #expect(database.problems == [], sourceLocation: sourceLocation)
  #expect(database.packages.count == 1, sourceLocation: sourceLocation)
  return try #require(database.packages.first, sourceLocation: sourceLocation)
}

/// The kinds and lines of the problems, "12 missingColon", in order.
func outline(_ database: PackageDatabase) -> [String] {
  database.problems.map { "\($0.line) \($0.kind.rawValue)" }
}
