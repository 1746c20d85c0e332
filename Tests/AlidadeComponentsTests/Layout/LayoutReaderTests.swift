import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct LayoutReaderTests {
  @Test func `a reader is as large as its content`() {
    let reader = LayoutReader { _ in block(40, 30) }
    #expect(LayoutProbe.layout(of: reader, in: .unbounded)?.size == Size(width: 40, height: 30))
  }

  @Test func `several components stand below each other`() {
    let view = HeadlessHostingView {
      LayoutReader { _ in
        block(40, 30)
        block(40, 20)
      }.aligned(.topStart)
    }
    #expect(view.boxes.map(\.minY) == [0, 30])
  }

  @Test func `a reader counts as one child, and nothing in it is one`() {
    let view = HeadlessHostingView {
      Row(spacing: 10) {
        block(20, 10)
        LayoutReader { _ in }
        block(20, 10)
      }
    }
    #expect(view.boxes.map(\.minX) == [0, 40])
  }

  @Test func `a column does not make a reader lower than its content`() {
    let words = "several words that take several lines"
    let reader = LayoutReader { _ in Text(words) }
    let least = LayoutProbe.minimum(of: reader, width: 80)
    #expect(least.height == LayoutProbe.minimum(of: Text(words), width: 80).height)
    #expect(least.width == 0)
    #expect(LayoutProbe.minimum(of: reader, width: .infinity).height == 0)
  }

  @Test func `the item modifiers of a layout reader belong outside it`() {
    let view = HeadlessHostingView {
      Row {
        block(100, 10)
        LayoutReader { _ in Box(background: .blue) }.grow()
      }
    }
    #expect(view.boxes.last?.size.width == 200)
  }

  @Test func `the content is laid out in the direction around it`() {
    let view = HeadlessHostingView {
      LayoutReader { _ in block(20, 10).aligned(.topStart) }.layoutDirection(.rightToLeft)
    }
    #expect(view.boxes.map(\.minX) == [280])
  }
}
