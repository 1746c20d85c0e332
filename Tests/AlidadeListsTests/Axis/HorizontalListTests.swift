import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Lists whose rows follow each other sideways.
@MainActor @Suite struct HorizontalListTests {
  @Test func `rows are one beside the other, as tall as the list and as wide as they want to be`() {
    let list = ShelfFixture(Array(0..<100), widths: { Double(30 + 10 * $0) })
    #expect(list.frames[0] == Rect(x: 0, y: 0, width: 30, height: 200))
    #expect(list.frames[1] == Rect(x: 30, y: 0, width: 40, height: 200))
    #expect(list.frames[2] == Rect(x: 70, y: 0, width: 50, height: 200))
    #expect(list.frames.count == 7, "the seventh begins at 330")
    #expect(list.scrollView.frame == Rect(x: 0, y: 0, width: 400, height: 200))
    #expect(list.scrollView.scrollAxes == .horizontal)
  }

  @Test func `from right to left, the first row is at the right edge`() {
    let list = ShelfFixture(
      Array(0..<100), direction: .rightToLeft, widths: { Double(30 + 10 * $0) })
    #expect(list.frames[0] == Rect(x: 370, y: 0, width: 30, height: 200))
    #expect(list.frames[1] == Rect(x: 330, y: 0, width: 40, height: 200))
    #expect(list.controller.offset == 0)
    #expect(list.scrollView.contentOffset.x == list.scrollView.maximumContentOffset.x)
    list.scroll(by: 50)
    #expect(list.controller.offset == 50)
    #expect(list.start(1) == -20 && list.frames[1]?.maxX == 420)
    list.show([0, 1])
    #expect(list.start(0) == 0 && list.start(1) == 30 && list.controller.offset == 0)
    list.show([])
    #expect(list.frames.isEmpty)
    list.show(Array(0..<100))
    #expect(list.start(0) == 0)
  }

  @Test(arguments: layoutDirections)
  func `only rows in sight have views, and recycled ones while it scrolls`(
    _ direction: LayoutDirection
  ) {
    let list = ShelfFixture(Array(0..<3_000), direction: direction)
    #expect(list.frames.count == 10)
    #expect(list.controller.contentHeight == 120_000)
    let made = list.controller.counters.rowViewsCreated
    for step in 1...200 {
      list.scroll(by: 130)
      #expect(list.starts.first?.start == Double(step * 130 / 40 * 40 - step * 130), "\(step)")
      #expect(list.frames.count <= 11)
    }
    #expect(list.controller.visibleRows == 650..<660)
    #expect(list.controller.counters.rowViewsCreated <= made + 2)
    #expect(list.controller.counters.rowsBuiltOnMainThread <= 20)
    list.controller.offset = .infinity
    list.view.settle()
    #expect(list.start(2_999) == 360 && list.controller.offset == 119_600)
    list.controller.offset = .nan
    list.view.settle()
    #expect(list.start(0) == 0)
  }

  @Test(arguments: layoutDirections)
  func `the rows in sight stay where they are when rows come and go before them`(
    _ direction: LayoutDirection
  ) {
    let list = ShelfFixture(
      Array(0..<300), direction: direction, widths: { Double(20 + abs($0) * 37 % 61) })
    list.scroll(by: 3_010)
    let before = list.starts
    #expect(before.count > 5)
    list.show(Array(-40..<300))
    #expect(list.starts.map(\.id) == before.map(\.id))
    #expect(list.starts.map(\.start) == before.map(\.start))
    list.show(Array(30..<310))
    #expect(list.starts.map(\.start) == before.map(\.start))
  }

