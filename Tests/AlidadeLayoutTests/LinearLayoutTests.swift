import AlidadeLayout
import Testing

/// The steps of CSS Flexible Box Layout, checked with boxes of known sizes.
struct LinearLayoutTests {
  /// A child that wants a size, and can shrink to a least width, as text does by wrapping.
  struct Box {
    var item = LinearItem()
    var size = Size(width: 50, height: 20)
    var least = 0.0
    var baseline: Double?
  }

  private func row(
    _ boxes: [Box], width: ClosedRange<Double> = 0...Double.infinity,
    height: ClosedRange<Double> = 0...Double.infinity, axis: Axis = .horizontal,
    spacing: Double = 0, alignment: LinearStyle.Alignment = .start,
    justification: LinearStyle.Justification = .start
  ) -> LinearLayout {
    LinearLayout.solve(
      LinearStyle(
        axis: axis, spacing: spacing, alignment: alignment, justification: justification),
      items: boxes.map(\.item),
      in: SizeRange(
        min: Size(width: width.lowerBound, height: height.lowerBound),
        max: Size(width: width.upperBound, height: height.upperBound)),
      minimum: { boxes[$0].least },
      measure: { index, range in
        LinearMeasurement(size: range.clamp(boxes[index].size), baseline: boxes[index].baseline)
      })
  }

  private func widths(_ layout: LinearLayout) -> [Double] { layout.frames.map(\.size.width) }
  private func places(_ layout: LinearLayout) -> [Double] { layout.frames.map(\.minX) }

  @Test func `nothing takes no room, or what it must`() {
    #expect(row([]).size == .zero)
    #expect(row([], width: 30...100).size.width == 30)
    #expect(row([], spacing: 10).size == .zero)
    #expect(row([]).baseline == nil)
  }

  @Test func `children follow each other with spacing between them`() {
    let layout = row([Box(), Box(), Box()], spacing: 10)
    #expect(places(layout) == [0, 60, 120])
    #expect(layout.size == Size(width: 170, height: 20))
  }

  @Test func `a column is a row on its side`() {
    let layout = row([Box(), Box()], axis: .vertical, spacing: 5)
    #expect(layout.frames.map(\.minY) == [0, 25])
    #expect(layout.size == Size(width: 50, height: 45))
  }

  @Test func `children that grow share what is left over`() {
    let layout = row(
      [Box(item: LinearItem(grow: 1)), Box(item: LinearItem(grow: 3)), Box()], width: 0...250)
    #expect(widths(layout) == [75, 125, 50])
    #expect(layout.size.width == 250)
  }

  @Test func `shares below one leave some of it`() {
    let layout = row([Box(item: LinearItem(grow: 0.25))], width: 150...150)
    #expect(widths(layout) == [75])
  }

  @Test func `nothing grows without a bound`() {
    let layout = row([Box(item: LinearItem(grow: 1))])
    #expect(layout.size.width == 50)
  }

  @Test func `a container that must be larger than its children stays so`() {
    #expect(row([Box()], width: 200...300).size.width == 200)
  }

  @Test func `children shrink in proportion to their sizes`() {
    let layout = row(
      [Box(size: Size(width: 100, height: 10)), Box(size: Size(width: 50, height: 10))],
      width: 0...75)
    #expect(widths(layout) == [50, 25])
  }

  @Test func `children that do not shrink stick out`() {
    let layout = row(
      [Box(item: LinearItem(shrink: 0)), Box(item: LinearItem(shrink: 0))], width: 0...60)
    #expect(widths(layout) == [50, 50])
    #expect(layout.size.width == 60)
  }

  @Test func `no child shrinks below its content, and the others give way instead`() {
    let layout = row(
      [
        Box(size: Size(width: 100, height: 10), least: 90), Box(size: Size(width: 100, height: 10)),
      ],
      width: 0...120)
    #expect(widths(layout) == [90, 30])
  }

  @Test func `a minimum that is given replaces that of the content`() {
    let layout = row(
      [
        Box(item: LinearItem(minimum: 0), size: Size(width: 100, height: 10), least: 90),
        Box(size: Size(width: 100, height: 10)),
      ], width: 0...120)
    #expect(widths(layout) == [60, 60])
  }

  @Test func `a basis replaces the size of the content`() {
    let layout = row(
      [
        Box(item: LinearItem(grow: 1, basis: 0)),
        Box(item: LinearItem(grow: 1, basis: 0), size: Size(width: 90, height: 20)),
      ],
      width: 0...100)
    #expect(widths(layout) == [50, 50])
    #expect(row([Box(item: LinearItem(basis: 80))]).size.width == 80)
    #expect(row([Box(item: LinearItem(basis: -5))]).size.width == 0)
  }

