#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeLists
import AlidadeRender
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Selects the text of rows with a real pointer and keyboard.
  @MainActor @Suite struct TextAcrossRowsTests {
    private struct Lines: Component {
      let log: EventLog

      func body(_ context: Context<NoState>) -> some Component {
        List(0..<1_000, id: \.self, estimatedRowHeight: 40) { number in
          Row(alignment: .center) {
            Text("some words in line \(number)").family(.monospaced).size(12)
            Spacer()
            if number == 5 {
              TextField("Name", text: Binding("") { _ in }).frame(width: 80)
            }
            if number == 4 { Button("Press") { log.record("pressed") } }
          }
          .onTap(count: 2) { log.record("double tap") }
          .frame(height: 40)
        }
        .textSelection()
        .onTextCopy { text in log.record(text) }
      }
    }

    private let log = EventLog()

    private func list(in view: GTKHostingView) throws -> GTKScrollView {
      try #require(view.root.scrollViews.first)
    }

    /// The distance of the row of a text from the top of the rows.
    private func top(_ text: GTKTextView) -> Double {
      var view: GTKView? = text
      while let current = view, !(current is GTKRowView) { view = current.superview }
      return view?.frame.minY ?? 0
    }

    /// The text that looks selected, from the top.
    private func selected(_ list: GTKScrollView) -> [String] {
      list.texts.filter { $0.selectedRange != nil && !$0.isHidden }
        .sorted { top($0) < top($1) }
        .compactMap { view in
          guard let range = view.selectedRange, let text = view.textLayout?.content.plainText else {
            return nil
          }
          return String(decoding: Array(text.utf8)[range], as: UTF8.self)
        }
    }

    /// Returns the point before a character of a row, in the window.
    private func point(_ list: GTKScrollView, _ row: Int, _ character: Int) throws -> (Int, Int) {
      let text = try #require(
        list.texts.first { $0.textLayout?.content.plainText.hasSuffix(" line \(row)") == true })
      let layout = try #require(text.textLayout)
      let rectangle = layout.rectangles(
        of: character..<character + 1, width: text.frame.size.width)
      let x = try #require(rectangle.first).minX
      return (Int((text.frame.minX + x).rounded()), row * 40 + 20)
    }

    private func clipboardText(_ window: TestWindow) async -> String? {
      var found: String?
      var isDone = false
      await MainLoop.settle()
      window.host.paste(of: .text) { content in
        if case .success(.text(let text)) = content { found = text }
        isDone = true
      }
      await MainLoop.run { isDone }
      return found
    }

    @Test func `a drag across two rows selects, and Control-C puts the text on the clipboard`()
      async throws
    {
      let (window, view) = await TestWindow.showing(Lines(log: log))
      let list = try list(in: view)
      let before = try Pixels(of: list)
      let start = try point(list, 1, 5)
      try await InputTool.drag(from: start, to: point(list, 2, 10))
      #expect(selected(list) == ["words in line 1", "some words"])
      await InputTool.run("mouseup 1")
      await window.frame()
      let after = try Pixels(of: list)
      #expect(after[start.0 + 1, start.1 - 6] != before[start.0 + 1, start.1 - 6])
      #expect(after[start.0 - 4, start.1 - 6] == before[start.0 - 4, start.1 - 6])
      await InputTool.press("ctrl+c")
      await MainLoop.run { log.count(of: "words in line 1\nsome words") == 1 }
      #expect(await clipboardText(window) == "words in line 1\nsome words")
      await InputTool.click(start.0, start.1)
      #expect(selected(list) == [])
      withExtendedLifetime(window) {}
    }

    @Test func `a double click selects the word, although the row waits for it`() async throws {
      let (window, view) = await TestWindow.showing(Lines(log: log))
      let list = try list(in: view)
      let (x, y) = try point(list, 2, 6)
      await InputTool.click(x, y, count: 2)
      #expect(selected(list) == ["words"])
      #expect(log.take() == ["double tap"])
      await InputTool.press("ctrl+Insert")
      await MainLoop.run { log.count(of: "words") == 1 }
      await InputTool.press("ctrl+a")
      #expect(selected(list).first == "some words in line 0")
      await InputTool.press("Escape")
      #expect(selected(list) == [])
      withExtendedLifetime(window) {}
    }

    @Test func `a button in a row is pressed, and its text isn't selected`() async throws {
      let (window, view) = await TestWindow.showing(Lines(log: log))
      let list = try list(in: view)
      await InputTool.click(270, 180)
      #expect(log.take() == ["pressed"] && selected(list) == [])
      await InputTool.drag(from: (270, 180), to: (20, 60))
      await InputTool.run("mouseup 1")
      #expect(selected(list) == [])
      withExtendedLifetime(window) {}
    }

    @Test func `a click on a field in a row gives it the keyboard, and a drag in it selects there`()
      async throws
    {
      let (window, view) = await TestWindow.showing(Lines(log: log))
      let list = try list(in: view)
      await InputTool.drag(from: (280, 220), to: (20, 100))
      await InputTool.run("mouseup 1")
      #expect(selected(list) == [])
      let field = try #require(view.root.textInputs.first)
      #expect(list.hasFocus(in: field))
      let (x, y) = try point(list, 1, 3)
      await InputTool.click(x, y)
      #expect(!list.hasFocus(in: field), "keys copy the text that is selected next")
      withExtendedLifetime(window) {}
    }

    @Test func `the pointer is the text cursor over text, and no other cursor beside it`()
      async throws
    {
      let (window, view) = await TestWindow.showing(Lines(log: log))
      let list = try list(in: view)
      let (x, y) = try point(list, 1, 3)
      await InputTool.run("mousemove \(x) \(y)")
      #expect(list.isPointerOnText)
      await InputTool.run("mousemove 250 60")
      #expect(!list.isPointerOnText)
      withExtendedLifetime(window) {}
    }

    @Test func `a drag below the list scrolls, and recycled views show only what is theirs`()
      async throws
    {
      let (window, view) = await TestWindow.showing(Lines(log: log))
      let list = try list(in: view)
      let (x, y) = try point(list, 3, 5)
      await InputTool.drag(from: (x, y), to: (x, 500))
      await MainLoop.run { list.contentOffset.y > 300 }
      await InputTool.run("mouseup 1")
      await MainLoop.run { list.press == nil }
      #expect(selected(list).count >= 5)
      list.contentOffset.y = 0
      await window.frame()
      #expect(selected(list).first == "words in line 3")
      list.contentOffset.y = 30_000
      await window.frame()
      #expect(selected(list) == [])
      withExtendedLifetime(window) {}
    }
  }

  /// The places of characters in the glyphs that GTK draws.
  @MainActor @Suite struct TextGeometryTests {
    private func layout(
      _ text: String, width: Double = .infinity, lineLimit: Int? = nil,
      truncation: TextContent.Truncation = .tail
    ) -> TextLayout {
      GTKContentMeasurer.shared.layout(
        TextContent(runs: [TextRun(text)], lineLimit: lineLimit, truncation: truncation),
        width: width)
    }

    /// Checks that the middle of the rectangle of each character is a place in that character.
    private func expectRoundTrip(_ layout: TextLayout, _ comment: Comment? = nil) {
      let width = layout.size.width
      var byte = 0
      for character in layout.content.plainText {
        let range = byte..<byte + character.utf8.count
        byte = range.upperBound
        guard !character.isWhitespace,
          let rectangle = layout.rectangles(of: range, width: width).first
        else { continue }
        let middle = Point(x: (rectangle.minX + rectangle.maxX) / 2, y: rectangle.minY + 2)
        #expect(layout.place(at: middle, width: width).character == range, comment)
      }
    }

    @Test(arguments: [
      "Latin letters, fi ligatures", "über e\u{301}tait", "שלום עולם", "מספר 123 abc",
      "a\nb\n\nc d", "👩‍👩‍👧 family",
    ])
    func `a character is found where it is drawn`(_ text: String) {
      expectRoundTrip(layout(text), "\(text)")
      expectRoundTrip(layout(text, width: 60), "\(text), broken")
    }

    @Test func `the places of a long text are those of its pieces`() {
      let paragraph = String(repeating: "several words in a row, ", count: 200)
      let text = "first\n" + paragraph + "\nlast"
      let layout = layout(text, width: 300)
      let end = layout.place(at: Point(x: 290, y: layout.size.height - 2), width: 300)
      #expect(end.offset == text.utf8.count)
      let rectangles = layout.rectangles(
        of: text.utf8.count - 4..<text.utf8.count, width: 300)
      #expect(rectangles.count == 1)
      #expect(rectangles.first?.maxY == layout.size.height)
    }

    @Test(arguments: ["several words in a row that don't fit", "one line\nand another one"])
    func `an ellipsis stands for what isn't shown`(_ text: String) {
      let layout = layout(text, width: 100, lineLimit: 1)
      let end = layout.place(at: Point(x: 99, y: 5), width: 100)
      #expect(end.offset == text.utf8.count)
      let whole = layout.rectangles(of: 0..<text.utf8.count, width: 100)
      #expect(whole.count == 1 && (whole.first?.maxX ?? 0) <= 101)
    }

    @Test func `a line that is read from the right begins at the right`() throws {
      let layout = layout("שלום")
      let first = try #require(layout.rectangles(of: 0..<2, width: layout.size.width).first)
      let last = try #require(layout.rectangles(of: 6..<8, width: layout.size.width).first)
      #expect(first.minX > last.minX)
      #expect(layout.place(at: Point(x: -5, y: 5), width: layout.size.width).offset == 8)
    }
  }
}
#endif
