import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct ScrollTests {
  /// A box of 20 points with a number.
  private struct Line: Component, Equatable {
    let number: Int
    var body: some Component { Text("line \(number)").frame(height: 20) }
  }

  private func lines(_ numbers: some Sequence<Int>) -> some Component {
    Column { ForEach(Array(numbers), id: \.self) { Line(number: $0) } }
  }

  private func scrollView(_ host: TestHost, _ place: Int = 0) throws -> HeadlessScrollView {
    let views = host.view.root.descendants.compactMap { $0 as? HeadlessScrollView }
    return try #require(views.indices.contains(place) ? views[place] : nil)
  }

  private func texts(_ host: TestHost) -> [String] {
    host.view.root.descendants.filter(\.isVisible).compactMap(\.visibleText)
  }

  /// The distance of a line from the top of the window.
  private func top(_ number: Int, _ host: TestHost) throws -> Double {
    try host.find("line \(number)").frame.minY
  }

  @Test func `content that is taller than the window scrolls`() throws {
    let host = TestHost(size: Size(width: 100, height: 200)) { Scroll { lines(0..<50) } }
    let view = try scrollView(host)
    #expect(view.frame.size == Size(width: 100, height: 200))
    #expect(view.contentSize == Size(width: 100, height: 1000))
    try host.scroll(by: 100)
    #expect(try top(5, host) == 0)
    try host.scroll(by: 5000)
    #expect(try top(49, host) == 180)
  }

  /// Buttons with a text between them that is much higher than the window.
  private func farButtons() -> some Component {
    Column {
      Button("before") {}.frame(height: 30)
      Scroll {
        Column {
          Button("first") {}.frame(height: 30)
          lines(0..<200)
          Button("second") {}.frame(height: 30)
          lines(200..<2000)
        }
      }
      .frame(height: 200)
      Button("after") {}.frame(height: 30)
    }
  }

  @Test func `Tab finds a button that has no view yet, and leads out where there is none`() throws {
    let host = TestHost(size: Size(width: 100, height: 260)) { farButtons() }
    let view = try scrollView(host)
    host.press(.tab)
    host.press(.tab)
    #expect(try host.find("first").isFocused)
    host.press(.tab)
    #expect(try host.find("second").isFocused)
    #expect(view.contentOffset.y == 30 + 200 * 20 + 30 - 200)
    #expect(texts(host).count <= 30, "What was searched has no views any more.")
    host.press(.tab)
    #expect(try host.find("after").isFocused)
    #expect(view.contentOffset.y == 30 + 200 * 20 + 30 - 200)
    #expect(texts(host).count <= 30)
    host.press(.tab, .shift)
    #expect(try host.find("second").isFocused)
    host.press(.tab, .shift)
    #expect(try host.find("first").isFocused)
    #expect(view.contentOffset.y == 0)
    host.press(.tab, .shift)
    #expect(try host.find("before").isFocused)
  }

  @Test func `only what is near the viewport has views, however much there is`() throws {
    let host = TestHost(size: Size(width: 100, height: 200)) { Scroll { lines(0..<10_000) } }
    // Ten lines, and half as many on each side, of which one side is beyond the top.
    #expect(texts(host).count <= 17)
    #expect(texts(host).first == "line 0")
    let created = host.view.counters.viewsCreated
    try scrollView(host).scroll(by: 100_000)
    #expect(texts(host).count <= 22)
    #expect(texts(host).contains("line 5000"))
    try scrollView(host).scroll(by: 200)
    #expect(host.view.counters.viewsCreated <= created + 6, "Views that went are used again.")
  }

  @Test func `a page mounts what comes into sight, and a frame without a change does nothing`()
    throws
  {
    let host = TestHost(size: Size(width: 100, height: 200)) { Scroll { lines(0..<10_000) } }
    let view = try scrollView(host)
    view.scroll(by: 1005)
    let before = host.view.counters
    view.scroll(by: 200)
    let after = host.view.counters
    #expect(after.viewsReused - before.viewsReused == 10)
    #expect(after.viewsCreated == before.viewsCreated)
    host.mountHost.log.clear()
    view.scroll(by: 1)
    let operations = host.mountHost.log.operations
    #expect(operations.count == 1, "The content moves as one: \(operations)")
    host.mountHost.log.clear()
    host.view.host.update()
    #expect(host.mountHost.log.operations.isEmpty)
  }

  @Test func `the offset survives updates`() throws {
    let host = TestHost(size: Size(width: 100, height: 200)) { Scroll { lines(0..<50) } }
    try host.scroll(by: 100)
    host.update { Scroll { lines(0..<60) } }
    #expect(try top(5, host) == 0)
    #expect(try scrollView(host).contentSize.height == 1200)
  }

  @Test func `the first visible line stays where it is when lines above it come and go`() throws {
    let host = TestHost(size: Size(width: 100, height: 200)) { Scroll { lines(0..<50) } }
    try host.scroll(by: 110)
    host.update { Scroll { lines(-10..<50) } }
    #expect(try top(6, host) == 10)
    host.update { Scroll { lines(3..<50) } }
    #expect(try top(6, host) == 10)
    host.update { Scroll { lines([0, 1, 2, 7, 8, 9] + Array(10..<50)) } }
    #expect(try top(7, host) == 30, "A line that is gone gives way to the next one.")
  }

  @Test func `new lines at the very top come into sight`() throws {
    let host = TestHost(size: Size(width: 100, height: 200)) { Scroll { lines(0..<50) } }
    host.update { Scroll { lines(-10..<50) } }
    #expect(try top(-10, host) == 0)
  }

  @Test func `content that shrinks takes the offset with it`() throws {
    let host = TestHost(size: Size(width: 100, height: 200)) { Scroll { lines(0..<50) } }
    try host.scroll(by: 5000)
    host.update { Scroll { lines(0..<15) } }
    #expect(try scrollView(host).contentOffset == Point(x: 0, y: 100))
    host.resize(to: Size(width: 100, height: 400))
    #expect(try scrollView(host).contentOffset == .zero)
    #expect(try top(0, host) == 0)
  }

  @Test func `short content is laid out as if nothing scrolled`() throws {
    let host = TestHost(size: Size(width: 100, height: 200)) {
      Scroll { Center { Text("centered").frame(height: 20) } }
    }
    #expect(try host.find("centered").frame.minY == 90)
    #expect(try scrollView(host).maximumContentOffset == .zero)
    host.update {
      Scroll {
        Column {
          Text("above").frame(height: 20)
          Spacer()
          Text("below").frame(height: 20)
        }
      }
    }
    #expect(try host.find("below").frame.minY == 180)
  }

  @Test func `it is as large as its content, as far as there is space`() throws {
    let host = TestHost(size: Size(width: 100, height: 200)) {
      Column {
        Text("above").frame(height: 30).shrink(0)
        Scroll { lines(0..<3) }
        Text("below").frame(height: 30).shrink(0)
      }
    }
    #expect(try host.find("below").frame.minY == 90)
    host.update {
      Column {
        Text("above").frame(height: 30).shrink(0)
        Scroll { lines(0..<30) }
        Text("below").frame(height: 30).shrink(0)
      }
    }
    #expect(try host.find("below").frame.minY == 170)
    #expect(try scrollView(host).frame == Rect(x: 0, y: 30, width: 100, height: 140))
  }

  @Test func `a row scrolls horizontally, and stays as high as its content`() throws {
    let host = TestHost(size: Size(width: 100, height: 200)) {
      Column {
        Scroll(.horizontal) {
          Row { ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 30, height: 40) } }
        }
        List(Array(0..<1000), id: \.self) { Text("row \($0)") }
      }
    }
    let view = try scrollView(host)
    #expect(view.frame.size == Size(width: 100, height: 40))
    #expect(view.contentSize == Size(width: 600, height: 40))
    #expect(texts(host).filter { Int($0) != nil }.count <= 7)
    view.scroll(by: Point(x: 300, y: 0))
    #expect(try host.find(.text("10")).frame.minX == 0)
    #expect(texts(host).filter { Int($0) != nil }.count <= 9)
  }

  @Test func `a map scrolls along both axes, and has views only near the viewport`() throws {
    let host = TestHost(size: Size(width: 100, height: 100)) {
      Scroll(.both) {
        Column {
          ForEach(0..<100, id: \.self) { row in
            Row {
              ForEach(0..<100, id: \.self) { column in
                Text("\(row),\(column)").frame(width: 50, height: 50).shrink(0)
              }
            }
          }
        }
      }
    }
    #expect(try scrollView(host).contentSize == Size(width: 5000, height: 5000))
    #expect(texts(host).count <= 25)
    try host.scroll(by: Point(x: 1000, y: 2000))
    #expect(try host.find("40,20").frame.origin == .zero)
    #expect(texts(host).count <= 36)
    try host.scroll(by: Point(x: 3, y: 0))
    #expect(try host.find("40,20").frame.origin == Point(x: -3, y: 0))
  }

  @Test func `from right to left it begins at the right end`() throws {
    let host = TestHost(size: Size(width: 100, height: 50), layoutDirection: .rightToLeft) {
      Scroll(.horizontal) {
        Row { ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 30).shrink(0) } }
      }
    }
    #expect(try scrollView(host).contentOffset.x == 500)
    #expect(try host.find(.text("0")).frame.maxX == 100)
    try host.scroll(by: Point(x: -30, y: 0))
    #expect(try host.find(.text("1")).frame.maxX == 100)
    host.resize(to: Size(width: 200, height: 50))
    #expect(try host.find(.text("1")).frame.maxX == 200, "The distance from the start stays.")
  }

  @Test func `from right to left, keys that lead forward scroll to the left`() throws {
    let host = TestHost(size: Size(width: 100, height: 50), layoutDirection: .rightToLeft) {
      Scroll(.horizontal) {
        Row { ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 30).shrink(0) } }
      }
    }
    let view = try scrollView(host)
    for (command, offset) in [
      (ScrollCommand.pageForward, 400.0), (.pageBackward, 500), (.end, 0), (.start, 500),
      (.left, 460),
    ] {
      view.perform(command)
      #expect(view.contentOffset.x == offset, "after \(command)")
    }
  }

  @Test func `components in it follow the window, and their state is theirs`() throws {
    struct Counter: Component {
      struct State { var count = 0 }
      func initialState() -> State { State() }
      func body(_ context: Context<State>) -> some Component {
        Button("count \(context.state.count)") { context.update { $0.count += 1 } }
      }
    }
    let host = TestHost(size: Size(width: 100, height: 100)) {
      Scroll {
        Column {
          Counter().frame(height: 30)
          lines(0..<100)
        }
      }
    }
    try host.tap("count 0")
    try host.tap("count 1")
    try host.scroll(by: 1000)
    #expect(!texts(host).contains("count 2"), "It has no view.")
    try host.scroll(by: -1000)
    try host.tap("count 2")
    host.expect("count 3")
  }

  @Test func `appearing and disappearing follow what is near the viewport`() throws {
    let events = EventLog()
    let host = TestHost(size: Size(width: 100, height: 100)) {
      Scroll {
        Column {
          Text("first").frame(height: 20).onAppear { events.record("appears") }
            .onDisappear { events.record("disappears") }
          lines(0..<100)
        }
      }
    }
    #expect(events.take() == ["appears"])
    try host.scroll(by: 1000)
    #expect(events.take() == ["disappears"])
    try host.scroll(by: -1000)
    #expect(events.take() == ["appears"])
    host.update { Text("else") }
    #expect(events.take() == ["disappears"])
  }

  @Test func `a scroller in a scroller mounts only what is in sight of both`() throws {
    let host = TestHost(size: Size(width: 100, height: 200)) {
      Scroll {
        Column {
          lines(0..<5)
          Scroll(.horizontal) {
            Column {
              ForEach(100..<5000, id: \.self) { Text("\($0)").frame(width: 400, height: 20) }
            }
          }
        }
      }
    }
    #expect(try scrollView(host, 1).frame.size.height == 98_000)
    #expect(texts(host).count <= 17)
    try scrollView(host).scroll(by: 50_000)
    #expect(texts(host).count <= 22)
    #expect(texts(host).contains("2600"))
    try scrollView(host, 1).scroll(by: Point(x: 10, y: 0))
    #expect(texts(host).count <= 22)
  }

  @Test
  func `a row that scrolls keeps its offset while it is out of sight, and others don't get it`()
    throws
  {
    let host = TestHost(size: Size(width: 100, height: 120)) {
      List(Array(0..<200), id: \.self, estimatedRowHeight: 40) { row in
        Scroll(.horizontal) {
          Row { ForEach(0..<20, id: \.self) { Text("\(row)/\($0)").frame(width: 60, height: 40) } }
        }
      }
    }
    let list = try scrollView(host)
    func offset(of row: Int) throws -> Double {
      let cell = try host.find(.text("\(row)/0"))
      let view = try #require(cell.parent?.parent?.view as? HeadlessScrollView)
      return view.contentOffset.x
    }
    let first = try #require(
      list.descendants.compactMap { $0 as? HeadlessScrollView }.first { $0 !== list })
    first.scroll(by: Point(x: 130, y: 0))
    let shown = list.descendants.compactMap { $0 as? HeadlessScrollView }.filter { $0 !== list }
    #expect(shown.map(\.contentOffset.x).filter { $0 > 0 } == [130])
    for _ in 0..<20 {
      list.scroll(by: 150)
      host.view.settle()
    }
    let others = list.descendants.compactMap { $0 as? HeadlessScrollView }
      .filter { $0 !== list && $0.isVisible }
    #expect(others.allSatisfy { $0.contentOffset.x == 0 })
    list.scrollOffset = 0
    host.view.settle()
    let back = list.descendants.compactMap { $0 as? HeadlessScrollView }
      .filter { $0 !== list && $0.isVisible }.sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }
    #expect(back.map(\.contentOffset.x) == [130] + back.dropFirst().map { _ in 0 })
  }

  @Test func `the component with the focus keeps its views out of sight`() throws {
    let host = TestHost(size: Size(width: 100, height: 100)) {
      Scroll {
        Column {
          TextField("Name").frame(height: 30)
          lines(0..<100)
        }
      }
    }
    try host.type("Mil", into: "Name")
    try host.scroll(by: 1000)
    try host.type("ton")
    try host.scroll(by: -1000)
    #expect(try host.find("Name").value == "Milton")
  }

  @Test func `keys scroll when nothing in it uses them`() throws {
    let host = TestHost(size: Size(width: 100, height: 100)) {
      Scroll {
        Column {
          Button("press") {}.frame(height: 30)
          lines(0..<100)
        }
      }
    }
    #expect(host.press(.tab))
    #expect(host.press(.down))
    #expect(try scrollView(host).scrollOffset == 40)
    #expect(host.press(.pageDown))
    #expect(try scrollView(host).scrollOffset == 140)
    #expect(host.press(.end))
    #expect(try scrollView(host).scrollOffset == 1930)
    #expect(host.press(.home))
    #expect(try scrollView(host).scrollOffset == 0)
    #expect(!host.press(.right), "Nothing scrolls to the right.")
  }

  @Test func `a test scrolls to what is in it, through all that scrolls`() throws {
    let host = TestHost(size: Size(width: 100, height: 100)) {
      Scroll {
        Column {
          lines(0..<100)
          Scroll(.horizontal) {
            Row {
              ForEach(0..<20, id: \.self) {
                Text("cell \($0)").frame(width: 60, height: 40).shrink(0)
              }
            }
          }
        }
      }
    }
    let line = try host.scroll(to: "line 70")
    #expect(line.isVisible && line.frame.maxY == 100)
    try host.scroll(to: "cell 0")
    let cell = try host.scroll(to: "cell 10", in: "cell 0")
    #expect(cell.isVisible && cell.frame.maxX == 100 && cell.frame.maxY == 100)
  }

  @Test func `nothing of it leaks`() throws {
    try expectNoLeaks { _ in
      let host = TestHost(size: Size(width: 100, height: 100)) {
        Scroll(controller: ScrollController()) { lines(0..<100) }.onOffsetChange { _ in }
      }
      try host.scroll(by: 300)
      host.update { Text("else") }
      host.update { Scroll { Scroll(.horizontal) { lines(0..<100) } } }
    }
  }
}
