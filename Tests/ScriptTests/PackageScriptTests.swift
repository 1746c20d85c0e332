import Testing

@Suite(.enabled(if: ScriptPackage.canRunScripts)) struct PackageScriptTests {
  private static let settings = """
    [application]
    identifier = org.example.Notes
    name = Notes
    executable = notes
    summary = Write down what matters
    description = Notes keeps short notes in a list & finds them.
    categories = Utility
    mime-types = text/plain
    license = MIT
    developer = Ada
    homepage = https://example.org
    version = 1.0
    date = 2026-01-01
    """

  private func package(_ settings: String, _ more: [String: String] = [:]) throws -> ScriptPackage {
    let files = ["Packaging/settings.ini": settings, "Packaging/icon.svg": "<svg/>"]
    return try ScriptPackage(files: files.merging(more) { $1 })
  }

  @Test func `all files agree on the identifier and the program`() throws {
    let package = try package(Self.settings)
    let run = try package.run("package")
    #expect(run.status == 0, "\(run.errors)")
    let share = ".build/package/share/"
    let entry = try package.content(of: share + "applications/org.example.Notes.desktop")
    #expect(entry.contains("Exec=/app/bin/notes %U\n") && entry.contains("DBusActivatable=true\n"))
    #expect(entry.contains("MimeType=text/plain;\n"))
    #expect(
      try package.content(of: share + "dbus-1/services/org.example.Notes.service") == """
        [D-BUS Service]
        Name=org.example.Notes
        Exec=/app/bin/notes --gapplication-service

        """)
    let metainfo = try package.content(of: share + "metainfo/org.example.Notes.metainfo.xml")
    #expect(metainfo.contains("in a list &amp; finds them.</p>"))
    let manifest = try package.content(of: ".build/package/org.example.Notes.yml")
    #expect(manifest.hasPrefix("id: org.example.Notes\n"))
    #expect(!manifest.contains("talk-name"))
  }

  @Test func `in a sandbox, a program that keeps secrets may talk to the keyring`() throws {
    let package = try package(Self.settings + "\nsecrets = yes")
    #expect(try package.run("package").status == 0)
    #expect(
      try package.content(of: ".build/package/org.example.Notes.yml")
        .contains("  - --talk-name=org.freedesktop.secrets\n"))
  }

  @Test func `the texts are translated`() throws {
    let catalog = """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\n"

      msgid "Notes"
      msgstr "Notizen"

      """
    let package = try package(Self.settings, ["Translations/de.po": catalog])
    #expect(try package.run("package").status == 0)
    let share = ".build/package/share/"
    let entry = try package.content(of: share + "applications/org.example.Notes.desktop")
    #expect(entry.contains("Name=Notes\nName[de]=Notizen\n"))
    let metainfo = try package.content(of: share + "metainfo/org.example.Notes.metainfo.xml")
    #expect(metainfo.contains("<name xml:lang=\"de\">Notizen</name>"))
  }

  @Test func `a program is installed with the files that start it`() throws {
    let package = try package(Self.settings, ["notes": "#!/bin/sh\n"])
    let prefix = package.folder.appending(path: "my prefix").path
    let run = try package.run(
      "package", "--install", prefix, "--executable", package.folder.appending(path: "notes").path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try package.content(of: "my prefix/bin/notes") == "#!/bin/sh\n")
    let service = "my prefix/share/dbus-1/services/org.example.Notes.service"
    #expect(
      try package.content(of: service).contains(
        "Exec=\"\(prefix)/bin/notes\" --gapplication-service\n"))
  }

  @Test(arguments: [
    ("identifier = org.example.Notes", "identifier = ../notes", "identifier can't be '../notes'"),
    ("name = Notes", "", "has no name"),
    ("version = 1.0", "version = 1.0\nversoin = 2", "unknown settings: versoin"),
    ("homepage = https://example.org", "homepage = javascript:1", "homepage can't be"),
  ])
  func `settings that could break a file are refused`(
    _ line: String, _ replacement: String, _ reason: String
  ) throws {
    let package = try package(Self.settings.replacing(line, with: replacement))
    let run = try package.run("package")
    #expect(run.status != 0)
    #expect(run.errors.contains(reason), "\(run.errors)")
  }
}
