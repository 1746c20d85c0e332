import AlidadeNative
import Testing

@Suite struct StyledTextTests {
  private func read(_ html: String) throws -> StyledText {
    try StyledText(decoding: Array(html.utf8), as: .html)
  }

  private let styled = Text {
    "Read "
    Text("<this>").weight(.bold).italic()
    " & "
    Text("the manual").link("https://gnome.org/?a=1&b=\"2\"")
    Text("  now").strikethrough()
    Text("\nf()").code()
    Text(" red").color(Color(hex: 0xC01C28))
  }

  @Test func `styles, links, spaces and lines are the same after a transfer`() throws {
    let value = StyledText(styled)
    let copy = try StyledText(decoding: value.encoded(as: .html), as: .html)
    #expect(copy.plainText == "Read <this> & the manual  now\nf() red")
    #expect(copy.plainText == value.plainText)
    let runs = copy.text.content.runs
    func run(_ text: String) -> TextStyle? { runs.first { $0.text.contains(text) }?.style }
    #expect(run("this")?.weight == .bold && run("this")?.isItalic == true)
    #expect(run("Read")?.weight == .regular)
    #expect(run("now")?.isStruckThrough == true)
    #expect(run("f()")?.family == .monospaced)
    #expect(run("red")?.color == Color(hex: 0xC01C28))
    #expect(copy.encoded(as: .html) == value.encoded(as: .html))
    #expect(value.encoded(as: .plainText) == Array(value.plainText.utf8))
  }

  @Test func `plain text has no styles, and is the same after a transfer`() throws {
    let value = StyledText("<b> & \"quoted\"\n  two")
    let copy = try StyledText(decoding: value.encoded(as: .html), as: .html)
    #expect(copy.plainText == "<b> & \"quoted\"\n  two")
    #expect(copy.text.content.runs.allSatisfy { $0.style == TextStyle() })
  }

  @Test(arguments: [
    ("plain &amp; simple &lt;b&gt; &#65;&#x42; &unknown; &", "plain & simple <b> AB &unknown; &"),
    ("a\n   b <!-- no --> c", "a b c"),
    ("<p>one</p>\n<p>two<br>three</p>", "one\n\ntwo\nthree"),
    ("<ul><li>one<li>two</ul>after", "one\ntwo\nafter"),
    ("<HEAD><title>no</title></HEAD><Body>yes</BODY>", "yes"),
    ("<script>if (1<2) {}</script>a<style>b</style>c", "ac"),
    ("<pre>a\n  b</pre>c", "a\n  b\n\nc"),
    ("<table><tr><td>10</td> <td>20</td></tr><tr><th></th><td>3</td></tr></table>", "10\t20\n\t3"),
    ("1 < 2 > 1", "1 < 2 > 1"), ("a<b", "a"), ("a<!--", "a"), ("a<img alt='>'>b", "ab"),
    ("", ""), ("</b></p>x", "x"), ("&#0;&#xD800;", "&#0;&#xD800;"),
  ])
  func `HTML of other programs becomes text`(_ html: String, _ text: String) throws {
    #expect(try read(html).plainText == text)
  }

  @Test func `styles in attributes and unfinished elements are read`() throws {
    let value = try read(
      "<span style=\"font-weight: 700; COLOR: rgb(192, 28, 40)\">a</span><i><b>b</i>c"
        + "<span style='color:#000'>d</span>")
    let runs = value.text.content.runs
    #expect(runs.map(\.text) == ["a", "b", "cd"])
    #expect(runs[0].style.weight == .bold && runs[0].style.color == Color(hex: 0xC01C28))
    #expect(runs[1].style.isItalic && runs[1].style.weight == .bold)
    #expect(runs[2].style == TextStyle())
  }

  @Test(arguments: [
    ("underline", true, false), ("underline line-through", true, true),
    ("line-through!important", false, true), ("none", false, false), ("underlined", false, false),
  ])
  func `lines through and below text are read`(
    _ decoration: String, _ isUnderlined: Bool, _ isStruckThrough: Bool
  ) throws {
    let value = try read("<span style='text-decoration: \(decoration)'>a</span>")
    let style = try #require(value.text.content.runs.first).style
    #expect(style.isUnderlined == isUnderlined && style.isStruckThrough == isStruckThrough)
  }

  @Test func `deeply nested elements are read in time`() throws {
    let html =
      String(repeating: "<b><i>", count: 100_000) + "x" + String(repeating: "</i>", count: 100_000)
    #expect(try read(html).plainText == "x")
  }

  @Test func `text that isn't UTF-8 is refused`() {
    #expect(throws: TransferError.self) { try StyledText(decoding: [0xFF], as: .html) }
  }
}
