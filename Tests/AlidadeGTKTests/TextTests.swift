#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct TextTests {
    private let measurer = GTKContentMeasurer.shared

    private func layout(
      _ text: String, width: Double = .infinity, limit: Int? = nil,
      truncation: TextContent.Truncation = .tail, alignment: TextContent.Alignment = .start
    ) -> TextLayout {
      measurer.layout(
        TextContent(
          runs: [TextRun(text)], lineLimit: limit, truncation: truncation, alignment: alignment),
        width: width)
    }

    @Test func `a line that was measured before has the extents of its layout`() {
      for _ in 0..<2 {
        for style in [TextStyle(), TextStyle(size: 30)] {
          let extents = measurer.extents(ofLine: "Apples", in: style)
          let layout = measurer.layout(
            TextContent(runs: [TextRun("Apples", style: style)], lineLimit: 1), width: .infinity)
          #expect(extents == LineExtents(size: layout.size, baseline: layout.baseline))
        }
      }
    }

    @Test(arguments: [0, 1, 7.5, 40, 99.9, 300, .infinity] as [Double])
    func `text is never wider than what it was offered`(width: Double) {
      let texts = [
        "", "word", "several words in a row", "Donaudampfschifffahrtsgesellschaft", "漢字かな交じり文",
      ]
      for text in texts {
        let layout = layout(text, width: width)
        #expect(layout.size.width <= width, "\(text)")
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(layout.size.height > 0 && layout.lineCount >= 1)
      }
    }

    @Test func `lines are whole points high and equally so`() {
      let one = layout("one")
      let three = layout("one\ntwo\nthree")
      #expect(one.size.height == one.size.height.rounded())
      #expect(three.lineCount == 3)
      #expect(three.size.height == 3 * one.size.height)
    }

    @Test func `the baseline lies between the top and the bottom of the first line`() {
      let layout = layout("one\ntwo")
      #expect(layout.baseline > 0 && layout.baseline < layout.size.height / 2)
      #expect(layout.baseline == layout.baseline.rounded())
    }

    @Test func `text laid out in its own width keeps its lines`() {
      let free = layout("Several words of unequal length, in one line")
      let again = layout("Several words of unequal length, in one line", width: free.size.width)
      #expect(again.lineCount == 1 && again.size == free.size)
    }

    @Test(arguments: [TextContent.Truncation.head, .middle, .tail])
    func `text is cut off at its number of lines`(truncation: TextContent.Truncation) {
      let text = "Some text that is long enough for quite a few lines of eighty points"
      #expect(layout(text, width: 80).lineCount > 3)
      for limit in 1...3 {
        let layout = layout(text, width: 80, limit: limit, truncation: truncation)
        #expect(layout.lineCount == limit)
        #expect(layout.size.width <= 80)
      }
    }

    @Test(arguments: [TextContent.Truncation.head, .middle, .tail])
    func `paragraphs count as lines`(truncation: TextContent.Truncation) {
      let text = "One\nTwo is longer than the others and wraps\r\nThree\u{2029}Four\n\nSix"
      for limit in 1...8 {
        let layout = layout(text, width: 120, limit: limit, truncation: truncation)
        #expect(layout.lineCount <= limit)
      }
      #expect(layout(text, width: 120, limit: 2, truncation: truncation).lineCount == 2)
      #expect(layout("a\nb\nc", limit: 2).lineCount == 2)
      #expect(layout("a\nb", limit: 5).lineCount == 2)
    }

    @Test func `a limit below one means no limit`() {
      #expect(layout("a\nb\nc", limit: 0).lineCount == 3)
      #expect(layout("a\nb\nc", limit: -1).lineCount == 3)
    }

    @Test func `text without runs is one empty line`() {
      let empty = measurer.layout(TextContent(runs: []), width: 100)
      #expect(empty.lineCount == 1 && empty.size.width == 0 && empty.size.height > 0)
    }

    @Test func `the minimum width is that of the widest word`() {
      let width = measurer.minimumWidth(of: TextContent(runs: [TextRun("a extraordinary b")]))
      #expect(width == layout("extraordinary").size.width)
      #expect(layout("a extraordinary b", width: width).lineCount == 3)
      #expect(measurer.minimumWidth(of: TextContent(runs: [])) == 0)
    }

    @Test func `a larger size makes larger letters whatever the display`() {
      func height(_ size: Double) -> Double {
        measurer.layout(
          TextContent(runs: [TextRun("Ag", style: TextStyle(size: size))]), width: .infinity
        ).size.height
      }
      #expect(height(30) > 1.8 * height(15) && height(30) < 2.2 * height(15))
      #expect(height(1e9).isFinite)
    }

    @Test func `emoji are as large as the text around them`() async throws {
      let layout = layout("😀")
      #expect(layout.size.width > 10 && layout.size.width < 30)
      let window = await TestWindow()
      let view = window.add(GTKTextView(), Rect(x: 20, y: 20, width: 40, height: 24))
      view.textLayout = layout
      let pixels = try Pixels(of: window.root)
      let isColored: (UInt32) -> Bool = { $0 >> 16 > ($0 & 0xFF) + 60 }
      let all = pixels.count(x: 0..<200, y: 0..<150, where: isColored)
      #expect(all > 30, "the picture is there")
      #expect(pixels.count(x: 18..<50, y: 15..<50, where: isColored) == all, "and nowhere else")
    }

    @Test func `threads that shape at the same time get the same lines`() async {
      let measurer = measurer
      let content = (0..<40).map { number in
        TextContent(
          runs: [
            TextRun("Row \(number) "), TextRun("bold", style: TextStyle(weight: .bold)),
            TextRun(" 漢字 😀 and more text that wraps"),
          ], lineLimit: 2)
      }
      let expected = content.map { measurer.layout($0, width: 120) }
      await withTaskGroup(of: [TextLayout].self) { group in
        for _ in 0..<4 {
          group.addTask { content.map { measurer.layout($0, width: 120) } }
        }
        for await layouts in group { #expect(layouts == expected) }
      }
    }

    @Test func `a run is painted on its background, as wide as its words`() async throws {
      let window = await TestWindow()
      var style = TextStyle(family: .monospaced, size: 20)
      let plain = style
      style.background = .red
      let content = TextContent(runs: [
        TextRun("      ", style: plain), TextRun("   ", style: style), TextRun("x"),
      ])
      let view = window.add(GTKTextView(), Rect(x: 0, y: 0, width: 200, height: 40))
      let layout = GTKContentMeasurer.shared.layout(content, width: 200)
      view.textLayout = layout
      await window.frame()
      let rectangles = layout.rectangles(of: 6..<9, width: 200)
      let place = try #require(rectangles.first)
      let pixels = try Pixels(of: window.root)
      let (left, y) = (Int(place.minX.rounded()), Int(layout.baseline) - 3)
      #expect(pixels[left + 3, y] == 0xC01C28)
      #expect(pixels[left - 3, y] == 0xFFFFFF)
      #expect(pixels[Int(place.maxX) - 3, y] == 0xC01C28)
    }

    @Test func `each run is painted in its own color`() async throws {
      let window = await TestWindow()
      let style = TextStyle(size: 30, weight: .bold, color: Color(hex: 0xFF0000))
      var other = style
      other.color = Color(hex: 0x0000FF)
      other.isUnderlined = true
      let view = window.add(GTKTextView(), Rect(x: 0, y: 0, width: 200, height: 50))
      view.textLayout = measurer.layout(
        TextContent(runs: [TextRun("MM", style: style), TextRun("MM", style: other)]), width: 200)
      let pixels = try Pixels(of: window.root)
      let red = pixels.count(x: 0..<200, y: 0..<50) { $0 == 0xFF0000 }
      let blue = pixels.count(x: 0..<200, y: 0..<50) { $0 == 0x0000FF }
      #expect(red > 100 && blue > red, "the second run has a line under it too")
    }

    @Test(arguments: [(TextContent.Alignment.start, 1), (.end, 0)])
    func `lines stand on the other side where those around begin there`(
      alignment: TextContent.Alignment, half: Int
    ) async throws {
      let window = await TestWindow()
      let view = window.add(GTKTextView(), Rect(x: 0, y: 0, width: 200, height: 30))
      var content = TextContent(runs: [TextRun("MM")], alignment: alignment)
      content.direction = .rightToLeft
      view.textLayout = measurer.layout(content, width: 200)
      let pixels = try Pixels(of: window.root)
      for other in 0...1 {
        let columns = other * 100..<other * 100 + 100
        let ink = pixels.count(x: columns, y: 0..<30) { $0 != 0xFFFFFF }
        #expect((ink > 0) == (other == half))
      }
    }

    @Test(arguments: [TextContent.Alignment.start, .center, .end])
    func `lines stand where their alignment puts them`(
      alignment: TextContent.Alignment
    ) async throws {
      let window = await TestWindow()
      let view = window.add(GTKTextView(), Rect(x: 0, y: 0, width: 200, height: 30))
      view.textLayout = layout("MM", width: 200, alignment: alignment)
      let pixels = try Pixels(of: window.root)
      let thirds = [0..<66, 66..<133, 133..<200]
      let ink = thirds.map { pixels.count(x: $0, y: 0..<30) { $0 != 0xFFFFFF } }
      let expected: [TextContent.Alignment] = [.start, .center, .end]
      for (part, alignmentOfPart) in zip(ink, expected) {
        #expect((part > 0) == (alignmentOfPart == alignment))
      }
    }

    @Test func `text that is read from the right starts there`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKTextView(), Rect(x: 0, y: 0, width: 200, height: 30))
      view.textLayout = layout("עברית", width: 200)
      let pixels = try Pixels(of: window.root)
      #expect(pixels.count(x: 0..<100, y: 0..<30) { $0 != 0xFFFFFF } == 0)
      #expect(pixels.count(x: 100..<200, y: 0..<30) { $0 != 0xFFFFFF } > 0)
    }

    @Test func `another text costs no layout`() async {
      let window = await TestWindow()
      let view = window.add(GTKTextView(), Rect(x: 0, y: 0, width: 100, height: 30))
      await window.frame()
      view.textLayout = layout("one")
      #expect(gtk_widget_get_width(view.widget) == 100)
      view.textLayout = nil
    }

    @Test func `the text is the name of its view unless another is given`() async {
      let view = GTKTextView()
      view.textLayout = layout("Hello")
      await MainLoop.settle()
      let accessible = OpaquePointer(view.widget)
      #expect(gtk_test_accessible_has_role(accessible, GTK_ACCESSIBLE_ROLE_LABEL) != 0)
      #expect(gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
    }
  }
}
#endif
