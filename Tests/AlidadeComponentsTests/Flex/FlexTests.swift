import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeComponents

@MainActor @Suite struct FlexTests {
  /// A row in a window of its own height, and where its boxes begin and end from left to right.
  private func spans(_ row: Row) -> [ClosedRange<Double>] {
    HeadlessHostingView { row }.boxes.map { $0.minX...$0.maxX }
  }

  private func stands(_ row: Row) -> [ClosedRange<Double>] {
    HeadlessHostingView { Column { row.frame(height: 100) } }.boxes.map { $0.minY...$0.maxY }
  }

  @Test func `children are as wide as they are, with space between them`() {
    #expect(
      spans(
        Row(spacing: 10) {
          block(20)
          block(30)
        }) == [0...20, 30...60])
    #expect(spans(Row { block(20) }) == [0...20])
    #expect(spans(Row(spacing: 10) {}).isEmpty)
  }

  @Test func `children that grow share what is left over`() {
    #expect(
      spans(
        Row {
          block(60)
          block(0).grow()
          block(0).grow(2)
        }) == [0...60, 60...140, 140...300])
    #expect(spans(Row { block(0).grow(0.5) }) == [0...150], "half a share is half of the space")
    #expect(spans(Row { block(10).grow(.nan) }) == [0...10])
    #expect(spans(Row { block(10).grow(-1) }) == [0...10])
  }

  @Test func `children give way in proportion to their sizes`() {
    #expect(
      spans(
        Row {
          Box(background: .red).basis(200)
          Box(background: .red).basis(400)
        }) == [0...100, 100...300])
    #expect(
      spans(
        Row {
          Box(background: .red).basis(200).shrink(0)
          Box(background: .red).basis(400)
        }) == [0...200, 200...300])
  }

  @Test func `shrinking stops at the widest word`() {
    let view = HeadlessHostingView {
      Row {
        Text("unbreakable")
        Box(background: .red).basis(1_000)
      }
    }
    #expect(view.first(HeadlessTextView.self)?.frame.size.width == 83)
    let oneLine = HeadlessHostingView {
      Row {
        Text("cut off if need be").lineLimit(1)
        block(280).shrink(0)
      }
    }
    #expect(oneLine.first(HeadlessTextView.self)?.frame.size.width == 20)
  }

  @Test func `text wraps before a row overflows`() {
    let view = HeadlessHostingView {
      Row {
        block(200, 10).shrink(0)
        Text("several words in a row")
      }
    }
    let text = view.first(HeadlessTextView.self)
    #expect(text?.frame.size.width == 100)
    #expect(text?.visibleText == "several words\nin a row")
  }

  @Test(arguments: [
    (FlexAlignment.start, 0.0...20.0), (.center, 40...60), (.end, 80...100),
  ])
  func `alignment places children across`(
    _ alignment: FlexAlignment, _ span: ClosedRange<Double>
  ) {
    #expect(stands(Row(alignment: alignment) { block(10, 20) }) == [span])
    #expect(stands(Row { block(10, 20).alignSelf(alignment) }) == [span])
    let column = HeadlessHostingView { Column(alignment: alignment) { block(20, 10) } }
    let left = [FlexAlignment.start: 0.0, .center: 140, .end: 280][alignment]
    #expect(column.boxes.first?.minX == left)
  }

  @Test func `children are stretched unless they have a size`() {
    #expect(stands(Row { Box(background: .red).frame(width: 10) }) == [0...100])
    #expect(stands(Row { block(10).alignSelf(.center) }) == [50...50])
    #expect(stands(Row { block(10, 30) }) == [0...30])
    #expect(stands(Row { block(10, 30).padding(5).background(.blue).overlay {} })[0] == 0...40)
    #expect(stands(Row { Image(icon: "user", size: 16).background(.red) }) == [0...16])
    #expect(stands(Row { block(10, 30).frame(minHeight: 50) }) == [0...30])
    #expect(stands(Row { Box(background: .red).frame(minHeight: 50).frame(width: 9) }) == [0...100])
  }

  @Test func `first baselines stand on one line`() {
    let view = HeadlessHostingView {
      Row(alignment: .baseline) {
        Text("a").size(10)
        Text("b").size(40)
        Text("c").size(20).padding(5)
        block(10, 12)
      }
    }
    let tops = view.root.descendants.compactMap { ($0 as? HeadlessTextView)?.frameInRoot.minY }
    #expect(tops == [30, 0, 20])
    #expect(view.boxes.first?.maxY == 40, "without text, the lower edge stands on the line")
  }

  @Test(arguments: [
    (FlexAlignment.start, [0.0, 100]), (.center, [50, 150]), (.end, [100, 200]),
    (.spaceBetween, [0, 200]), (.spaceAround, [25, 175]), (.spaceEvenly, [33, 167]),
  ])
  func `justification places what is left over`(
    _ justification: FlexAlignment, _ starts: [Double]
  ) {
    let row = Row(justification: justification) {
      block(100)
      block(100)
    }
    #expect(spans(row).map(\.lowerBound) == starts)
  }

  @Test func `a spacer takes what is left over, and no less than it must`() {
    #expect(
      spans(
        Row {
          block(20)
          Spacer()
          block(30)
        }) == [0...20, 270...300])
    let tight = Row {
      Box(background: .red).basis(200)
      Spacer(minimum: 50)
      Box(background: .red).basis(200)
    }
    #expect(spans(tight) == [0...125, 175...300])
    for minimum in [Double.nan, .infinity, -5] { #expect(Spacer(minimum: minimum).minimum == 0) }
  }

  @Test func `a spacer that grows more keeps its minimum`() {
    let row = Row {
      Box(background: .red).basis(280)
      Spacer(minimum: 40).grow(2)
    }
    #expect(spans(row) == [0...260])
  }

  @Test func `columns and rows nest`() {
    let view = HeadlessHostingView {
      Column(spacing: 5) {
        Row {
          block(10, 10)
          block(10, 30)
        }
        Column { block(nil, 7) }.padding(1)
      }
    }
    #expect(
      view.boxes == [
        Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 10, y: 0, width: 10, height: 30),
        Rect(x: 1, y: 36, width: 298, height: 7),
      ])
  }

  @Test func `spacing that cannot be counts as none`() {
    for spacing in [Double.nan, .infinity] {
      #expect(
        spans(
          Row(spacing: spacing) {
            block(20)
            block(30)
          }) == [0...20, 20...50])
    }
  }
}
