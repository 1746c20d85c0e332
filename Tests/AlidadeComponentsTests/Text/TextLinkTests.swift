import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Links in texts.
@MainActor @Suite struct TextLinkTests {
  private static let sentence = Text {
    "Read the "
    Text("manual").link("https://example.org/manual")
    " or "
    Text("write").link("mailto:a@example.org")
    "."
  }

  @Test func `a test follows a link by its text`() throws {
    let app = TestHost { TextLinkTests.sentence }
    try app.tap("manual")
    try app.tap("write")
    #expect(app.openedAddresses == ["https://example.org/manual", "mailto:a@example.org"])
    app.expect("Read the manual or write.")
  }

  @Test func `a link performs the newest action and opens nothing`() throws {
    let log = EventLog()
    let app = TestHost { Counting(log: log) }
    try app.tap("more")
    try app.tap("more")
    #expect(log.take() == ["0", "1"])
    #expect(app.openedAddresses.isEmpty)
  }

  private struct Counting: Component {
    let log: EventLog

    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      Text("\(context.state) and ")
        + Text("more").link {
          log.record("\(context.state)")
          context.update { $0 += 1 }
        }
    }
  }

  @Test func `Tab goes from link to link, and Return follows the one with the focus`() {
    let app = TestHost { TextLinkTests.sentence }
    app.press(.tab)
    app.press(.enter)
    app.press(.tab)
    app.press(.enter)
    app.press(.escape)
    #expect(app.openedAddresses == ["https://example.org/manual", "mailto:a@example.org"])
  }

  @Test func `a component takes over addresses, the nearest one first`() throws {
    let log = EventLog()
    let app = TestHost {
      Column {
        Text("person").link("alidade://person/7")
        Text("page").link("alidade://page/7")
        Link("site", address: "https://example.org")
      }
      .onOpenLink { address in
        log.record("inner \(address)")
        return address.hasPrefix("alidade://person")
      }
      .onOpenLink { address in
        log.record("outer \(address)")
        return address.hasPrefix("alidade:")
      }
    }
    try app.tap("person")
    #expect(log.take() == ["inner alidade://person/7"])
    try app.tap("page")
    #expect(log.take() == ["inner alidade://page/7", "outer alidade://page/7"])
    try app.tap("site")
    #expect(log.take() == ["inner https://example.org", "outer https://example.org"])
    #expect(app.openedAddresses == ["https://example.org"])
  }

  @Test func `an address that isn't allowed is refused and reported once`() {
    let refusing = HeadlessHostingView { Text("here").link("text-link-test:x") }
    refusing.settle()
    let reports = DiagnosticsRecorder.reports {
      for _ in 0..<2 { areas(refusing).first?.press() }
    }
    #expect(refusing.mountHost.openedAddresses.isEmpty)
    #expect(reports.map(\.values) == [["scheme   text-link-test", "address  text-link-test:x"]])
    let allowing = HeadlessHostingView {
      Text("here").link("text-link-test:x")
        .environment(AllowedLinkSchemes.self, ["text-link-test"])
    }
    allowing.settle()
    areas(allowing).first?.press()
    #expect(allowing.mountHost.openedAddresses == ["text-link-test:x"])
  }

  private func areas(_ view: HeadlessHostingView) -> [HeadlessPressableView] {
    view.root.descendants.compactMap { $0 as? HeadlessPressableView }.filter { !$0.isHidden }
  }

  @Test func `a link has a role, a name, a tooltip and the pointing cursor`() throws {
    let app = TestHost { TextLinkTests.sentence }
    let link = try #require(areas(app.view).first)
    #expect(link.role == .link)
    #expect(link.options.accessibility?.label == "manual")
    #expect(link.options.tooltip == "https://example.org/manual")
    try app.hover("manual")
    #expect(app.mountHost.cursor == .pointer)
    link.superview?.hover(at: Point(x: 2, y: 5))
    #expect(app.mountHost.cursor != .pointer)
    let silent = TestHost { Text("a").link("https://a.b", tooltip: "") }
    #expect(areas(silent.view).first?.options.tooltip == "")
  }

  @Test func `a link that goes on in the next line reacts only where its text is`() {
    // A character is 5 points wide: two lines, "before a b c" and "d e f after".
    let view = HeadlessHostingView(size: Size(width: 60, height: 100)) {
      (Text("before ") + Text("a b c d e f").link("https://a.b") + Text(" after")).size(10)
    }
    view.settle()
    func name(_ x: Double, _ y: Double) -> String? {
      view.root.hitTest(Point(x: x, y: y))?.kindName
    }
    #expect(areas(view).first?.frame == Rect(x: 0, y: 0, width: 60, height: 26))
    #expect(name(20, 5) == "text")
    #expect(name(40, 5) == "pressable")
    #expect(name(20, 18) == "pressable")
    #expect(name(40, 18) == "text")
  }

  @Test func `a link that is cut off has no area, and one that is cut in part has a smaller one`() {
    let view = HeadlessHostingView(size: Size(width: 60, height: 100)) {
      (Text("ab ") + Text("cdefghijklmnop").link("https://a.b") + Text("q").link("https://c.d"))
        .size(10).lineLimit(1)
    }
    view.settle()
    #expect(areas(view).map(\.frame) == [Rect(x: 15, y: 0, width: 40, height: 13)])
    #expect(areas(view).first?.options.accessibility?.label == "cdefghijklmnop")
  }

  @Test func `text without links has no views but its own, and its attribute`() {
    let view = HeadlessHostingView { Text("plain") }
    view.settle()
    let counters = view.counters
    #expect(counters.viewsCreated == 1)
    #expect(counters.attributesApplied == 1)
    #expect(Text("plain").children.isEmpty)
  }

  @Test func `a recycled view has no link of its previous component`() {
    let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
      List(0..<100, id: \.self, estimatedRowHeight: 20) { row in
        row.isMultiple(of: 2)
          ? Text("row ") + Text("\(row)").link("https://a.b/\(row)") : Text("row")
      }
    }
    view.settle()
    let list: HeadlessScrollView? = view.first()
    for offset in [400.0, 410, 1000, 0] {
      list?.scroll(by: offset - (list?.contentOffset.y ?? 0))
      view.settle()
      for row in list?.subviews.filter({ !$0.isHidden }) ?? [] {
        let texts = row.descendants.compactMap { $0 as? HeadlessTextView }.filter(\.isVisible)
        let links = row.descendants.compactMap { $0 as? HeadlessPressableView }.filter(\.isVisible)
        let text = texts.first?.textLayout?.content.plainText
        #expect(
          links.map { "row \($0.options.accessibility?.label ?? "")" }
            == (text == "row" ? [] : [text]))
      }
    }
  }

  @Test func `the style can be set after the link`() {
    let text = Text("a").link("https://a.b").color(.red).underline(false) + Text("b")
    #expect(text.content.runs[0].style.color == .red)
    #expect(!text.content.runs[0].style.isUnderlined)
    #expect(text.content.runs[1].style == TextStyle())
    #expect(Text("a").link("https://a.b").content.runs[0].style.color == .accentText)
  }

  @Test func `a closure joins texts and strings, also with conditions and loops`() {
    let isLong = Text("").content.runs.count == 1
    let text = Text {
      Text("a").lineLimit(2)
      if isLong { "b" } else { Text("no") }
      for word in ["c", "d"] { Text(word).link("https://\(word).org") }
    }
    #expect(text.content.plainText == "abcd")
    #expect(text.content.lineLimit == 2)
    #expect(text.children.count == 2)
    #expect(Text {}.content.plainText == "")
  }
}
