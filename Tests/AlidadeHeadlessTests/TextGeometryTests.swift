import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

/// The places of characters, which are 10 points wide in lines 25 points high.
@MainActor @Suite struct TextGeometryTests {
  private func layout(
    _ text: String, width: Double = 200, lineLimit: Int? = nil,
    truncation: TextContent.Truncation = .tail, alignment: TextContent.Alignment = .start,
    direction: LayoutDirection = .leftToRight
  ) -> TextLayout {
    HeadlessMeasurer().layout(
      TextContent(
        runs: [TextRun(text, style: TextStyle(size: 20))], lineLimit: lineLimit,
        truncation: truncation, alignment: alignment, direction: direction), width: width)
  }

  private func offset(_ layout: TextLayout, _ x: Double, _ y: Double = 5) -> Int {
    layout.place(at: Point(x: x, y: y), width: 200).offset
  }

  @Test func `the place is the one between two characters that is nearest`() {
    let text = layout("abc")
    #expect([-5, 4, 6, 14, 29, 90].map { offset(text, $0) } == [0, 0, 1, 1, 3, 3])
    let hit = text.place(at: Point(x: 14, y: 5), width: 200)
    #expect(hit.character == 1..<2)
    #expect(offset(text, 12, -90) == 1 && offset(text, 12, 90) == 1, "the nearest line counts")
  }

  @Test func `offsets count bytes`() {
    let text = layout("é→x")
    #expect([4, 6, 16, 26].map { offset(text, $0) } == [0, 2, 5, 6])
    #expect(text.rectangles(of: 2..<5, width: 200) == [Rect(x: 10, y: 0, width: 10, height: 25)])
  }

  @Test func `a range over several lines has a rectangle for each`() {
    let text = layout("one two three\n\nfour", width: 80)
    #expect(text.lineCount == 4)
    #expect(
      text.rectangles(of: 4..<17, width: 80) == [
        Rect(x: 40, y: 0, width: 30, height: 25), Rect(x: 0, y: 25, width: 50, height: 25),
        Rect(x: 0, y: 50, width: 6.25, height: 25), Rect(x: 0, y: 75, width: 20, height: 25),
      ])
    #expect(offset(text, 3, 55) == 14, "the empty line")
    #expect(offset(text, 23, 80) == 17)
    #expect(text.rectangles(of: 30..<90, width: 80) == [])
  }

  @Test func `an ellipsis stands for the characters that it hides`() {
    let tail = layout("abcdefghij", width: 50, lineLimit: 1)
    #expect(tail.rectangles(of: 5..<6, width: 50) == [Rect(x: 40, y: 0, width: 10, height: 25)])
    #expect(offset(tail, 47) == 10 && offset(tail, 38) == 4)
    let middle = layout("abcdefghij", width: 50, lineLimit: 1, truncation: .middle)
    #expect(offset(middle, 22) == 2 && offset(middle, 31) == 8)
    let head = layout("abcdefghij", width: 50, lineLimit: 1, truncation: .head)
    #expect(offset(head, 2) == 0 && offset(head, 11) == 6)
  }

  @Test func `lines are where their alignment and direction put them`() {
    #expect(offset(layout("abcd", alignment: .center), 92) == 1)
    #expect(offset(layout("abcd", alignment: .end), 172) == 1)
    #expect(offset(layout("abcd", direction: .rightToLeft), 172) == 1)
    let hebrew = layout("שלום")
    #expect([198, 188, 162, 20].map { offset(hebrew, $0) } == [0, 2, 8, 8])
  }

  @Test func `a text without geometry is selected as a whole`() {
    let text = TextLayout(
      content: TextContent(runs: [TextRun("abc")]), maximumWidth: 100,
      size: Size(width: 30, height: 20), baseline: 15, lineCount: 1)
    #expect(offset(text, 10) == 0 && offset(text, 20) == 3)
    #expect(text.rectangles(of: 1..<2, width: 100) == [Rect(x: 0, y: 0, width: 30, height: 20)])
    #expect(text.rectangles(of: 1..<1, width: 100) == [])
  }

  @Test func `a drawing puts each line where the geometry has it`() {
    let view = HeadlessTextView()
    for text in [layout("abcd"), layout("שלום"), layout("abcde", alignment: .center)] {
      view.textLayout = text
      HeadlessMountHost().setFrame(Rect(x: 0, y: 0, width: 201, height: 30), of: view)
      let x = text.lines(width: 201)[0].bounds.minX
      #expect(view.svg().contains("<text x=\"\(Int(x))\""))
    }
  }

  @Test func `a drawing leaves the space of a component empty`() {
    let space = TextSpace(width: 40, ascent: 10, descent: 0, copiedText: "")
    let content = TextContent(
      runs: [TextRun("a", style: TextStyle(size: 20)), TextRun(space), TextRun("b")])
    let view = HeadlessTextView()
    view.textLayout = HeadlessMeasurer().layout(content, width: 200)
    HeadlessMountHost().setFrame(Rect(x: 0, y: 0, width: 200, height: 30), of: view)
    #expect(view.svg().contains(">b</text>") && !view.svg().contains("\u{FFFC}"))
    #expect(view.svg().contains("<text x=\"50\""))
  }
}
