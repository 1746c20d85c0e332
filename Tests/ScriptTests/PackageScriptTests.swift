import Foundation
import ProgramRunning
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

  /// Does what `flatpak-builder` does with a manifest: copies the sources, and runs the commands.
  ///
  /// The compiler is a script that looks for the packages, and makes a program with resources.
  private static let build = """
    import os, shutil, subprocess, sys, yaml
    from pathlib import Path
    manifest, app, compiler = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
    module = yaml.safe_load(manifest.read_text())["modules"][0]
    build, tools = app.parent / "build", app.parent / "tools"
    for source in module["sources"]:
        root = (manifest.parent / source["path"]).resolve()
        skipped = {root / path for path in source.get("skip", [])}
        ignore = lambda folder, names: [n for n in names if Path(folder) / n in skipped]
        shutil.copytree(root, build / source.get("dest", "."), ignore=ignore, dirs_exist_ok=True)
    tools.mkdir()
    shutil.copy(compiler, tools / "swift")
    (tools / "swift").chmod(0o755)
    environment = os.environ | {"PATH": f"{tools}:{os.environ['PATH']}"}
    for command in module["build-commands"]:
        command = command.replace(" /app", f" {app}")
        subprocess.run(["/bin/sh", "-c", command], cwd=build, env=environment, check=True)
    for path in app.rglob("*"):
        if path.is_file(): print(path.relative_to(app))
    """

  private static let compiler = """
    #!/usr/bin/python3
    import re, sys
    from pathlib import Path
    arguments = sys.argv
    package = Path(arguments[arguments.index("--package-path") + 1] if "--package-path" in arguments else ".")
    for path in re.findall('path: "([^"]+)"', (package / "Package.swift").read_text()):
        assert (package / path / "Package.swift").is_file(), path
    products = package / ".build/x86_64/release"
    (products / "Notes_Notes.resources").mkdir(parents=True)
    (products / "Notes_Notes.resources/poem.txt").write_text("poem")
    (products / arguments[arguments.index("--product") + 1]).write_text("program")
    (package / ".build/release").symlink_to("x86_64/release")
    """

  @Test(arguments: ["app", "nested/app"])
  func `a package in a subfolder is built with those that it depends on by path`(
    _ place: String
  ) throws {
    let root = place == "app" ? ".." : "../.."
    func manifest(_ name: String, _ dependencies: String) -> String {
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "\(name)", dependencies: [\(dependencies)])
      """
    }
    let package = try ScriptPackage(files: [
      "\(place)/Packaging/settings.ini": Self.settings, "\(place)/Packaging/icon.svg": "<svg/>",
      "\(place)/Package.swift": manifest("Notes", ".package(path: \"\(root)/library\")"),
      "\(place)/.build/left": "over",
      "library/Package.swift": manifest("library", ".package(path: \"../base\")"),
      "base/Package.swift": manifest("base", ""), "base/.build/left": "over",
    ])
    let folder = package.folder.appending(path: place)
    let run = try ProgramRun(ofScript: "package", [folder.path])
    #expect(run.status == 0, "\(run.errors)")
    let target = try ScriptPackage()
    let script = try TemporaryFile(Self.build, ending: ".py")
    let compiler = try TemporaryFile(Self.compiler, ending: ".py")
    let built = try ProgramRun(
      URL(filePath: "/usr/bin/python3"),
      [
        script.path, folder.appending(path: ".build/package/org.example.Notes.yml").path,
        target.folder.appending(path: "app").path, compiler.path,
      ])
    #expect(built.status == 0, "\(built.errors)")
    let files = built.output.split(separator: "\n")
    #expect(files.contains("bin/notes") && files.contains("bin/Notes_Notes.resources/poem.txt"))
    #expect(files.contains("share/applications/org.example.Notes.desktop"))
    let sources = target.folder.appending(path: "build")
    func exists(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: sources.appending(path: name).path)
    }
    #expect(
      exists("base/Package.swift") && !exists("base/.build") && !exists("\(place)/.build/left"))
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
