import Testing

@testable import DebianPackages

@Suite struct PackageParserTests {
  @Test func `all fields of a stanza are understood`() throws {
    let package = try onlyPackage(
      """
      Package: bash
      Essential: yes
      Status: hold ok installed
      Priority: required
      Section: shells
      Installed-Size: 7164
      Maintainer: Matthias Klose <doko@debian.org>
      Architecture: amd64
      Multi-Arch: foreign
      Version: 5.2.15-2+b7
      Replaces: bash-completion (<< 20060301-0)
      Depends: base-files (>= 2.1.12), debianutils (>= 5.6-0.1)
      Pre-Depends: libc6 (>= 2.36), libtinfo6 (>= 6)
      Conffiles:
       /etc/bash.bashrc 89269e1298235f1b12b4c16e4065ad0d
      Description: GNU Bourne Again SHell
       Bash is an sh-compatible command language interpreter.
      Homepage: http://tiswww.case.edu/php/chet/bash/bashtop.html

      """)
    let expected = Package(
      name: "bash", version: "5.2.15-2+b7", architecture: "amd64", section: "shells",
      priority: "required", isEssential: true, installedSize: 7164 * 1024,
      summary: "GNU Bourne Again SHell",
      longDescription: [.text("Bash is an sh-compatible command language interpreter.")],
      depends: [
        "base-files (>= 2.1.12)", "debianutils (>= 5.6-0.1)", "libc6 (>= 2.36)",
        "libtinfo6 (>= 6)",
      ],
      homepage: "http://tiswww.case.edu/php/chet/bash/bashtop.html",
      maintainer: "Matthias Klose <doko@debian.org>",
      status: .init(want: .hold, flag: .ok, state: .installed))
    #expect(package == expected)
    #expect(package.id == "bash:amd64")
    #expect(package.isInstalled)
  }

  @Test func `fields that are absent have documented values`() throws {
    let package = try #require(database("Package: a\nVersion: 1\n").packages.first)
    #expect(package == Package(name: "a", version: "1", architecture: ""))
    #expect(package.id == "a")
    #expect(package.section == "unknown")
    #expect(package.priority == "unknown")
    #expect(!package.isInstalled)
  }

  @Test func `names of fields are recognized in any case`() throws {
    let package = try onlyPackage(
      "PACKAGE: a\nversion: 1\narchiTECTure: all\nMAINTAINER: m\ndescription: d\n")
    #expect(package.id == "a:all")
    #expect(package.summary == "d")
  }

  @Test func `values may stand on continuation lines`() throws {
    let package = try onlyPackage(stanza("a", extra: "Homepage:\n https://example.org\n\tsecond"))
    #expect(package.homepage == "https://example.org second")
  }

  @Test func `a whole file with Windows line ends gives the same packages`() {
    let text = stanza("a", extra: "Depends: b,\n c") + " long\n .\n  more\n\n" + stanza("é")
    let windows = text.replacing("\n", with: "\r\n")
    #expect(database(windows).packages == database(text).packages)
    #expect(outline(database(windows)) == outline(database(text)))
  }

  @Test(arguments: [
    ("libs", "main", "libs"), ("contrib/net", "contrib", "net"),
    ("non-free-firmware/kernel", "non-free-firmware", "kernel"), ("Contrib/Net", "contrib", "net"),
    ("a/b/c", "a", "b/c"), ("/net", "main", "net"), ("contrib/", "contrib", "unknown"),
    ("/", "main", "unknown"), ("", "main", "unknown"),
  ])
  func `a section is split from its archive area`(
    _ text: String, _ area: String, _ section: String
  )
    throws
  {
    let package = try onlyPackage(stanza("a", section: text))
    #expect(package.area == area)
    #expect(package.section == section)
  }

  @Test(arguments: [("yes", true), ("no", false), ("YES", true), ("", false)])
  func `Essential is yes or no`(_ text: String, _ isEssential: Bool) throws {
    #expect(try onlyPackage(stanza("a", extra: "Essential: \(text)")).isEssential == isEssential)
  }

  @Test(
    arguments: [
      ("0", 0), ("1", 1024), (" 686 ", 702_464), ("007", 7168),
      ("9007199254740991", 9_223_372_036_854_774_784),
    ] as [(String, Int64)])
  func `the installed size is counted in bytes`(_ text: String, _ bytes: Int64) throws {
    let package = try onlyPackage(stanza("a", extra: "Installed-Size:\(text)"))
    #expect(package.installedSize == bytes)
  }

  @Test(arguments: ["a", "7zip", "libstdc++6", "gir1.2-gtk-4.0", "Upper", "x_y"])
  func `names that dpkg accepts are accepted`(_ name: String) throws {
    #expect(try onlyPackage(stanza(name)).name == name)
  }

  @Test func `a removed package needs no description`() throws {
    let package = try onlyPackage(
      """
      Package: old
      Status: deinstall ok config-files
      Version: 2
      Config-Version: 2
      Conffiles:
       /etc/old 0123

      """)
    #expect(package.status?.state == .configFiles)
    #expect(package.version == "2")
    #expect(!package.isInstalled)
  }

  @Test(arguments: ["purge ok not-installed", "install reinstreq half-installed"])
  func `a package that was never unpacked needs no version`(_ status: String) throws {
    let package = try onlyPackage("Package: new\nStatus: \(status)\n")
    #expect(package.version == "")
    #expect(package.status?.description == status)
  }

  @Test(arguments: ["unpacked", "half-configured", "triggers-awaited", "triggers-pending"])
  func `a package that is not completely installed is kept but not counted`(_ state: String) {
    let database = database(stanza("a", status: "install ok \(state)"))
    #expect(database.packages.count == 1)
    #expect(database.installedPackageCount == 0)
    #expect(database.problems == [])
  }

  @Test func `a stanza of an index of an archive has no status`() throws {
    let package = try onlyPackage(
      "Package: a\nVersion: 1\nArchitecture: all\nMaintainer: m\nDescription: d\nSize: 5\n")
    #expect(package.status == nil)
    #expect(!package.isInstalled)
  }
}
