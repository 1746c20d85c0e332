import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct GridTests {
  private func frames(_ grid: Grid, _ direction: LayoutDirection = .leftToRight) -> [Rect] {
    HeadlessHostingView { grid.layoutDirection(direction) }.boxes
  }

  @Test func `columns of points, shares and contents`() {
    let grid = Grid(columns: [.fixed(40), .fraction(), .automatic], columnSpacing: 10) {
      block(nil, 20)
      Box(background: .red)
      block(50, 30)
    }
    #expect(
      frames(grid) == [
        Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 50, y: 0, width: 190, height: 200),
        Rect(x: 250, y: 0, width: 50, height: 30),
      ])
    #expect(
      frames(grid, .rightToLeft).map { [$0.minX, $0.size.width] }
        == [[260, 40], [60, 190], [0, 50]])
  }

  @Test func `rows are as high as what is in them, and share what they must fill`() {
    let grid = Grid(columns: [.fixed(50), .fixed(50)], rowSpacing: 10) {
      block(50, 20)
      block(50, 40)
      block(50, 30)
    }
    let layout = LayoutProbe.layout(of: grid, in: .unbounded)
    #expect(layout?.size == Size(width: 100, height: 80))
    #expect(layout?.children.map(\.position.y) == [0, 0, 50])
    // 200 are 120 more than needed; each row gets half of them.
    #expect(frames(grid).map(\.minY) == [0, 0, 110])
  }

  @Test func `rows of given heights come before automatic ones`() {
    let grid = Grid(columns: [.fixed(10)], rows: [.fixed(70), .fraction()]) {
      block()
      block()
      block(10, 30)
    }
    #expect(frames(grid).map(\.minY) == [0, 70, 170])
    #expect(frames(grid).map(\.size.height) == [70, 100, 30])
  }

  @Test func `text is as wide as it likes, and wraps when there is no room`() {
    let grid = Grid(columns: [.automatic, .automatic], columnSpacing: 5) {
      Text("some words")
      Text("some more words")
    }
    let wide = LayoutProbe.layout(of: grid, in: .unbounded)
    #expect(wide?.size == Size(width: 75 + 5 + 112.5, height: 19))
    let narrow = SizeRange(max: Size(width: 117.5, height: .infinity))
    let layout = LayoutProbe.layout(of: grid, in: narrow)
    // Both begin with their widest word, 37.5, and share the 37.5 that are left.
    #expect(layout?.children.map(\.layout.size.width) == [56.25, 56.25])
    #expect(layout?.size.height == 57)
    #expect(LayoutProbe.minimum(of: grid).width == 80)
    #expect(LayoutProbe.minimum(of: grid).height == 57)
  }

  @Test func `a child may cover several cells`() {
    let grid = Grid(columns: .equal(3), columnSpacing: 15, rowSpacing: 5) {
      block(nil, 10).gridSpan(columns: 2)
      block().gridSpan(rows: 2)
      block(nil, 20)
    }
    let layout = LayoutProbe.layout(
      of: grid, in: SizeRange(max: Size(width: 300, height: .infinity)))
    #expect(layout?.children.map(\.layout.size.width) == [195, 90, 90])
    #expect(layout?.children.map(\.layout.size.height) == [10, 35, 20])
    #expect(
      layout?.children.map(\.position)
        == [Point(x: 0, y: 0), Point(x: 210, y: 0), Point(x: 0, y: 15)])
  }

  @Test(arguments: [
    (GridAlignment.start, 0.0, 0.0), (.center, 40, 95), (.end, 80, 190), (.stretch, 0, 0),
    (.baseline, 0, 0),
  ])
  func `children stand in their cells as the grid says, or as they say`(
    _ alignment: GridAlignment, _ x: Double, _ y: Double
  ) {
    let all = Grid(
      columns: [.fixed(100)], rows: [.fixed(200)], horizontalAlignment: alignment,
      verticalAlignment: alignment
    ) { block(20, 10) }
    let own = Grid(columns: [.fixed(100)], rows: [.fixed(200)]) {
      block(20, 10).gridAlignment(horizontal: alignment, vertical: alignment)
    }
    for grid in [all, own] { #expect(frames(grid).map(\.origin) == [Point(x: x, y: y)]) }
    #expect(frames(all, .rightToLeft).map(\.origin) == [Point(x: 280 - x, y: y)])
  }

  @Test func `what has no extent of its own is stretched, or as small as it can be`() {
    let grid = Grid(columns: [.fixed(100)], rows: [.fixed(50)]) {
      Box(background: .red)
      Box(background: .red).gridAlignment(horizontal: .end)
    }
    #expect(frames(grid)[0] == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(frames(grid)[1] == Rect(x: 100, y: 50, width: 0, height: 150))
  }

  @Test(arguments: [(300, 3, 93.3), (290, 2, 140), (50, 1, 50), (1_000, 9, 102.2)])
  func `as many columns as fit`(_ width: Double, _ count: Int, _ extent: Double) {
    let grid = Grid(columns: .adaptive(minimum: 92), columnSpacing: 10) {
      for _ in 0..<12 { block(nil, 10) }
    }
    let layout = LayoutProbe.layout(
      of: grid, in: SizeRange(max: Size(width: width, height: .infinity)))
    #expect(layout?.children.prefix { $0.position.y == 0 }.count == count)
    let found = layout?.children.first?.layout.size.width ?? 0
    #expect(abs(found - extent) < 0.05)
  }

  @Test func `in unbounded width there is one column, or as many as it must be wide`() {
    let grid = Grid(columns: .adaptive(minimum: 50)) { for _ in 0..<4 { block(60, 10) } }
    #expect(
      LayoutProbe.layout(of: grid, in: .unbounded)?.size == Size(width: 60, height: 40))
    let least = SizeRange(min: Size(width: 120, height: 0))
    #expect(LayoutProbe.layout(of: grid, in: least)?.children.last?.position.y == 10)
    #expect(LayoutProbe.minimum(of: grid).width == 60)
  }

  @Test func `baselines of a row are on one line`() throws {
    let small = try #require(LayoutProbe.layout(of: Text("a"), in: .unbounded))
    let large = try #require(LayoutProbe.layout(of: Text("a").size(40), in: .unbounded))
    let grid = Grid(
      columns: [.automatic, .automatic, .automatic], verticalAlignment: .baseline
    ) {
      Text("a")
      Text("a").size(40)
      block(10, 5)
      Text("a")
    }
    let layout = try #require(LayoutProbe.layout(of: grid, in: .unbounded))
    let line = try #require(large.baseline)
    #expect(
      layout.children.map(\.position.y)
        == [line - (small.baseline ?? 0), 0, line - 5, large.size.height])
    #expect(layout.baseline == line)
    #expect(layout.size.height == large.size.height + small.size.height)
  }

  @Test func `a row is high enough for what hangs below its line`() throws {
    let grid = Grid(columns: [.automatic, .automatic], verticalAlignment: .baseline) {
      block(10, 60)
      Text("some words\nbelow each other")
    }
    let text = try #require(
      LayoutProbe.layout(of: Text("some words\nbelow each other"), in: .unbounded))
    let height = 60 - (text.baseline ?? 0) + text.size.height
    #expect(LayoutProbe.layout(of: grid, in: .unbounded)?.size.height == height)
    #expect(LayoutProbe.minimum(of: grid, width: 1_000).height == height)
  }

  @Test func `the baseline is that of the first row`() {
    let text = LayoutProbe.layout(of: Text("a"), in: .unbounded)
    let grid = Grid(columns: [.automatic, .automatic], verticalAlignment: .end) {
      block(10, 100)
      Text("a")
      Text("b")
    }
    let layout = LayoutProbe.layout(of: grid, in: .unbounded)
    #expect(layout?.baseline == (text?.baseline ?? 0) + 100 - (text?.size.height ?? 0))
  }

  @Test func `a grid without columns has one, and without children nothing`() {
    #expect(
      frames(Grid(columns: []) { block(20, 10) }) == [Rect(x: 0, y: 0, width: 20, height: 10)])
    let empty = Grid(columns: [.fixed(20), .automatic], columnSpacing: 5) {}
    #expect(LayoutProbe.layout(of: empty, in: .unbounded)?.size == Size(width: 25, height: 0))
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func `numbers that make no sense are reported and replaced`(_ number: Double) {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let grid = Grid(
        columns: [.fixed(number), .fraction(number), .fraction(1, minimum: number)],
        rows: [.fixed(number)], columnSpacing: number, rowSpacing: number
      ) { for _ in 0..<6 { block(20, 10) } }
      #expect(
        LayoutProbe.layout(of: grid, in: .unbounded)?.size == Size(width: 60, height: 20))
      let adaptive = Grid(columns: .adaptive(minimum: number)) { block(20, 10) }
      #expect(
        LayoutProbe.layout(of: adaptive, in: .unbounded)?.size == Size(width: 20, height: 10))
    }
    #expect(
      reports.all.map(\.summary.first) == ["A", "A", "A", "A", "T", "T", "T"], "\(reports.all)")
  }

  @Test func `counts below one are reported and count as one`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let grid = Grid(columns: .equal(0)) { block(20, 10).gridSpan(columns: 0, rows: -3) }
      #expect(
        LayoutProbe.layout(of: grid, in: .unbounded)?.size == Size(width: 20, height: 10))
    }
    #expect(reports.all.count == 3)
  }
}
