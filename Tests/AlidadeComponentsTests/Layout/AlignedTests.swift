import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct AlignedTests {
  nonisolated static let places: [(Alignment, Point)] = [
    (.topStart, Point(x: 0, y: 0)), (.top, Point(x: 140, y: 0)), (.topEnd, Point(x: 280, y: 0)),
    (.start, Point(x: 0, y: 95)), (.center, Point(x: 140, y: 95)), (.end, Point(x: 280, y: 95)),
    (.bottomStart, Point(x: 0, y: 190)), (.bottom, Point(x: 140, y: 190)),
    (.bottomEnd, Point(x: 280, y: 190)),
  ]

  @Test(arguments: places)
  func `each of the nine places is where its name says`(_ alignment: Alignment, _ place: Point) {
    let frame = Rect(origin: place, size: Size(width: 20, height: 10))
    #expect(HeadlessHostingView { block(20, 10).aligned(alignment) }.boxes == [frame])
    #expect(HeadlessHostingView { Aligned(alignment) { block(20, 10) } }.boxes == [frame])
  }

  @Test(arguments: places)
  func `from right to left the start is on the right`(_ alignment: Alignment, _ place: Point) {
    let view = HeadlessHostingView {
      block(20, 10).aligned(alignment).layoutDirection(.rightToLeft)
    }
    #expect(view.boxes.map(\.origin) == [Point(x: 280 - place.x, y: place.y)])
  }

  @Test func `an axis without a place is left alone`() {
    let view = HeadlessHostingView {
      Column {
        block(20, 10).aligned(horizontal: .end)
        block(20, 10).aligned(horizontal: .center)
      }
    }
    #expect(
      view.boxes == [
        Rect(x: 280, y: 0, width: 20, height: 10), Rect(x: 140, y: 10, width: 20, height: 10),
      ])
    let stretched = HeadlessHostingView { Box(background: .red).aligned(horizontal: .end) }
    #expect(stretched.boxes == [Rect(x: 300, y: 0, width: 0, height: 200)])
  }

  @Test func `modifiers take the space that what is in them takes`() {
    let most = Size(width: 300, height: 200)
    func size(_ component: some Component) -> Size {
      HeadlessHostingView { component }.host.sizeThatFits(SizeRange(max: most))
    }
    let centered = Center { block(20, 10) }
    #expect(size(centered) == most)
    #expect(size(centered.background(.red)) == most)
    #expect(size(centered.padding(10).overlay { block(5, 5) }) == most)
    #expect(size(centered.frame(minWidth: 30)) == most)
    #expect(size(centered.frame(maxWidth: 50)) == Size(width: 50, height: 200))
    #expect(size(centered.frame(maxWidth: 50).padding(5)) == Size(width: 60, height: 200))
    let atEnd = Aligned(horizontal: .end) { block(20, 10) }
    #expect(size(atEnd.background(.red)) == Size(width: 300, height: 10))
    let compact = Center(isCompact: true) { block(20, 10) }
    #expect(size(compact.padding(1)) == Size(width: 22, height: 12))
    // As an item of a row it is as large as its content.
    #expect(size(Row(alignment: .start) { centered.padding(1) }) == Size(width: 22, height: 12))
  }

  @Test func `without bounds it is as large as the component`() {
    let size = LayoutProbe.layout(of: block(20, 10).aligned(.bottomEnd), in: .unbounded)?.size
    #expect(size == Size(width: 20, height: 10))
  }

  @Test func `a compact one is no larger than the component unless it must be`() {
    let compact = Aligned(.bottomEnd, isCompact: true) { block(20, 10) }
    let most = Size(width: 100, height: 100)
    #expect(
      LayoutProbe.layout(of: compact, in: SizeRange(max: most))?.size
        == Size(width: 20, height: 10))
    let view = HeadlessHostingView { compact }
    #expect(view.boxes == [Rect(x: 280, y: 190, width: 20, height: 10)])
  }

  @Test func `it keeps the baseline of text`() {
    let natural = LayoutProbe.layout(of: Text("a"), in: .unbounded)
    let range = SizeRange(exactly: Size(width: 100, height: 119))
    let layout = LayoutProbe.layout(of: Text("a").aligned(.bottom), in: range)
    #expect(natural?.baseline != nil)
    #expect(layout?.baseline == natural?.baseline.map { $0 + 119 - (natural?.size.height ?? 0) })
  }
}
