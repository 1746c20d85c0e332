import Testing

@testable import DebianPackages

@Suite struct LoadErrorTests {
  private static let usual = "Debian keeps its package database in /var/lib/dpkg/status."
  private static let backups =
    "dpkg keeps older copies in /var/lib/dpkg/status-old and /var/backups."

  @Test(
    arguments: [
      (
        .doesNotExist(path: "/x"),
        """
        "/x" does not exist. The path may be mistyped, or this may not be a Debian system. \(usual)
        """
      ),
      (
        .isDirectory(path: "/x"),
        "\"/x\" is a directory, not a file. Give the path of a file in it. \(usual)"
      ),
      (
        .notARegularFile(path: "/x", kind: "a FIFO"),
        """
        "/x" is a FIFO, not a regular file, and was not opened, because reading it might never \
        end. Save what it gives to a file, and give the path of that. \(usual)
        """
      ),
      (
        .permissionDenied(path: "/x"),
        """
        "/x" may not be read by this user. Ask its owner for permission to read it and to enter \
        the directories above it, or give the path of a copy. \(usual)
        """
      ),
      (
        .empty(path: "/x"),
        """
        "/x" is empty. Writing it was probably interrupted, for instance by a full disk. \(backups)
        """
      ),
      (
        .tooLarge(path: "/x", size: 12, limit: 10),
        """
        "/x" has at least 12 bytes; the limit is 10. A database of a hundred thousand packages has \
        about 100 000 000 bytes, so this is probably another file. If it is the right one, raise \
        the limit.
        """
      ),
      (
        .binary(path: "/x", line: 3, format: nil),
        """
        "/x" is not text: line 3 contains NUL characters. Probably it is the wrong file, or one \
        that must be decompressed or converted first. If it is the system's package database, it \
        is damaged. \(backups)
        """
      ),
      (
        .noPackages(path: "/x", line: 7, reason: "It is garbage."),
        """
        "/x" has no usable package; line 7: It is garbage. Probably it is the wrong file: a \
        package database has stanzas that begin with "Package:". If it is the system's package \
        database, it is damaged. \(backups)
        """
      ),
    ] as [(PackageDatabase.LoadError, String)])
  func `errors say what happened and what to do`(
    _ error: PackageDatabase.LoadError, _ text: String
  ) {
    #expect(error.description == text)
  }

  @Test func `a known format is named`() {
    let error = PackageDatabase.LoadError.binary(
      path: "/x", line: 1, format: "a file compressed with gzip")
    #expect(
      error.description.hasPrefix(
        "\"/x\" is not text: line 1 begins like a file compressed with gzip. Probably"))
  }

  @Test func `the reason of the system is quoted`() {
    let error = PackageDatabase.LoadError.unreadable(path: "/x", reason: "Input/output error")
    #expect(error.description.hasPrefix("\"/x\" cannot be read: Input/output error. The path may"))
  }

  @Test func `control characters of a path are not printed`() {
    let error = PackageDatabase.LoadError.unusablePath(path: "a\u{0}b\u{1B}[31m")
    #expect(error.description.hasPrefix("\"a\u{FFFD}b\u{FFFD}[31m\" is not a path: it is empty or"))
    #expect(error.path == "a\u{0}b\u{1B}[31m")
  }
}
