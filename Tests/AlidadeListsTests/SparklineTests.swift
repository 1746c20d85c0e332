import AlidadeHeadless
import AlidadeNative
import Testing

/// Lists whose rows draw.
@MainActor @Suite struct SparklineTests {
  private struct Reading: Identifiable, Equatable {
    let id: Int
  }

  private struct ReadingRow: Component, Equatable {
    let reading: Reading

    var body: some Component {
      Canvas(reading.id, label: nil, size: ComponentSize(height: 20)) { drawing, size in
        let points = (0..<20).map { (step: Int) -> Point in
          let height = (reading.id * 7 + step * 13) % 20
          return Point(x: size.width * Double(step) / 19, y: Double(height))
        }
        drawing.stroke(Path(lines: points), with: .color(.accent))
        drawing.draw(Text("\(reading.id)"), at: .zero, anchor: .topLeft)
      }
    }
  }

  @Test func `steady scrolling creates no view, and no row shows the drawing of another`() throws {
    let view = HeadlessHostingView(size: Size(width: 100, height: 200)) {
      List((0..<10_000).map(Reading.init), estimatedRowHeight: 20) { ReadingRow(reading: $0) }
    }
    view.settle()
    let scroll: HeadlessScrollView = try #require(
      view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first)
    for _ in 0..<40 {
      scroll.scroll(by: 15)
      view.settle()
    }
    let before = view.counters
    for _ in 0..<300 {
      scroll.scroll(by: 15)
      view.settle()
      let first = Int(scroll.contentOffset.y / 20)
      let shown = view.root.descendants.filter(\.isVisible)
        .compactMap { ($0 as? HeadlessCanvasView)?.drawnTexts.first }.compactMap(Int.init).sorted()
      #expect(shown.first == first)
      #expect(shown == Array(first..<(first + shown.count)))
    }
    #expect(view.counters.since(before).viewsCreated == 0)
  }
}
