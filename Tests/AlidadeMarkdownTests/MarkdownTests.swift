#if Markdown
import Alidade
import AlidadeHeadless
@testable import AlidadeMarkdown
import AlidadeTesting
import Testing

/// Documents in Markdown.
@MainActor @Suite struct MarkdownTests {
  private func shown(_ text: String, height: Double = 600) -> TestHost {
    TestHost(size: Size(width: 400, height: height)) { Markdown(text) }
  }

  private func texts(_ app: TestHost) -> [HeadlessTextView] {
    app.view.root.descendants.compactMap { $0 as? HeadlessTextView }.filter(\.isVisible)
  }

  private func lines(_ text: String) -> [String] {
    texts(shown(text)).compactMap { $0.textLayout?.content.plainText }
  }

  private func runs(_ text: String) -> [TextRun] {
    texts(shown(text)).flatMap { $0.textLayout?.content.runs ?? [] }
  }

  @Test func `paragraphs, headings and rules are in their order`() {
    let app = shown("# One\n\nsome\nwords\n\nTwo\n---\n\nmore  \nlines\n\n***\n")
    #expect(
      texts(app).compactMap { $0.textLayout?.content.plainText }
        == ["One", "some words", "Two", "more\nlines"])
    let headings = texts(app).filter { $0.role == .heading }
    #expect(headings.map { $0.options.accessibility?.headingLevel } == [1, 2])
    let sizes = texts(app).map { $0.textLayout?.content.runs[0].style.fontSize ?? 0 }
    #expect(sizes[0] > sizes[2] && sizes[2] > sizes[1])
    #expect(app.view.root.descendants.contains { $0.role == .separator })
  }

  @Test func `words have the styles of their marks`() {
    let runs = runs("a *b* **c** ***d*** `e` ~~f~~ \\*g\\* &amp; &#65;")
    func style(_ text: String) -> TextStyle? { runs.first { $0.text == text }?.style }
    #expect(style("b")?.isItalic == true)
    #expect(style("c")?.weight == .bold)
    #expect(style("d")?.weight == .bold && style("d")?.isItalic == true)
    #expect(style("e")?.family == .monospaced && style("e")?.background != nil)
    #expect(style("f")?.isStruckThrough == true)
    #expect(runs.last?.text == " *g* & A")
  }

  @Test func `links open their addresses, and others are refused`() throws {
    let app = shown("see [the *manual*](https://a.b \"Title\") and <https://c.d>, [none]()")
    try app.tap("the manual")
    try app.tap("https://c.d")
    #expect(app.openedAddresses == ["https://a.b", "https://c.d"])
    let tooltips = app.view.root.descendants.filter { $0.role == .link }.map(\.options.tooltip)
    #expect(tooltips == ["Title", "https://c.d"])
    let view = HeadlessHostingView(size: Size(width: 300, height: 100)) {
      Markdown("[x](javascript:alert\\(1\\))")
    }
    view.settle()
    let reports = DiagnosticsRecorder.reports {
      view.root.descendants.lazy.compactMap { $0 as? HeadlessPressableView }.first?.press()
    }
    #expect(view.mountHost.openedAddresses.isEmpty)
    #expect(reports.map { $0.values.first } == ["scheme   javascript"])
  }

  @Test func `lists have markers, numbers and boxes, and contain lists`() {
    #expect(lines("- a\n- b\n  1. c\n  2. d\n") == ["•", "a", "•", "b", "1.", "c", "2.", "d"])
    #expect(lines("7. a\n8. b") == ["7.", "a", "8.", "b"])
    #expect(lines("- [x] done\n- [ ] open") == ["☑", "done", "☐", "open"])
  }

  @Test func `markers are beside their items, which begin at the same place`() throws {
    let app = shown("9. a\n10. b\n")
    let frames = texts(app).map(\.frameInRoot)
    #expect(frames[1].minX == frames[3].minX)
    #expect(frames[0].minY == frames[1].minY && frames[2].minY == frames[3].minY)
    #expect(frames[0].maxX <= frames[1].minX)
  }

  @Test func `code keeps its lines and scrolls sideways`() throws {
    let app = shown(
      "```swift\nlet a = 1\n\n  \(String(repeating: "long ", count: 50))\n```\n\nafter")
    let code = try #require(texts(app).first)
    #expect(code.textLayout?.lineCount == 3)
    #expect(code.textLayout?.content.runs[0].style.family == .monospaced)
    #expect(code.frame.size.width > 400)
    let scroll = try #require(
      app.view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first)
    #expect(scroll.frame.size.width <= 400)
    app.expect("after")
  }

  @Test func `a table has a cell for each column of each row`() {
    let text = "| a | b |\n|:-:|--:|\n| 1 | **2** |\n| 3 |\n\nafter"
    #expect(lines(text).filter { !$0.isEmpty } == ["a", "b", "1", "2", "3", "after"])
    let alignments = texts(shown(text)).prefix(4).map { $0.textLayout?.content.alignment }
    #expect(alignments == [.center, .end, .center, .end])
  }

  @Test func `quotes contain blocks`() {
    #expect(lines("> # a\n>\n> b\n> > c") == ["a", "b", "c"])
    let app = shown("> b")
    #expect((texts(app).first?.frameInRoot.minX ?? 0) > 3)
  }

  @Test func `HTML is text`() {
    let html = "<script>alert(1)</script>"
    #expect(lines("\(html)\n\na <b>c</b>") == [html, "a <b>c</b>"])
  }

  @Test func `images are shown only where the application allows them`() throws {
    let text = "before ![a cat](cat.png) after ![](https://a.b/c.png)"
    #expect(lines(text) == ["before a cat after https://a.b/c.png"])
    let app = TestHost(size: Size(width: 400, height: 300)) {
      Markdown(text).images(relativeTo: "https://a.b/docs/readme.md")
    }
    let content = try #require(texts(app).first?.textLayout?.content)
    #expect(content.plainText == "before \u{FFFC} after \u{FFFC}")
    #expect(content.runs.compactMap(\.space?.copiedText) == ["a cat", ""])
    #expect(app.view.root.descendants.contains { $0.options.accessibility?.label == "a cat" })
  }

  @Test func `an image without a description is decorative`() {
    let app = TestHost(size: Size(width: 400, height: 300)) {
      Markdown("![](https://a.b/line.png) ![a cat](https://a.b/cat.png)").images()
    }
    let images = app.view.root.descendants.filter { $0.role == .image }
    #expect(images.map { $0.options.accessibility?.label } == ["a cat"])
  }

  @Test func `a text that grows is built only where it has changed`() throws {
    let app = TestHost(size: Size(width: 400, height: 600)) { Growing() }
    let first = try #require(texts(app).first)
    let layout = first.textLayout
    let before = app.view.counters
    try app.tap("grow")
    let after = app.view.counters
    #expect(first.textLayout === layout)
    #expect(after.viewsCreated - before.viewsCreated <= 1)
    app.expect("second paragraph, and a third")
  }

  private struct Growing: Component {
    func initialState() -> String { "first paragraph\n\nsecond" }

    func body(_ context: Context<String>) -> some Component {
      Column {
        Markdown(context.state)
        Text("grow").onTap { context.update { $0 += " paragraph, and a third" } }
      }
    }
  }

  @Test func `the user selects text of a document`() throws {
    let app = TestHost(size: Size(width: 400, height: 300)) {
      Markdown("some words\n\nmore").textSelection()
    }
    let text = try #require(texts(app).first)
    text.tap(count: 2, at: Point(x: 2, y: 5))
    app.view.settle()
    #expect(text.selectedText == "some")
  }

  @Test func `a line has links and styles, and its blocks are lines`() throws {
    let text = Text(markdown: "run `it`, see [the manual](https://a.b)")
    #expect(text.content.plainText == "run it, see the manual")
    let app = TestHost { text }
    try app.tap("the manual")
    #expect(app.openedAddresses == ["https://a.b"])
    #expect(Text(markdown: "# a\n\n- b\n- c").content.plainText == "a\nb\nc")
    #expect(Text(markdown: "").content.plainText == "")
  }

  // MARK: - Hostile documents

  @Test func `a long document is cut off and reported`() {
    let text = String(repeating: "some words that fill a line\n\n", count: 20_000)
    let reports = DiagnosticsRecorder.reports {
      let line = Text(markdown: text).content.plainText
      #expect(line.hasSuffix("\n…"))
      #expect(line.utf8.count < 256 * 1024)
    }
    #expect(reports.map(\.summary) == ["A text in Markdown is too long."])
  }

  @Test(arguments: ["> ", "- ", "1. "])
  func `nesting is limited, and what is deeper is text`(_ mark: String) {
    let text = String(repeating: mark, count: 2_000) + "deep"
    let reports = DiagnosticsRecorder.reports {
      #expect(Text(markdown: text).content.plainText.hasSuffix("deep"))
    }
    // It is reported once in the process.
    #expect(reports.allSatisfy { $0.summary.contains("nested too deeply") })
  }

  @Test func `deep emphasis is shown`() {
    let text = String(repeating: "*a **b ", count: 2_000)
    #expect(Text(markdown: text).content.plainText.utf8.count > 4_000)
  }

  @Test(arguments: [
    String(repeating: "|a", count: 50_000) + "\n|-|\n", String(repeating: "![[]()", count: 20_000),
  ])
  func `what would take long is shown as it is written, and reported`(_ text: String) {
    #expect(Text(markdown: text).content.plainText == text)
  }

  @Test func `many links are limited`() {
    let text = String(repeating: "[a](b) ", count: 2_000)
    let app = TestHost(size: Size(width: 400, height: 300)) { Text(markdown: text) }
    #expect(app.view.root.descendants.count { $0.role == .link } == 500)
  }

  @Test func `bytes that aren't text are shown as something`() {
    #expect(Text(markdown: "a\0b").content.plainText.contains("b"))
    #expect(Text(markdown: "\u{FEFF}# a").content.plainText == "a")
  }

  @Test func `threads that parse at the same time get the same result`() async {
    let text = "a ~~b~~ [c](https://d.e) `f`"
    let expected = Text(markdown: text).content
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).allSatisfy { _ in Text(markdown: text).content == expected } }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test(arguments: [
    // A row of one cell has as many as the header.
    String(repeating: "|a", count: 199) + "|\n" + String(repeating: "|-", count: 199) + "|\n"
      + String(repeating: "a\n", count: 2_600),
    String(repeating: "- ", count: 12_000) + "a\n" + String(repeating: "\n", count: 12_000),
    String(repeating: "1. ", count: 8_000) + "a\n" + String(repeating: "  \n", count: 12_000),
    String(repeating: "a\n", count: 40_000) + "|-|\n",
    "> " + String(repeating: "- ", count: 8_000) + "a\n" + String(repeating: ">\n", count: 8_000),
    String(repeating: "- ", count: 8_000) + "a\r" + String(repeating: "\r", count: 8_000),
    String(repeating: "|a", count: 95) + "|\r\n" + String(repeating: "|-", count: 95) + "|\r\n"
      + String(repeating: "a\r\n", count: 2_600),
    String(repeating: "|a", count: 95) + "|\r" + String(repeating: "|-", count: 95) + "|\r"
      + String(repeating: "a\r", count: 2_600),
  ])
  func `short lines that would take long are shown as they are written`(_ text: String) {
    #expect(Text(markdown: text).content.plainText == text)
  }

  @Test func `large tables, long paragraphs and nested lists are no attack`() {
    let row = "| a | b | c | d |\n"
    let table = row + "|---|---|---|---|\n" + String(repeating: row, count: 2_000)
    #expect(Text(markdown: table).content.plainText.hasPrefix("a"))
    let code = "```\n" + String(repeating: "if a || b || c { }\n", count: 8_000) + "```\n"
    #expect(Text(markdown: code).content.plainText.hasPrefix("if"))
    let list = String(repeating: "- a\n  - b\n    - c\n\n", count: 4_000)
    #expect(!Text(markdown: list).content.plainText.hasPrefix("-"))
    let quote = String(repeating: "> a\n>\n", count: 20_000)
    #expect(Text(markdown: quote).content.plainText.hasPrefix("a"))
  }

  @Test func `blocks beyond the limit of nesting are lines of a text`() {
    let quotes = String(repeating: "> ", count: 30)
    let text = Text(markdown: quotes + "one\n" + quotes + "\n" + quotes + "two").content.plainText
    #expect(text.hasSuffix("one\ntwo"))
  }

  @Test func `a report of a document may show another one`() {
    let nested = String(repeating: "> ", count: 30) + "a"
    let shown = Store(0)
    Diagnostics.withSink { _ in
      if !Text(markdown: "*b*").content.plainText.isEmpty { shown.update { $0 += 1 } }
    } perform: {
      _ = Text(markdown: nested).content
    }
    #expect(shown.state == 1)
  }

  @Test(arguments: [
    ("?v=2", "https://h/d/f?v=2"), ("a?u=x/../../y", "https://h/d/a?u=x/../../y"),
    ("#x", "https://h/d/f#x"), ("../b?c", "https://h/b?c"), ("/b#/../c", "https://h/b#/../c"),
  ])
  func `the query of an image's address isn't part of its path`(_ address: String, _ url: String) {
    let images = MarkdownImages(base: "https://h/d/f?old", schemes: ["https"])
    #expect(images.address(address) == url)
  }
}
#endif
