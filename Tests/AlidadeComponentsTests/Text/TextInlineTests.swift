import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Components in texts.
@MainActor @Suite struct TextInlineTests {
  private struct Chip: Component, Equatable {
    let name: String

    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      Pressable(action: { context.update { $0 += 1 } }) {
        Box(background: .red) { Text("\(name)\(context.state)").size(8) }
          .frame(width: 40, height: 20)
      }
    }
  }

  /// A component without a baseline.
  private struct Dot: Component {
    let size: Double

    var body: some Component { Box(background: .red).frame(width: size, height: size) }
  }

  private func frames(_ text: Text, width: Double = 400) -> [Rect] {
    let view = HeadlessHostingView(size: Size(width: width, height: 200)) { text }
    view.settle()
    return textView(view)?.visibleSubviews.map(\.frame) ?? []
  }

  private func textView(_ view: HeadlessHostingView) -> HeadlessTextView? { view.first() }

  @Test func `a component stands between the words around it`() {
    let text = Text {
      "ab "
      Text(inline: Dot(size: 10))
      " cd"
    }
    // Letters are 7.5 wide and lines 19 high; frames are whole pixels.
    #expect(frames(text) == [Rect(x: 23, y: 4, width: 10, height: 10)])
    let view = HeadlessHostingView(size: Size(width: 400, height: 200)) { text }
    view.settle()
    let layout = textView(view)?.textLayout
    #expect(layout?.size == Size(width: 55, height: 19))
  }

  @Test func `a line is as high as a component in it, whose baseline is that of the line`() {
    let baseline = Text("big").size(40)
    let text = Text {
      "ab "
      Text(inline: baseline)
      " cd"
    }
    #expect(frames(text) == [Rect(x: 23, y: 0, width: 60, height: 50)])
    let large = Text {
      "ab "
      Text(inline: Dot(size: 59))
      " cd"
    }
    // Its middle is that of the letters around it.
    #expect(frames(large) == [Rect(x: 23, y: 0, width: 59, height: 59)])
  }

  @Test func `a component that doesn't fit begins the next line`() {
    let text = Text {
      "some words "
      Text(inline: Dot(size: 50))
      " more"
    }
    #expect(frames(text, width: 100) == [Rect(x: 0, y: 19, width: 50, height: 50)])
  }

  @Test func `a component is as wide as the text at most`() {
    let text = Text {
      "a "
      Text(inline: Text("several words that wrap"))
      " b"
    }
    #expect(frames(text, width: 60).first?.size.width ?? 99 <= 60)
    #expect(frames(text, width: 60).first?.size.height.rounded() == 76)
  }

  @Test func `what is cut off is not shown`() {
    let text = Text {
      "some words "
      Text(inline: Dot(size: 50))
      " more"
    }.lineLimit(1)
    #expect(frames(text, width: 100) == [])
    #expect(frames(text, width: 400).count == 1)
  }

  @Test func `a component keeps its state and reacts while the text around it changes`() throws {
    let app = TestHost { Sentence() }
    try app.tap("Ada0")
    app.expect("Ada1")
    try app.tap("longer")
    app.expect("Ada1")
    try app.tap("Ada1")
    app.expect("Ada2")
  }

  private struct Sentence: Component {
    func initialState() -> Int { 1 }

    func body(_ context: Context<Int>) -> some Component {
      Text {
        for _ in 0..<context.state { "words " }
        Text(inline: Chip(name: "Ada"))
        " and "
        Text("longer").link { context.update { $0 += 1 } }
      }
    }
  }

  @Test func `joined texts have the components of both`() {
    let one = Text(inline: Dot(size: 4)) + Text("ab")
    let both = one + one
    #expect(
      frames(both).map { [$0.minX, $0.size.width] } == [[0, 4], [19, 4]])
  }

  @Test func `a copy has the text that stands for a component`() throws {
    let app = TestHost {
      Text {
        "Ask "
        Text(inline: Dot(size: 10), copiedAs: "@ada")
        " now"
      }.textSelection()
    }
    let text = try #require(
      textView(app.view))
    text.tap(count: 3, at: Point(x: 2, y: 5))
    app.press(.copy)
    guard case .text("Ask @ada now")? = app.clipboard else {
      Issue.record("\(String(describing: app.clipboard))")
      return
    }
    #expect(StyledText(Text(inline: Dot(size: 1), copiedAs: "x")).plainText == "x")
  }

  @Test func `a link reads and opens what has a component in it`() throws {
    let app = TestHost {
      Text {
        Text("see ")
        Text(inline: Dot(size: 10), copiedAs: "it")
      }.link("https://a.b")
    }
    try app.tap("see it")
    #expect(app.openedAddresses == ["https://a.b"])
  }

  @Test func `a component that shows nothing, or several, has one place`() throws {
    let nothing = ForEach([Int](), id: \.self) { _ in Dot(size: 5) }
    let several = ForEach([4, 6], id: \.self) { Dot(size: Double($0)) }
    let text = Text {
      Text(inline: nothing)
      Text(inline: several)
      "ab"
      Text("link").link("https://a.b")
      Text(inline: Dot(size: 8))
      Text(inline: nothing)
    }
    let app = TestHost(size: Size(width: 400, height: 100)) { text.textSelection() }
    let placed = frames(text)
    let last = placed.first { $0.size.width == 8 }
    #expect(last?.minX == 51)
    #expect(frames(Text(inline: nothing)).allSatisfy { $0.size.width == 0 })
    try app.tap("link")
    #expect(app.openedAddresses == ["https://a.b"])
  }

  @Test func `text that replaces that of a text stays, and its components go`() {
    var text = Text {
      "ab "
      Text(inline: Dot(size: 10))
    }
    text.content.runs.insert(TextRun("more "), at: 0)
    #expect(frames(text) == [])
    text.content = TextContent(runs: [TextRun("other"), TextRun("words")])
    let view = HeadlessHostingView(size: Size(width: 400, height: 100)) { text }
    view.settle()
    #expect(view.root.visibleTexts == ["otherwords"])
  }

  @Test func `a button is named after the text and the components in it`() throws {
    let app = TestHost {
      Pressable(action: {}) {
        Text {
          "Open "
          Text(inline: Dot(size: 10), copiedAs: "the folder")
        }
      }
    }
    #expect(app.contains(.role(.button, "Open the folder")))
  }

  @Test func `a text needs the room of its widest component`() {
    let view = HeadlessHostingView(size: Size(width: 30, height: 200)) {
      Row {
        Text {
          "a "
          Text(inline: Dot(size: 50))
          " b"
        }
      }
    }
    view.settle()
    #expect(textView(view)?.frame.size.width == 50)
  }
}
