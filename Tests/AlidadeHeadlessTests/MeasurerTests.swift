import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

struct MeasurerTests {
  private let measurer = HeadlessMeasurer()

  private func content(
    _ text: String, size: Double = 10, limit: Int? = nil,
    _ truncation: TextContent.Truncation = .tail
  ) -> TextContent {
    TextContent(
      runs: [TextRun(text, style: TextStyle(size: size))], lineLimit: limit, truncation: truncation)
  }

  private func lines(_ content: TextContent, width: Double) -> [String] {
    let layout = measurer.layout(content, width: width)
    return (layout.payload as? HeadlessTextLines)?.lines.map(\.text) ?? []
  }

  @Test func `a character is half as wide as its size, and a line a quarter higher`() {
    let layout = measurer.layout(content("abcd"), width: .infinity)
    #expect(layout.size == Size(width: 20, height: 13))
    #expect(layout.baseline == 10)
    #expect(layout.lineCount == 1)
  }

  @Test func `letters of one width are wider`() {
    let style = TextStyle(family: .monospaced, size: 10)
    let layout = measurer.layout(TextContent(runs: [TextRun("abcd", style: style)]), width: 100)
    #expect(layout.size.width == 24)
  }

  @Test(arguments: [
    ("one two three", 40.0, ["one two", "three"]), ("one two three", 35, ["one two", "three"]),
    ("one two three", 34, ["one", "two", "three"]), ("one  two", 15, ["one", "two"]),
    ("abcdef", 15, ["abc", "def"]), ("ab cdefgh", 15, ["ab", "cde", "fgh"]),
    ("a\nb", 100, ["a", "b"]), ("a\n", 100, ["a", ""]), ("\n", 100, ["", ""]), ("", 100, [""]),
    ("a\n\nb", 100, ["a", "", "b"]), ("abc", 0, ["a", "b", "c"]),
    ("e\u{301}e", 5, ["e\u{301}", "e"]),
  ])
  func `lines are broken between words, and in a word that does not fit`(
    text: String, width: Double, expected: [String]
  ) {
    #expect(lines(content(text), width: width) == expected)
  }

  @Test(arguments: [
    (TextContent.Truncation.tail, "one t\u{2026}"), (.head, "\u{2026}three"),
    (.middle, "on\u{2026}ree"),
  ])
  func `a line that is too long is cut off where the text says`(
    truncation: TextContent.Truncation, expected: String
  ) {
    #expect(lines(content("one two three", limit: 1, truncation), width: 30) == [expected])
  }

  @Test func `only what does not fit is cut off`() {
    #expect(lines(content("one two", limit: 1), width: 35) == ["one two"])
    #expect(
      lines(content("one two three four", limit: 2), width: 35) == ["one two", "three\u{2026}"])
    #expect(lines(content("a\nb", limit: 1), width: 100) == ["a\u{2026}"])
    #expect(lines(content("a\nb", limit: 2), width: 100) == ["a", "b"])
    #expect(lines(content("a b", limit: 0), width: 5) == ["a", "b"], "Zero is no limit.")
  }

  @Test func `text in several styles shares its lines`() {
    let text = TextContent(runs: [
      TextRun("ab ", style: TextStyle(size: 10)), TextRun("cd", style: TextStyle(size: 20)),
    ])
    let layout = measurer.layout(text, width: .infinity)
    #expect(layout.size == Size(width: 35, height: 25))
    #expect(layout.baseline == 20)
    let line = (layout.payload as? HeadlessTextLines)?.lines.first
    #expect(line?.fragments.map(\.text) == ["ab ", "cd"])
  }

  @Test(arguments: [Double.nan, -1, 0])
  func `a width that makes no sense counts as zero`(width: Double) {
    let layout = measurer.layout(content("ab"), width: width)
    #expect(layout.maximumWidth == 0)
    #expect(layout.size == Size(width: 0, height: 26))
  }

  @Test func `the longest word may span runs`() {
    let text = TextContent(runs: [
      TextRun("a bc", style: TextStyle(size: 10)), TextRun("de f", style: TextStyle(size: 20)),
    ])
    #expect(measurer.minimumWidth(of: text) == 30)
    #expect(measurer.minimumWidth(of: TextContent(runs: [])) == 0)
  }

  @Test func `icons and pixels have sizes of their own`() throws {
    #expect(measurer.naturalSize(of: .icon("anything")) == Size(width: 16, height: 16))
    let image = try #require(
      Bitmap(width: 4, height: 2, scale: 2, bytes: [UInt8](repeating: 0, count: 32)))
    #expect(measurer.naturalSize(of: .pixels(image)) == Size(width: 2, height: 1))
    #expect(measurer.naturalSize(of: .file("/missing.png")) == nil)
  }
}
