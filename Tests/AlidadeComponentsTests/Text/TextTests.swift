import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct TextTests {
  private func view(_ text: Text, width: Double = 300) -> HeadlessTextView? {
    HeadlessHostingView(size: Size(width: width, height: 200)) { text }.first()
  }

  private func content(_ text: Text) -> TextContent? { view(text)?.textLayout?.content }

  @Test func `styles are set on all of a text`() {
    let style = content(
      Text("a").size(20).weight(.bold).color(.red).family(.monospaced).italic().underline()
        .strikethrough())?.runs.first?.style
    #expect(
      style
        == TextStyle(
          family: .monospaced, size: 20, weight: .bold, isItalic: true, color: .red,
          isUnderlined: true, isStruckThrough: true))
    #expect(content(Text("a").italic().italic(false))?.runs.first?.style == TextStyle())
    #expect(content(Text("a").size(.nan))?.runs.first?.style.size == 15)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300])
  func `a size of letters that makes no sense is reported and replaced`(size: Double) {
    var style = TextStyle()
    var reports = DiagnosticsRecorder.reports { style.size = size }
    #expect(style.size == TextStyle.defaultSize && reports.count == 1)
    reports = DiagnosticsRecorder.reports { style = TextStyle(size: size) }
    #expect(style == TextStyle() && reports.count == 1)
    reports = DiagnosticsRecorder.reports { #expect(Text("a").size(size) == Text("a")) }
    #expect(reports.count == 1)
  }

  @Test func `letters are larger by a factor, also after a size is set`() {
    let text = (Text("a") + Text("b").fontScale(0.5)).size(20)
    #expect(content(text)?.runs.map(\.style.fontSize) == [20, 10])
    #expect(
      view(Text("ab").size(20).fontScale(0.5))?.textLayout?.size == Size(width: 10, height: 13))
    #expect(
      Text("a").size(9_000).fontScale(9).content.runs[0].style.fontSize == TextStyle.maximumSize)
    for factor in [0, -1, Double.nan, .infinity] {
      let reports = DiagnosticsRecorder.reports {
        #expect(Text("a").fontScale(factor) == Text("a"))
      }
      #expect(reports.count == 1)
    }
  }

  @Test(arguments: [false, true]) func `a part of a text can have a condition`(isNew: Bool) {
    let text = Text {
      "Mail"
      if isNew { Text(" (new)").weight(.bold) }
    }
    let runs = content(text)?.runs
    #expect(runs?.map(\.text) == (isNew ? ["Mail", " (new)"] : ["Mail"]))
    #expect(runs?.last?.style.weight == (isNew ? FontWeight.bold : FontWeight.regular))
  }

  @Test func `code is monospaced, smaller, and on a background`() {
    let style = content(Text("a").code())?.runs.first?.style
    #expect(style?.family == .monospaced)
    #expect(style?.fontSize == 13.5)
    #expect(style?.background == .codeBackground)
    #expect(content(Text("a").code().textBackground(nil))?.runs.first?.style.background == nil)
  }

  @Test func `only what is shown of a text with a limit of lines is looked at`() throws {
    let text = String(repeating: "some words and more ", count: 20_000)
    let short = try #require(view(Text(text).lineLimit(3))?.textLayout)
    let same = try #require(view(Text(String(text.prefix(500))).lineLimit(3))?.textLayout)
    let lines = [short, same].map { ($0.payload as? HeadlessTextLines)?.lines.map(\.text) }
    #expect(lines[0] == lines[1] && lines[0]?.count == 3)
  }

  @Test func `texts are joined, each in its style, laid out as the first says`() {
    let joined = content(Text("a").size(20).lineLimit(2) + Text("b").weight(.bold).lineLimit(1))
    #expect(joined?.plainText == "ab")
    #expect(joined?.runs.map(\.style.size) == [20, 15])
    #expect(joined?.runs.map(\.style.weight) == [.regular, .bold])
    #expect(joined?.lineLimit == 2)
  }

  @Test func `a style of joined texts is that of both`() {
    #expect(content((Text("a") + Text("b")).color(.red))?.runs.map(\.style.color) == [.red, .red])
  }

  @Test func `a text is as large as its lines`() {
    let view = HeadlessHostingView { Text("") }
    func size(_ text: Text, width: Double = .infinity) -> Size {
      view.update { text }
      return view.host.sizeThatFits(SizeRange(max: Size(width: width, height: .infinity)))
    }
    #expect(size(Text("four")) == Size(width: 30, height: 19))
    #expect(size(Text("four four"), width: 40) == Size(width: 30, height: 38))
    #expect(size(Text("four").size(20)) == Size(width: 40, height: 25))
    #expect(size(Text("one\ntwo")).height == 38)
    #expect(size(Text("")).height == 19)
  }

  @Test func `lines that are too many are cut off, where the text says`() {
    let text = Text("one two three four").lineLimit(1)
    #expect(view(text, width: 75)?.visibleText == "one two t…")
    #expect(view(text.truncation(.head), width: 75)?.visibleText == "…hree four")
    #expect(view(text.truncation(.middle), width: 75)?.visibleText?.contains("…") == true)
    #expect(view(text.lineLimit(2), width: 75)?.visibleText == "one two\nthree four")
    #expect(view(text.lineLimit(nil), width: 40)?.visibleText == "one\ntwo\nthree\nfour")
    #expect(view(text.lineLimit(0), width: 40)?.textLayout?.lineCount == 4)
  }

  @Test func `alignment is part of the content`() {
    #expect(content(Text("a").alignment(.end))?.alignment == .end)
  }

  @Test func `a text is a text to assistive technologies, a title a heading`() {
    #expect(view(Text("a"))?.role == .text)
    let title = view(Text("a").heading(2))
    #expect(title?.role == .heading)
    #expect(title?.options.accessibility?.headingLevel == 2)
    #expect(view(Text("a").heading(-3))?.options.accessibility?.headingLevel == 1)
  }

  @Test func `a title never takes over the view of a text`() {
    let view = HeadlessHostingView { Text("a") }
    view.update { Text("a").heading(1) }
    #expect(view.root.visibleSubviews.map(\.role) == [.heading])
    view.update { Text("a") }
    #expect(view.root.visibleSubviews.map(\.role) == [.text])
  }
}
