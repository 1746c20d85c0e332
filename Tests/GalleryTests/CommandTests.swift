import Foundation
import ProgramRunning
import Testing

@testable import Gallery

@Suite struct CommandTests {
  private static func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(of: "gallery", ["--headless"] + arguments)
  }

  @Test func `the gallery begins with rows`() throws {
    let run = try CommandTests.run()
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("\"Children next to each other, from where lines begin.\""))
  }

  @Test(arguments: ["Grid", "grid", "LAYOUTREADER", "zstack"])
  func `a page is found by its name, in letters of either case`(name: String) throws {
    let run = try CommandTests.run("--page", name)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.lowercased().contains("\"\(name.lowercased())\" heading level 1"))
  }

  @Test(arguments: [
    ["--page", "Shelf"], ["--page", ""], ["--size", "800"], ["--size", "0x0"], ["--size", "-1x5"],
    ["--size", "800x600x400"], ["--size", "99999x700"], ["--size", "nanx700"],
    ["--screenshot", "a.png"], ["--color-scheme", "pink"], ["--unknown"],
  ])
  func `options that make no sense are refused`(options: [String]) throws {
    let run = try CommandTests.run(options[0], options.count > 1 ? options[1] : "--headless")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Usage:"))
    #expect(run.errors.contains(options[0]))
  }

  @Test func `a page that there is not is refused with the names of those that there are`() throws {
    let run = try CommandTests.run("--page", "Shelf")
    #expect(run.errors.contains("Row, Column, Wrap, Flex"))
  }

  @Test func `a picture that cannot be written is reported`() throws {
    let run = try CommandTests.run("--screenshot", "/no/such/folder/gallery.svg")
    #expect(run.status == 1)
    #expect(run.errors.contains("gallery: \"/no/such/folder/gallery.svg\" was not written"))
    #expect(run.errors.contains("No such file or directory"))
  }

  @Test func `the screenshot without a window is an SVG of the size that was asked for`() throws {
    let picture = try TemporaryFile("", ending: ".svg")
    let run = try CommandTests.run("--size", "900x700", "--screenshot", picture.path)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    let svg = try String(contentsOf: picture.url, encoding: .utf8)
    #expect(svg.contains("width=\"900\" height=\"700\""))
  }

  @Test(arguments: ["Chat", "Log"])
  func `scrolling through a page with a list is measured`(page: String) throws {
    let file = try TemporaryFile("", ending: ".json")
    let run = try CommandTests.run(
      "--page", page, "--scroll-frames", "200", "--pixels-per-frame", "-40", "--stats", file.path)
    #expect(run.status == 0)
    // The chat loads 200 messages at a time.
    let rows = try #require(run.output.firstMatch(of: /200 frames over (\d+) rows/)?.1)
    let count = try #require(Int(rows))
    #expect(page == "Chat" ? (200..<2_000).contains(count) : count == 2_000_000)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file.url)) as? [String: Any])
    #expect(report["frames"] as? Int == 200)
    #expect(report["rows"] as? Int == count)
    let mounted = try #require(report["rows_mounted"] as? Int)
    #expect(mounted > 100, "nothing was scrolled")
  }

  @Test func `a page without a list can't be measured`() throws {
    let run = try CommandTests.run("--page", "Row", "--scroll-frames", "200")
    #expect(run.status == 64)
    #expect(run.errors.contains("choose Chat or Log"))
  }

  @Test(arguments: [
    (["--page", "Grid"], true), (["--color-scheme", "dark"], false),
    (["--size", "800x600"], false),
    ([], true),
  ])
  func `only a gallery without options is handed to one that is running`(
    options: [String], isHanded: Bool
  ) throws {
    #expect(try (GalleryOptions.parse(options).identifier != nil) == isHanded)
  }
}
