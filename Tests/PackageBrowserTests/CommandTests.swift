import Foundation
import ProgramRunning
import Testing

@testable import PackageBrowser

@Suite struct CommandTests {
  private static let good = """
    Package: alpha
    Version: 1.0
    Status: install ok installed
    Section: libs
    Architecture: all
    Maintainer: Somebody
    Installed-Size: 12
    Description: the first letter
     It stands at the beginning.

    """

  @Test func `a good file is shown`() throws {
    let file = try TemporaryFile(CommandTests.good)
    let run = try ProgramRun("--source", file.path)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("\"alpha\""))
    #expect(run.output.contains("\"1 package · 12 kB installed\""))
  }

  @Test(arguments: [
    ("/no/such/file", "does not exist"), ("/", "is a directory"), ("/dev/null", "device"),
    ("", "not a path"),
  ])
  func `what cannot be shown ends with status 2 and says why`(path: String, reason: String) throws {
    let run = try ProgramRun("--source", path)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(reason))
  }

  @Test(arguments: ["", "\n\n", "\0\u{1}\u{2}", "this is no package database\n"])
  func `a file without packages ends with status 2`(content: String) throws {
    let file = try TemporaryFile(content)
    let run = try ProgramRun("--source", file.path)
    #expect(run.status == 2)
    #expect(run.errors.contains(file.path))
  }

  @Test func `malformed stanzas are skipped, counted and said in the window`() throws {
    let file = try TemporaryFile(CommandTests.good + "\nPackage: bad name\nVersion: 1\n")
    let run = try ProgramRun("--source", file.path)
    #expect(run.status == 0)
    #expect(run.errors.contains("\(file.path):11:"))
    #expect(run.output.contains("1 stanza was skipped"))
    #expect(run.output.contains("\"alpha\""))
  }

  @Test(arguments: [
    ["--rows", "0"], ["--rows", "-1"], ["--rows", "99999999999999"], ["--scroll-frames", "0"],
    ["--pixels-per-frame", "nan"], ["--pixels-per-frame", "1e300"], ["--screenshot", "a.png"],
    ["--unknown"],
  ])
  func `options that make no sense are refused`(options: [String]) throws {
    let run = try ProgramRun(options[0], options.count > 1 ? options[1] : "--headless")
    #expect(run.status == 64)
    #expect(run.errors.contains("Usage:"))
    #expect(run.errors.contains(options[0]))
  }

  @Test(arguments: [
    (["--source", "/tmp/status"], false), (["--color-scheme", "dark"], false),
    (["--rows", "10"], false), (["--scroll-frames", "2"], false),
    (["--screenshot", "a.png"], false),
    ([], true), (["--gapplication-service"], true),
  ])
  func `only a browser without options is handed to one that is running`(
    options: [String], isHanded: Bool
  ) throws {
    let identifier = try BrowserOptions.parse(options).identifier
    #expect(identifier == (isHanded ? "org.alidade.Packages" : nil))
  }

  @Test func `a file that cannot be written is reported`() throws {
    let file = try TemporaryFile(CommandTests.good)
    let run = try ProgramRun(
      "--source", file.path, "--scroll-frames", "2", "--stats", "/no/such/folder/stats.json")
    #expect(run.status == 1)
    #expect(run.errors.contains("\"/no/such/folder/stats.json\" was not written"))
    #expect(run.errors.contains("No such file or directory"))
  }

  @Test func `the screenshot without a window is an SVG`() throws {
    let file = try TemporaryFile(CommandTests.good)
    let picture = try TemporaryFile("", ending: ".svg")
    let run = try ProgramRun("--source", file.path, "--screenshot", picture.path)
    #expect(run.status == 0)
    let svg = try String(contentsOf: picture.url, encoding: .utf8)
    #expect(svg.contains("<svg"))
    #expect(svg.contains("alpha"))
  }
}