  @Test(arguments: [
    (LinearStyle.Justification.start, [0.0, 50]), (.end, [100, 150]), (.center, [50, 100]),
    (.spaceBetween, [0, 150]), (.spaceAround, [25, 125]),
  ])
  func `what is left over goes where the style says`(
    justification: LinearStyle.Justification, expected: [Double]
  ) {
    let layout = row([Box(), Box()], width: 200...200, justification: justification)
    #expect(places(layout) == expected)
  }

  @Test func `even spaces are even`() {
    let layout = row([Box(), Box()], width: 190...190, justification: .spaceEvenly)
    #expect(places(layout) == [30, 110])
  }

  @Test func `spaces that would be negative are none, but ends and middles overflow as in CSS`() {
    let boxes = [Box(item: LinearItem(shrink: 0)), Box(item: LinearItem(shrink: 0))]
    for justification in [LinearStyle.Justification.spaceBetween, .spaceAround, .spaceEvenly] {
      let layout = row(boxes, width: 0...60, justification: justification)
      #expect(places(layout) == [0, 50])
    }
    #expect(places(row(boxes, width: 0...60, justification: .end)) == [-40, 10])
    #expect(places(row(boxes, width: 0...60, justification: .center)) == [-20, 30])
  }

  @Test func `children stand across the axis as they or the style say`() {
    let tall = Box(size: Size(width: 10, height: 100))
    func box(_ alignment: LinearStyle.Alignment?) -> Box {
      Box(item: LinearItem(alignment: alignment))
    }
    let layout = row(
      [tall, box(.start), box(.center), box(.end), box(.stretch), box(nil)], alignment: .end)
    #expect(layout.frames.map(\.minY) == [0, 0, 40, 80, 0, 80])
    #expect(layout.frames.map(\.size.height) == [100, 20, 20, 20, 100, 20])
  }

  @Test func `children with text stand on one line`() {
    let layout = row(
      [
        Box(size: Size(width: 10, height: 30), baseline: 25),
        Box(size: Size(width: 10, height: 20), baseline: 8),
        Box(size: Size(width: 10, height: 12)),
      ], alignment: .baseline)
    #expect(layout.frames.map(\.minY) == [0, 17, 13])
    #expect(layout.size.height == 37)
    #expect(layout.baseline == 25)
  }

  @Test func `a baseline comes from the first child with text`() {
    let layout = row(
      [Box(), Box(size: Size(width: 10, height: 10), baseline: 7)], axis: .vertical)
    #expect(layout.baseline == 27)
  }

  @Test func `baselines mean nothing from top to bottom`() {
    let layout = row(
      [Box(baseline: 5), Box(baseline: 9)], axis: .vertical, alignment: .baseline)
    #expect(layout.frames.map(\.minX) == [0, 0])
  }

  @Test func `a child that wraps when it shrinks makes the row higher`() {
    let layout = LinearLayout.solve(
      LinearStyle(axis: .horizontal, alignment: .start), items: [LinearItem(), LinearItem()],
      in: SizeRange(max: Size(width: 100, height: .infinity)), minimum: { _ in 10 },
      measure: { index, range in
        let width = range.clamp(Size(width: 100, height: 0)).width
        return LinearMeasurement(
          size: range.clamp(Size(width: width, height: width < 100 ? 40 : 20)))
      })
    #expect(
      layout.frames.map(\.size) == [Size(width: 50, height: 40), Size(width: 50, height: 40)])
    #expect(layout.size == Size(width: 100, height: 40))
  }

  @Test func `what is measured in tens of thousands is measured three times at most`() {
    var counts = [Int](repeating: 0, count: 10_000)
    let layout = LinearLayout.solve(
      LinearStyle(axis: .vertical), items: counts.map { _ in LinearItem() },
      in: SizeRange(max: Size(width: 100, height: 5_000)), minimum: { _ in 0 },
      measure: { index, range in
        counts[index] += 1
        return LinearMeasurement(size: range.clamp(Size(width: 50, height: 20)))
      })
    #expect((counts.max() ?? 0) <= 3)
    #expect(layout.frames.count == 10_000)
    #expect(abs((layout.frames.last?.maxY ?? 0) - 5_000) < 1e-6)
  }
}

struct LinearShrinkTests {
  @Test func `what cannot shrink leaves it to the others`() {
    let layout = LinearLayout.solve(
      LinearStyle(axis: .vertical), items: [LinearItem(minimum: 19), LinearItem(grow: 1)],
      in: SizeRange(exactly: Size(width: 100, height: 600)), minimum: { _ in 0 },
      measure: { index, range in
        LinearMeasurement(size: range.clamp(Size(width: 100, height: index == 0 ? 19 : 13_200)))
      })
    #expect(layout.frames.map(\.size.height) == [19, 581])
  }
}
