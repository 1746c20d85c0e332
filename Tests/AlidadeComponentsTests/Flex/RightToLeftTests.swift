import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct RightToLeftTests {
  private func mirrored(@ComponentBuilder _ content: () -> ComponentList) -> HeadlessHostingView {
    let view = HeadlessHostingView(content)
    view.host.layoutDirection = .rightToLeft
    view.settle()
    return view
  }

  @Test func `rows, padding and margins are mirrored`() {
    @ComponentBuilder func content() -> ComponentList {
      Row(spacing: 7, alignment: .center) {
        block(20, 10).margin(start: 3)
        Column(alignment: .end) { block(40, 10) }.padding(EdgeInsets(start: 5, end: 9))
        Box(background: .red).grow().padding(2)
        block(10, 10).absolute(top: 1, start: 2)
      }
    }
    let plain = HeadlessHostingView(content).boxes
    let found = mirrored(content).boxes
    #expect(found.count == 4)
    for (one, other) in zip(plain, found) {
      #expect(other.minX == 300 - one.maxX)
      #expect(other.minY == one.minY)
      #expect(other.size == one.size)
    }
  }

  @Test func `a change of direction is shown in the next frame`() {
    let view = HeadlessHostingView { Row { block(20, 10) } }
    #expect(view.boxes[0].minX == 0)
    view.host.layoutDirection = .rightToLeft
    view.settle()
    #expect(view.boxes[0].minX == 280)
    view.host.layoutDirection = .leftToRight
    view.settle()
    #expect(view.boxes[0].minX == 0)
  }

  @Test func `text begins where lines of its surroundings do`() {
    let view = mirrored { Column { Text("abc") } }
    let layout = view.first(HeadlessTextView.self)?.textLayout
    #expect(layout?.content.direction == .rightToLeft)
    #expect(layout?.content.alignment == .start)
  }

  @Test func `a container may have a direction of its own, for all in it`() {
    let view = HeadlessHostingView {
      Flex(textDirection: .rightToLeft) {
        Row {
          Text("abc")
          Center { Text("def") }
        }
      }
    }
    let texts = view.root.descendants.compactMap { $0 as? HeadlessTextView }
    #expect(texts.count == 2)
    for text in texts { #expect(text.textLayout?.content.direction == .rightToLeft) }
    #expect(texts[0].frameInRoot.maxX == 300)
  }

  @Test func `rows of a list follow the direction, also when it changes`() {
    let view = HeadlessHostingView {
      List([1, 2], id: \.self) { _ in Row { block(20, 10) } }
    }
    view.settle()
    #expect(view.boxes.map(\.minX) == [0, 0])
    view.host.layoutDirection = .rightToLeft
    view.settle()
    #expect(view.boxes.map(\.minX) == [280, 280])
  }
}
