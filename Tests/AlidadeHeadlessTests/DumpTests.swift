import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

@MainActor struct DumpTests {
  private let host = HeadlessMountHost()

  private func scene() -> HeadlessView {
    let root = host.makeRoot(size: Size(width: 200, height: 100))
    let card = HeadlessView(role: .group)
    root.addSubview(card)
    host.setFrame(Rect(x: 8, y: 8.5, width: 120, height: 60), of: card)
    card.apply(.backgroundColor(Color(hex: 0xFF8000)))
    card.apply(.cornerRadius(6))
    card.apply(.border(Border(width: 2, color: .black)))
    card.apply(.shadow(Shadow(color: .black, offset: Point(x: 0, y: 1), blur: 4)))
    card.apply(.clipsToBounds(true))
    let text = HeadlessTextView(role: .text)
    card.addSubview(text)
    host.setFrame(Rect(x: 4, y: 4, width: 100, height: 26), of: text)
    let content = TextContent(runs: [
      TextRun("a <b> & \"c\"", style: TextStyle(size: 10, weight: .bold))
    ])
    text.textLayout = host.measurer.layout(content, width: 30)
    let hidden = HeadlessView()
    root.addSubview(hidden)
    host.setHidden(true, hidden)
    return root
  }

  @Test func `a dump shows kinds, frames, texts and state`() {
    #expect(
      scene().dump(includesHidden: true) == """
        container (0 0, 200 x 100)
          container (8 8.5, 120 x 60) background #ff8000 clips border 2 #000000 radius 6 shadow 4 #000000 at (0 1)
            text (4 4, 100 x 26) "a <b>\\n& \\"c\\""
          container (0 0, 0 x 0) hidden

        """)
  }

  @Test func `hidden views are left out unless they are asked for`() {
    #expect(!scene().dump().contains("hidden"))
    #expect(scene().visibleTexts == ["a <b>\n& \"c\""])
  }

  @Test func `the state of controls is dumped`() {
    let root = host.makeRoot(size: Size(width: 10, height: 10))
    let button = HeadlessPressableView(role: .button)
    root.addSubview(button)
    #expect(host.moveFocus(to: root))
    #expect(button.stateDescriptions == ["focused"])
    button.isEnabled = false
    #expect(button.stateDescriptions == ["disabled"])
    button.apply(.accessibility(Accessibility(label: "Go", isChecked: true)))
    #expect(root.dump().contains("label \"Go\" checked"))
  }

  @Test func `a drawing holds everything in sight, escaped`() {
    let svg = scene().svg()
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"100\""))
    #expect(svg.contains("<g transform=\"translate(8 8.5)\">"))
    #expect(svg.contains("fill=\"#ff8000\""))
    #expect(svg.contains("filter=\"url(#blur2)\""))
    #expect(svg.contains("clip-path=\"url(#clip1)\""))
    #expect(svg.contains(">a &lt;b&gt;</text>"))
    #expect(svg.contains(">&amp; &quot;c&quot;</text>"))
    #expect(svg.contains("font-weight=\"700\""))
    #expect(svg == scene().svg(), "The same views give the same text.")
  }

  @Test func `every element of a drawing is closed`() {
    var open: [Substring] = []
    for line in scene().svg().split(separator: "\n") {
      let tag = line.drop { $0 == " " }
      if tag.hasSuffix("/>") || tag.contains("</") && !tag.hasPrefix("</") { continue }
      let name = tag.drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter }
      if tag.hasPrefix("</") {
        #expect(open.popLast() == name)
      } else {
        open.append(name)
      }
    }
    #expect(open == [])
  }

  @Test func `a dark drawing has dark colors`() {
    let root = host.makeRoot(size: Size(width: 10, height: 10))
    root.apply(
      .backgroundColor(Color(light: RGBA(hex: 0x111111), dark: RGBA(hex: 0xEEEEEE, alpha: 0.5))))
    #expect(root.svg().contains("#111111"))
    #expect(root.svg(scheme: .dark).contains("#eeeeee80"))
    #expect(!root.svg(scheme: .dark).contains("#111111"))
  }

  @Test func `a clip is dumped, and cuts all of a view in a drawing`() {
    let root = host.makeRoot(size: Size(width: 100, height: 50))
    let view = HeadlessView()
    root.addSubview(view)
    host.setFrame(Rect(x: 0, y: 0, width: 40, height: 20), of: view)
    view.apply(.backgroundColor(.red))
    view.apply(.clip(ViewClip(top: 4, left: -2, bottom: 6, cornerRadius: .infinity)))
    #expect(root.dump().contains("clipped to (-2 4, 42 x 10) radius 5\n"))
    let lines = root.svg().split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.contains("<rect x=\"-2\" y=\"4\" width=\"42\" height=\"10\" rx=\"5\"/>"))
    let (clip, background) = (
      lines.firstIndex { $0.contains("clip-path") }, lines.lastIndex { $0.hasPrefix("<rect width") }
    )
    #expect((clip ?? .max) < (background ?? 0), "The background is inside the clip.")
    view.apply(.clip(nil))
    #expect(!root.dump().contains("clipped") && !root.svg().contains("clip-path"))
  }

  @Test func `a clip that appears is a mask in a drawing`() {
    let root = host.makeRoot(size: Size(width: 100, height: 50))
    root.apply(
      .clip(
        ViewClip(
          top: 0, left: 0, bottom: 25, right: 0, cornerRadius: 0, outsideOpacity: 0.25)))
    #expect(root.dump().contains("clipped to (0 0, 100 x 25) outside 0.25"))
    #expect(root.svg().contains("opacity=\"0.25\"") && root.svg().contains("url(#mask1)"))
  }

  @Test func `what XML does not allow is replaced`() {
    let root = host.makeRoot(size: Size(width: 10, height: 10))
    root.apply(.accessibility(Accessibility(label: "a\u{1}\u{FFFE}b\"<")))
    #expect(root.svg().contains("aria-label=\"a\u{FFFD}\u{FFFD}b&quot;&lt;\""))
  }

  @Test func `a drawing of three thousand levels does not exhaust the stack`() {
    let root = host.makeRoot(size: Size(width: 10, height: 10))
    var view = root
    for _ in 0..<3_000 {
      let inner = HeadlessView()
      view.addSubview(inner)
      view = inner
    }
    #expect(root.svg().split(separator: "\n").count == 6_005)
  }
}
