#if GTK
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import Testing

extension GTKTests {
  /// Texts that Pango alone takes seconds for: what it is given grows as the text does.
  @MainActor @Suite struct HostileTextTests {
    private func shaper() -> TextShaper { TextShaper(GTKContentMeasurer.shared.environment) }

    /// What Pango is given for each byte of a text that is repeated.
    private func cost(
      of unit: String, count: Int, width: Double, lineLimit: Int? = nil
    ) -> (ratio: Double, bytes: Int, layout: TextLayout) {
      let shaper = shaper()
      let text = String(repeating: unit, count: count)
      let content = TextContent(runs: [TextRun(text)], lineLimit: lineLimit)
      let layout = shaper.layout(content, width: width)
      let handed = shaper.handedByteCount
      return (Double(handed) / Double(text.utf8.count), handed, layout)
    }

    nonisolated static let units = [
      "\u{301}", "a\u{301}", "abcdefghij", "line of text\n", "word ", "\u{202B}a", "א a", "(א)",
      "中",
      "\t", " ", "👩\u{200D}",
    ]

    @Test(arguments: units) func `Pango is given a few times as much as there is`(unit: String) {
      for width in [0, 300, .infinity] {
        let result = cost(of: unit, count: 3000, width: width)
        #expect(result.ratio < 5, "\(width)")
        #expect(result.layout.size.height.isFinite)
      }
    }

    @Test func `a limit of lines limits what Pango is given`() {
      for unit in ["word ", "abcdefghij", "line\n", "中"] {
        let result = cost(of: unit, count: 200_000, width: 300, lineLimit: 10)
        #expect(result.bytes < 20_000, "\(unit)")
        #expect(result.layout.lineCount == 10)
      }
    }

    @Test func `a long paragraph is broken into the lines that Pango would make`() {
      var generator = Numbers()
      let words = (0..<600).map { _ in
        String(repeating: "x", count: Int.random(in: 1...12, using: &generator))
      }
      let width = 200.0
      let long = shaper().layout(
        TextContent(runs: [TextRun(words.joined(separator: " "))]), width: width)
      // The same by hand: each line takes the words that fit.
      let short = shaper()
      func fits(_ line: String) -> Bool {
        short.layout(TextContent(runs: [TextRun(line)]), width: .infinity).size.width <= width
      }
      var (count, line) = (1, words[0])
      for word in words.dropFirst() {
        if fits(line + " " + word) {
          line += " " + word
        } else {
          count += 1
          line = word
        }
      }
      #expect(long.lineCount == count)
    }

    @Test func `a line that is too long for one goes on in another`() {
      let result = cost(of: "x", count: 20_000, width: .infinity)
      #expect(result.layout.lineCount == 3)
      #expect(result.layout.size.width < 200_000)
    }

    @Test func `runs keep their styles in every paragraph`() throws {
      var bold = TextStyle()
      bold.weight = .bold
      let runs = (0..<60).map { index in
        TextRun("paragraph \(index)\n", style: index.isMultiple(of: 2) ? TextStyle() : bold)
      }
      let layout = shaper().layout(TextContent(runs: runs), width: 300)
      let shaped = try #require(layout.payload as? ShapedText)
      #expect(shaped.lines.count == 61)
      #expect(shaped.runs.map(\.style) == Array(0..<60))
      for limit in [7, 30] {
        let cut = shaper().layout(TextContent(runs: runs, lineLimit: limit), width: 300)
        let lines = try #require(cut.payload as? ShapedText)
        #expect(lines.lines.count == limit)
        #expect(Array(Set(lines.runs.map(\.style))).sorted() == Array(0..<limit))
      }
    }

    @Test(arguments: [TextContent.Truncation.head, .middle, .tail])
    func `a huge text is cut off in its last line`(truncation: TextContent.Truncation) {
      let shaper = shaper()
      let text = String(repeating: "some words\nmore of them ", count: 50_000)
      let content = TextContent(runs: [TextRun(text)], lineLimit: 2, truncation: truncation)
      let layout = shaper.layout(content, width: 250)
      #expect(layout.lineCount == 2)
      #expect(layout.size.width <= 250)
      #expect(shaper.handedByteCount < 30_000)
    }

    @Test func `the widest word is found in long texts`() {
      let shaper = shaper()
      let word = shaper.minimumWidth(of: TextContent(runs: [TextRun("extraordinarily")]))
      let text = String(repeating: "some words ", count: 5000) + "extraordinarily small"
      #expect(shaper.minimumWidth(of: TextContent(runs: [TextRun(text)])) == word)
    }

    private struct Numbers: RandomNumberGenerator {
      private var state: UInt64 = 29
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 31)
      }
    }
  }
}
#endif
