import Alidade
import AlidadeRender
import Testing

@testable import AlidadeTesting

@MainActor @Suite struct SnapshotTests {
  private let app = TestHost(size: Size(width: 200, height: 100)) { Text("Milk") }

  @Test func `a missing snapshot is an issue, and the new one is in a temporary place`() throws {
    let messages = failures { app.expectSnapshot(named: "missing") }
    let message = try #require(messages.first)
    #expect(message.hasPrefix("There is no accepted snapshot."))
    #expect(message.contains("ALIDADE_ACCEPT_SNAPSHOTS=1"))
    let lines = message.split(separator: "\n")
    let missing = try #require(lines.first { $0.hasPrefix("missing:  ") }?.dropFirst(10))
    #expect(
      missing.hasSuffix(
        "/AlidadeTestingTests/__Snapshots__/SnapshotTests/"
          + "a-missing-snapshot-is-an-issue-and-the-new-one-is-in-a-temporary-place.missing.txt"))
    let new = try #require(lines.first { $0.hasPrefix("new:      ") }?.dropFirst(10))
    let text = try SnapshotTests.text(of: String(new))
    #expect(text.contains("text \"Milk\" (0 0, 200 x 100)"))
  }

  @Test func `a different snapshot shows the lines that differ`() {
    let file = SnapshotTests.temporaryTest
    SnapshotFile.$isAccepting.withValue(true) { app.expectSnapshot(filePath: file) }
    app.expectSnapshot(filePath: file)
    app.update { Text("Bread") }
    let message = failures { app.expectSnapshot(filePath: file) }.first ?? ""
    #expect(message.contains("-   text \"Milk\" (0 0, 200 x 100)"))
    #expect(message.contains("+   text \"Bread\" (0 0, 200 x 100)"))
    #expect(message.contains("  window (0 0, 200 x 100)"))
    SnapshotFile.$isAccepting.withValue(true) { app.expectSnapshot(filePath: file) }
    app.expectSnapshot(filePath: file)
  }

  @Test func `a snapshot that can't be written anywhere is still described`() {
    let name = String(repeating: "x", count: 300)
    let messages = failures { app.expectSnapshot(named: name) }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("There is no accepted snapshot.") == true)
    #expect(messages.first?.contains("new: ") == false)
  }

  @Test func `the name of a snapshot keeps the parentheses in a test's name`() {
    func path(_ function: String) -> String {
      SnapshotFile(testFile: "/a/T.swift", function: function, name: nil, pathExtension: "txt").path
    }
    #expect(path("two taps (slow) count()") == "/a/__Snapshots__/T/two-taps-slow-count.txt")
    #expect(path("a list (of:) is empty(_:)") == "/a/__Snapshots__/T/a-list-of-is-empty.txt")
    #expect(path("property") == "/a/__Snapshots__/T/property.txt")
  }

  @Test func `only the lines near a difference are shown`() {
    let old = (1...20).map { "\($0)" }
    var new = old
    new[9] = "ten"
    let lines = LineDifference(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n")
    ).lines
    #expect(lines == ["  …", "  8", "  9", "- 10", "+ ten", "  11", "  12", "  …"])
  }

  @Test(arguments: ["rgba", "rgb", "gray", "gray-alpha"])
  func `a PNG is decoded`(_ name: String) throws {
    let image = try PNGImage(SnapshotTests.fixture(name))
    for y in 0..<image.height {
      for x in 0..<image.width {
        let (red, green) = ((x * 37 + y * 11) % 256, (x * y * 5 + 40) % 256)
        let (blue, alpha) = (255 - x * 9 & 255, 200 + y)
        let expected =
          switch name {
          case "rgba": [red, green, ((255 - x * 9) % 256 + 256) % 256, alpha]
          case "rgb": [red, green, blue, 255]
          case "gray": [red, red, red, 255]
          default: [red, red, red, alpha]
          }
        let start = (y * image.width + x) * 4
        #expect(image.channels[start..<(start + 4)].map(Int.init) == expected)
      }
    }
  }

  @Test func `a picture of a GTK window is decoded`() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let file = try RegularFile(
      "/\(folder)/Sources/Alidade/Alidade.docc/Resources/package-browser.png")
    let bytes = file.bytes(at: 0, count: file.byteCount)
    let image = try PNGImage(bytes)
    // The width and the height begin the first chunk, whatever picture the guides show.
    let sizes = [16, 20].map { bytes[$0..<($0 + 4)].reduce(0) { $0 << 8 | Int($1) } }
    #expect([image.width, image.height] == sizes)
    #expect(image.channels.count == sizes[0] * sizes[1] * 4)
    #expect(Set(image.channels).count > 16, "the picture of a window has many colors")
  }

  @Test func `a damaged PNG is an issue`() throws {
    let png = try SnapshotTests.fixture("rgba")
    for count in stride(from: 0, to: png.count - 12, by: 97) {
      #expect(throws: PNGImage.Failure.self) { try PNGImage(Array(png.prefix(count))) }
    }
    var broken = png
    for place in stride(from: 41, to: png.count - 20, by: 41) {
      broken[place] ^= 0x55
      _ = try? PNGImage(broken)
      broken[place] = png[place]
    }
  }

  @Test func `pictures may differ within the tolerance`() throws {
    let image = try PNGImage(SnapshotTests.fixture("rgb"))
    let other = try PNGImage(SnapshotTests.fixture("gray"))
    #expect(ImageTolerance.exact.differences(from: image, to: image) == [])
    #expect(ImageTolerance.exact.differences(from: image, to: other).count == 1)
    let file = SnapshotTests.temporaryTest
    let png = try SnapshotTests.fixture("rgb")
    SnapshotFile.$isAccepting.withValue(true) {
      expectSnapshot(ofPNG: png, tolerance: .exact, filePath: file)
    }
    expectSnapshot(ofPNG: png, tolerance: .exact, filePath: file)
    let changed = try SnapshotTests.fixture("rgb-changed")
    let message =
      failures {
        expectSnapshot(ofPNG: changed, tolerance: .exact, filePath: file)
      }.first ?? ""
    #expect(
      message.contains("1 of 240 pixels differ, by up to 9 of 255, at x in 3..<4, y in 2..<3."))
    expectSnapshot(
      ofPNG: changed, tolerance: ImageTolerance(channel: 9, share: 0), filePath: file)
    expectSnapshot(
      ofPNG: changed, tolerance: ImageTolerance(channel: 0, share: 0.01), filePath: file)
  }

  /// The path of a test whose snapshots are in a temporary place, other than those of other tests.
  private static var temporaryTest: String {
    "/tmp/alidade-testing-\(UInt64.random(in: 0 ... .max))/SomeTests.swift"
  }

  private static func fixture(_ name: String) throws -> [UInt8] {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let file = try RegularFile("/\(folder)/Fixtures/\(name).png")
    return file.bytes(at: 0, count: file.byteCount)
  }

  private static func text(of path: String) throws -> String {
    let file = try RegularFile(path)
    return String(decoding: file.bytes(at: 0, count: file.byteCount), as: UTF8.self)
  }
}