  @Test(arguments: layoutDirections) func `rows that turn out wider don't move those in sight`(
    _ direction: LayoutDirection
  ) {
    let list = ShelfFixture(
      Array(0..<300), direction: direction, widths: { $0 < 60 ? 90 : 50 },
      { $0.opens(at: .row(80)) }
    )
    #expect(list.start(80) == 0)
    for step in 1...40 {
      list.scroll(by: -50)
      let expected = 80 - step
      #expect(expected < 60 || list.start(expected) == 0, "\(expected)")
      #expect(
        list.starts.map(\.id)
          == Array(list.starts[0].id...list.starts[0].id + list.starts.count - 1))
    }
    list.controller.offset = 0
    list.view.settle()
    #expect(list.start(0) == 0 && list.start(1) == 90)
  }

  @Test(arguments: layoutDirections)
  func `a list opens at a row, scrolls to rows, and follows its end`(
    _ direction: LayoutDirection
  ) {
    let list = ShelfFixture(Array(0..<300), direction: direction) {
      $0.opens(at: .end).followsEnd()
    }
    #expect(list.start(299) == 360 && list.controller.isAtEnd)
    list.show(Array(0..<305))
    #expect(list.start(304) == 360)
    list.controller.scroll(to: 100, at: .start)
    list.view.settle()
    #expect(list.start(100) == 0)
    list.controller.scroll(to: 200, at: .end)
    list.view.settle()
    #expect(list.start(200) == 360)
    list.controller.scroll(to: 210, at: .nearest)
    list.view.settle()
    #expect(list.start(210) == 360)
    list.controller.scroll(to: 30, at: .center)
    list.view.settle()
    #expect(list.start(30) == 180)
    list.show(Array(0..<320))
    #expect(list.start(30) == 180, "the reader has scrolled away")
  }

  @Test func `an animated scroll ends at the row`() {
    let list = ShelfFixture(Array(0..<300), direction: .rightToLeft)
    list.controller.scroll(to: 150, at: .start, animated: true)
    list.view.settle()
    for _ in 0..<120 { list.host.advance(by: list.host.clock.frameDuration) }
    list.view.settle()
    #expect(list.start(150) == 0)
  }

  @Test func `the application learns which rows are visible, seen and near the end`() {
    let log = EventLog()
    let list = ShelfFixture(Array(0..<30), direction: .rightToLeft) {
      $0.onVisibleRowsChange { rows in log.record("\(rows.range) \(rows.isAtEnd)") }
        .onSeen(for: .seconds(1)) { (ids: [Int]) in log.record("seen \(ids.sorted())") }
        .onNearEnd(within: 5) { log.record("near the end") }
    }
    list.view.host.isVisible = true
    #expect(log.take() == ["0..<10 false"])
    list.scroll(by: 420)
    list.scroll(by: 180)
    #expect(log.take() == ["10..<21 false", "15..<25 false", "near the end"])
    list.host.advance(by: .seconds(2))
    #expect(log.take() == ["seen \(Array(15..<21))", "seen \(Array(21..<25))"])
    list.scroll(by: 900)
    #expect(log.take() == ["20..<30 true"])
  }

  @Test(arguments: layoutDirections) func `a row keeps its state while it is out of sight`(
    _ direction: LayoutDirection
  ) {
    let list = ShelfFixture(Array(0..<3_000), direction: direction)
    list.tap(2, count: 2)
    #expect(list.text(2) == "2:1")
    list.scroll(by: 60_000)
    list.controller.offset = 0
    list.view.settle()
    #expect(list.text(2) == "2:1")
  }

  @Test(arguments: layoutDirections) func `another size keeps the rows in sight`(
    _ direction: LayoutDirection
  ) {
    let list = ShelfFixture(Array(0..<300), direction: direction)
    list.scroll(by: 2_000)
    list.view.size = Size(width: 500, height: 200)
    list.view.settle()
    #expect(list.start(50) == 0 && list.start(62) == 480)
    list.view.size = Size(width: 330, height: 90)
    list.view.settle()
    #expect(list.start(50) == 0 && list.frames[50]?.size == Size(width: 40, height: 90))
    #expect(list.controller.offset == 2_000)
  }

  @Test func `another layout direction keeps the row at the start`() {
    let list = ShelfFixture(Array(0..<300))
    list.scroll(by: 2_010)
    list.direction = .rightToLeft
    list.show(list.ids)
    #expect(list.start(50) == -10 && list.frames[50]?.maxX == 410)
    list.direction = .leftToRight
    list.show(list.ids)
    #expect(list.frames[50]?.minX == -10)
  }

  @Test(arguments: layoutDirections) func `another axis keeps the row at the start, and its state`(
    _ direction: LayoutDirection
  ) {
    let list = ShelfFixture(
      Array(0..<300), size: Size(width: 400, height: 400), direction: direction)
    list.scroll(by: 2_000)
    list.tap(51, count: 2)
    list.axis = .vertical
    list.show(list.ids)
    #expect(list.scrollView.scrollAxes == .vertical)
    #expect(list.frames[50] == Rect(x: 0, y: 0, width: 400, height: 40))
    #expect(list.frames[51]?.minY == 40 && list.text(51) == "51:1")
    list.scrollView.scroll(by: 400)
    list.view.settle()
    #expect(list.frames[60]?.minY == 0 && list.scrollView.contentOffset.x == 0)
    list.axis = .horizontal
    list.show(list.ids)
    #expect(list.start(60) == 0 && list.frames[60]?.size == Size(width: 40, height: 400))
  }

  @Test func `a list at its full height in what scrolls can become a shelf, and back`() {
    func page(_ axis: Axis) -> some Component {
      Scroll {
        Text("header").frame(height: 50)
        List(0..<100, id: \.self, estimatedRowHeight: 40) { id in
          Text("\(id)").frame(width: 40, height: 40)
        }
        .axis(axis).frame(height: axis == .horizontal ? 120 : nil)
        Text("footer").frame(height: 50)
      }
    }
    let view = HeadlessHostingView(size: Size(width: 400, height: 300)) { page(.vertical) }
    func size() -> Size? {
      view.settle()
      return view.list.descendants.compactMap { ($0 as? HeadlessScrollView)?.frame.size }.last
    }
    func texts() -> Int {
      view.root.descendants.count { $0 is HeadlessTextView && $0.isVisible }
    }
    for _ in 0..<2 {
      #expect(size() == Size(width: 400, height: 4_000))
      #expect((7..<20).contains(texts()))
      view.update { page(.horizontal) }
      #expect(size() == Size(width: 400, height: 120))
      #expect(texts() == 12)
      view.update { page(.vertical) }
    }
  }

  @Test func `a test finds covers that are out of sight`() throws {
    for direction in layoutDirections {
      let app = TestHost(size: Size(width: 400, height: 100)) {
        List(0..<500, id: \.self, estimatedRowHeight: 90) { Text("cover \($0)").frame(width: 90) }
          .axis(.horizontal).layoutDirection(direction)
      }
      try app.scroll(to: "cover 321")
      #expect(app.view.list.visibleSubviews.contains { $0.visibleTexts == ["cover 321"] })
    }
  }

  @Test func `the list is as large as it may be`() {
    let view = HeadlessHostingView(size: Size(width: 400, height: 400)) {
      Column {
        List(0..<9, id: \.self) { Text("\($0)").frame(width: 40) }.axis(.horizontal)
          .frame(height: 100)
        Row { List(0..<900, id: \.self) { Text("\($0)").frame(width: 40) }.axis(.horizontal) }
          .frame(height: 100)
        List(0..<9, id: \.self) { Text("\($0)").frame(width: 40) }.axis(.horizontal).grow()
      }
    }
    let sizes = view.root.descendants.compactMap { ($0 as? HeadlessScrollView)?.frame.size }
    #expect(sizes.map(\.width) == [400, 400, 400] && sizes.map(\.height) == [100, 100, 200])
  }

  @Test func `unlimited height and width are reported once`() {
    func reports(_ sizes: [Size], _ component: some Component) -> [String] {
      let recorder = DiagnosticsRecorder()
      Diagnostics.withSink(recorder.sink) {
        let view = HeadlessHostingView(size: Size(width: 400, height: 300)) { component }
        view.settle()
        view.update { component }
        view.settle()
        let views = view.root.descendants.compactMap { $0 as? HeadlessScrollView }
        #expect(views.map(\.frame.size) == sizes)
      }
      return recorder.all.map(\.summary)
    }
    let covers = List(0..<900, id: \.self) { Text("\($0)").frame(width: 40) }.axis(.horizontal)
    let shelf = Size(width: 400, height: 160)
    #expect(
      reports(
        [Size(width: 400, height: 300), shelf, shelf], List(0..<2, id: \.self) { _ in covers })
        == Array(repeating: "A horizontal list has unlimited height.", count: 2))
    #expect(
      reports(
        [Size(width: 400, height: 300), Size(width: 4096, height: 300)],
        Scroll(.horizontal) { covers })
        == ["A horizontal list is in something that scrolls horizontally."])
    #expect(
      reports([Size(width: 400, height: 300)], covers.frame(width: 400, height: 300)).isEmpty)
    #expect(
      reports([shelf], Column { covers.frame(height: 160) })
        .isEmpty, "that is the height of one without limits")
    let few = List(0..<5, id: \.self, estimatedRowHeight: 40) { Text("\($0)").frame(width: 40) }
      .axis(.horizontal)
    #expect(
      reports(
        [Size(width: 200, height: 300)],
        Row {
          few
          Spacer()
        }
      ).isEmpty)
  }

  @Test func `a list of the nodes of a tree stays vertical`() {
    let recorder = DiagnosticsRecorder()
    Diagnostics.withSink(recorder.sink) {
      let list = ShelfFixture(Array(0..<9), widths: { _ in 40 }, { $0.kind(.tree) })
      #expect(list.scrollView.scrollAxes == .vertical)
      #expect(list.frames[1]?.minX == 0 && list.frames[1]?.size.width == 400)
      list.show(list.ids)
    }
    #expect(
      recorder.all.map(\.summary) == ["A list of the nodes of a tree can't be horizontal."])
  }

  @Test func `a view of another list is scrolled along the axis of its new one`() {
    func shelf(_ axis: Axis, _ direction: LayoutDirection = .leftToRight) -> some Component {
      List(0..<900, id: \.self) { Text("\($0)").frame(width: 100, height: 100) }.axis(axis)
        .layoutDirection(direction)
    }
    let view = HeadlessHostingView(size: Size(width: 400, height: 300)) {
      shelf(.vertical).key("a")
    }
    view.settle()
    let scrollView = view.list
    scrollView.scroll(by: 1_000)
    view.settle()
    for (key, direction, x) in [
      ("b", LayoutDirection.leftToRight, 0.0), ("c", .rightToLeft, 300), ("d", .leftToRight, 0),
    ] {
      view.update { shelf(.horizontal, direction).key(key) }
      view.settle()
      #expect(view.list === scrollView && scrollView.scrollAxes == .horizontal)
      let first = scrollView.visibleSubviews.first { $0.visibleTexts == ["0"] }
      #expect(first?.frameInRoot == Rect(x: x, y: 0, width: 100, height: 300))
      scrollView.moveContent(by: Point(x: direction == .rightToLeft ? -1_000 : 1_000, y: 0))
      view.settle()
    }
    view.update { shelf(.vertical).key("e") }
    view.settle()
    #expect(view.list === scrollView && scrollView.scrollAxes == .vertical)
    #expect(scrollView.contentOffset == .zero && scrollView.contentOrigin == .zero)
    #expect(
      scrollView.visibleSubviews.compactMap(\.visibleTexts.first).sorted() == ["0", "1", "2"])
  }
}
