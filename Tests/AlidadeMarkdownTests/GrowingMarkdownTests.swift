#if Markdown
import Alidade
import AlidadeHeadless
@testable import AlidadeMarkdown
import AlidadeTesting
import Testing

/// Documents to which text is added at the end, as to an answer that is arriving.
@MainActor @Suite struct GrowingMarkdownTests {
  /// Pieces of text that begin, continue and end blocks, or change the block before.
  private static let pieces = [
    "a", "b", "é", "\u{301}", "1", "-", "*", "+", "#", "|", "`", "```", "~~~", "    ", "  ", " ",
    "\t", "\n", "\n", "\n\n", "\n\n", "\r\n", "\r", ">", "> ", "- ", "1. ", "2) ", "- [ ] ", "[x] ",
    "[a]", "[a]: /u", "](/u)", "![", "<div>", "</div>", "<!--", "-->", "<?", "?>", "<script>",
    "</script>", "<pre>", "---", "===", "=", "|-|", "-|-", "a | b", "* * *", "**", "_", "~~", "\\",
    "&amp;", "\u{FEFF}", "\0", "- a\n\n  b", "***", "\nc\n| a |\n|---|\n",
  ]

  @Test(arguments: 0..<16)
  func `text that arrives in pieces is shown like text that arrives at once`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<20 {
      let count = Int.random(in: 1...60, using: &generator)
      let pieces = (0..<count).map { _ in
        GrowingMarkdownTests.pieces.randomElement(using: &generator) ?? ""
      }
      let scalars = Array(pieces.joined().unicodeScalars)
      var (end, document) = (0, MarkdownDocument?.none)
      while end < scalars.count {
        end = min(scalars.count, end + Int.random(in: 1...30, using: &generator))
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[..<end])
        let shown = String(text)
        let grown = MarkdownDocument(shown, after: document)
        #expect(grown.blocks == MarkdownDocument(shown).blocks, "\(shown.debugDescription)")
        document = grown
      }
    }
  }

  @Test func `only the end of a text that grows is parsed again`() {
    var text = String(repeating: "A paragraph with *words*.\n\n- a\n- list\n\n", count: 1_000)
    var document = MarkdownDocument(text)
    #expect(document.parsedByteCount == text.utf8.count)
    for _ in 0..<200 {
      text += " word\n\n"
      document = MarkdownDocument(text, after: document)
      #expect(document.parsedByteCount < 100)
    }
    #expect(document.blocks == MarkdownDocument(text).blocks)
  }

  @Test(arguments: ["| 3 | 4 |\n", "\n", "\nafter"])
  func `a paragraph right above a table stays one paragraph when text follows`(_ end: String) {
    let text = "x\n\nintro\n| a | b |\n|---|---|\n| 1 | 2 |\n"
    let document = MarkdownDocument(text)
    let grown = MarkdownDocument(text + end, after: document)
    #expect(grown.blocks == MarkdownDocument(text + end).blocks)
    #expect(grown.blocks[1] == .paragraph([MarkdownSpan(text: "intro")]))
    #expect(grown.parsedByteCount == (text + end).utf8.count - "x\n\n".utf8.count)
  }

  @Test func `a text that doesn't continue the previous one is parsed by itself`() {
    let document = MarkdownDocument("one\n\ntwo\n\nthree")
    #expect(
      MarkdownDocument("one\n\nTwo\n\nthree four", after: document).blocks
        == MarkdownDocument("one\n\nTwo\n\nthree four").blocks)
  }

  @Test func `a definition at the end makes links of the words before`() {
    let text = "see [it]\n\nmore\n\nend\n\n"
    let document = MarkdownDocument(text + "and", after: MarkdownDocument(text))
    let defined = MarkdownDocument(text + "and\n\n[it]: https://a.b\n", after: document)
    guard case .paragraph(let spans)? = defined.blocks.first else {
      Issue.record("The first block isn't a paragraph.")
      return
    }
    #expect(spans.last?.link?.address == "https://a.b")
  }

  @Test func `a text that becomes too long or too costly is limited like any other`() {
    let line = "some words that fill a line\n\n"
    let reports = DiagnosticsRecorder.reports {
      let long = MarkdownDocument(String(repeating: line, count: 20_000))
      let longer = String(repeating: line, count: 20_001)
      #expect(MarkdownDocument(longer, after: long).blocks == long.blocks)
      #expect(MarkdownDocument(longer).blocks == long.blocks)
      let bars = "a\n\nb\n\n" + String(repeating: "|a", count: 300)
      let costly = MarkdownDocument(bars, after: MarkdownDocument("a\n\nb\n\n"))
      #expect(costly.blocks == [.paragraph([MarkdownSpan(text: bars)])])
    }
    // A text that grows beyond the limit is reported once, and the one that is parsed by itself.
    #expect(reports.count == 3)
  }
}
#endif
