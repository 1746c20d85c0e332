import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct WrapTests {
  private func boxes(@ComponentBuilder _ content: () -> ComponentList) -> [Rect] {
    HeadlessHostingView(content).boxes
  }

  @Test func `children go on in another line when one is full`() {
    let found = boxes {
      Wrap(spacing: 10, lineSpacing: 5) {
        for _ in 0..<4 { block(90, 20) }
      }
    }
    #expect(found.map(\.origin.x) == [0, 100, 200, 0])
    #expect(found.map(\.origin.y) == [0, 0, 0, 25])
  }

  @Test func `a wrap is as high as its lines`() {
    let view = HeadlessHostingView { Wrap(lineSpacing: 4) { for _ in 0..<4 { block(100, 20) } } }
    let range = SizeRange(max: Size(width: 250, height: .infinity))
    #expect(view.host.sizeThatFits(range).height == 44)
    #expect(view.host.sizeThatFits(.unbounded) == Size(width: 400, height: 20))
  }

  @Test func `lines share the height as they are told`() {
    let found = boxes {
      Wrap(lineAlignment: .spaceBetween) { for _ in 0..<2 { block(200, 20) } }
    }
    #expect(found.map(\.minY) == [0, 180])
  }

  @Test func `a flex goes any way`() {
    let reversed = boxes {
      Flex(direction: .rowReverse, columnGap: 10) {
        block(20, 10)
        block(30, 10)
      }
    }
    #expect(reversed.map(\.minX) == [280, 240])
    let column = boxes {
      Flex(
        direction: .columnReverse, rowGap: .percent(10), justification: .flexEnd,
        padding: FlexEdges(all: 5)
      ) {
        block(20, 10)
        block(30, 10)
      }
    }
    #expect(column.map(\.minY) == [34, 5])
    var style = FlexStyle()
    style.flexWrap = .wrapReverse
    style.alignContent = .flexStart
    let wrapped = boxes { Flex(style) { for _ in 0..<2 { block(200, 20) } } }
    #expect(wrapped.map(\.minY) == [180, 160])
  }
}
