import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Tables whose columns are wider than their window, which is 300 points wide.
@MainActor @Suite struct TableScrollTests {
  private func host(
    columns: Int = 5, rows: Int = 100, direction: LayoutDirection = .leftToRight
  ) -> TestHost {
    TestHost(size: Size(width: 300, height: 300), layoutDirection: direction) {
      WideTable(columns: columns, rows: rows)
    }
  }

  /// A table whose columns are 100 points wide.
  private struct WideTable: Component {
    let columns: Int
    let rows: Int

    var body: some Component {
      Table(0..<rows, id: \.self) {
        for column in 0..<columns {
          TableColumn("\(column)", width: .points(100)) { row in Text("\(row).\(column)") }
            .sorted(by: \.self)
        }
      }
    }
  }

  /// The left edges of the titles and of the cells of the first row, by column.
  private func edges(_ app: TestHost) -> (titles: [Double], cells: [Double]) {
    let titles = app.findAll(.role(.columnHeader)).map(\.frame.minX).sorted()
    let cells = app.findAll(.textContaining(".")).filter { $0.text?.hasPrefix("0.") == true }
      .map { $0.frame.minX - 8 }.sorted()
    return (titles, cells)
  }

  private func list(_ app: TestHost) throws -> HeadlessScrollView {
    try #require(
      app.view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first {
        $0.scrollAxes.contains(.vertical)
      })
  }

  private func header(_ app: TestHost) throws -> HeadlessView {
    try #require(
      app.view.root.descendants.first { ($0 as? HeadlessScrollView)?.showsScrollBars == false })
  }

  @Test func `the header and the rows scroll sideways together`() throws {
    let app = host()
    #expect(edges(app).titles == [0, 100, 200, 300, 400])
    try app.scroll(by: Point(x: 120, y: 0))
    #expect(edges(app).titles == [-120, -20, 80, 180, 280])
    #expect(edges(app).cells == [-120, -20, 80, 180, 280])
    try header(app).scroll(by: Point(x: -20, y: 0))
    app.settle()
    #expect(edges(app).titles.first == -100 && edges(app).cells.first == -100)
    try app.scroll(by: Point(x: 1_000, y: 0))
    #expect(edges(app).titles.last == 200 && edges(app).cells.last == 200)
  }

  @Test func `the header stays on top, and the bars stay at the edges of the window`() throws {
    let app = host()
    try app.scroll(by: Point(x: 150, y: 0))
    try app.scroll(by: Point(x: 0, y: 560))
    #expect(app.findAll(.role(.columnHeader)).allSatisfy { $0.frame.minY == 0 })
    let list = try list(app)
    #expect(list.frameInRoot.minX == 0 && list.frameInRoot.maxX == 300)
    #expect(list.contentOffset == Point(x: 150, y: 560))
    #expect(list.contentSize.width == 500)
    #expect(try app.find("20.3").frame.minX == 158)
  }

  @Test func `columns that fit don't scroll sideways`() throws {
    let app = host(columns: 3)
    #expect(try list(app).scrollAxes == .vertical)
    try app.scroll(by: Point(x: 50, y: 0))
    #expect(edges(app).titles == [0, 100, 200] && edges(app).cells == [0, 100, 200])
  }

  @Test func `a column can be made wider than the window`() throws {
    let app = host(columns: 3)
    try app.dragHeader(from: 300, by: 250)
    #expect(app.titles().last == "2 200–550")
    try app.scroll(by: Point(x: 1_000, y: 0))
    #expect(app.titles().suffix(2) == ["1 -150–-50", "2 -50–300"])
    // Its border is at the edge of the window now.
    try app.dragHeader(from: 300, by: -100)
    #expect(app.titles() == ["0 -150–-50", "1 -50–50", "2 50–300"])
    #expect(edges(app).cells == [-150, -50, 50])
    try app.dragHeader(from: 50, by: -30)
    #expect(app.titles() == ["0 -120–-20", "1 -20–50", "2 50–300"])
  }

  @Test func `a drag that goes back while the content gets narrower changes nothing`() throws {
    let app = host(columns: 4)
    try app.scroll(by: Point(x: 100, y: 0))
    try app.dragHeader(from: 300, by: -60, -40, 0)
    try app.scroll(by: Point(x: 100, y: 0))
    #expect(app.titles() == ["0 -100–0", "1 0–100", "2 100–200", "3 200–300"])
  }

  @Test func `a wider window shows more columns, and scrolls back as far as necessary`() throws {
    let app = host()
    try app.scroll(by: Point(x: 200, y: 0))
    app.resize(to: Size(width: 400, height: 300))
    #expect(edges(app).titles.first == -100 && edges(app).cells.first == -100)
    app.resize(to: Size(width: 800, height: 300))
    #expect(edges(app).titles.first == 0 && edges(app).cells.first == 0)
    #expect(try list(app).scrollAxes == .vertical)
  }

  @Test func `from right to left, a table begins at its right end`() throws {
    let app = host(direction: .rightToLeft)
    #expect(app.titles() == ["4 -200–-100", "3 -100–0", "2 0–100", "1 100–200", "0 200–300"])
    #expect(try app.find("0.0").frame.maxX == 292)
    try app.scroll(by: Point(x: -50, y: 0))
    #expect(app.titles().last == "0 250–350")
    #expect(try app.find("0.0").frame.maxX == 342)
    app.resize(to: Size(width: 250, height: 300))
    #expect(app.titles().last == "0 200–300", "the distance from the right end stays")
    #expect(try app.find("0.0").frame.maxX == 292)
    try app.scroll(by: Point(x: 50, y: 0))
    try app.dragHeader(from: 150, by: -30)
    #expect(app.titles().suffix(2) == ["1 20–120", "0 120–250"])
  }

  @Test func `the arrow keys scroll sideways`() throws {
    let app = host()
    #expect(try !list(app).perform(.right), "the view scrolls")
    app.settle()
    #expect(edges(app).titles.first == -HeadlessScrollView.lineHeight)
    #expect(edges(app).cells.first == -HeadlessScrollView.lineHeight)
  }

  @Test func `other rows and a new order keep the position`() throws {
    let app = host()
    try app.scroll(by: Point(x: 150, y: 0))
    app.update { WideTable(columns: 5, rows: 50) }
    #expect(edges(app).titles.first == -150 && edges(app).cells.first == -150)
    try app.tap(.role(.columnHeader, "3"))
    try app.tap(.role(.columnHeader, "3"))
    #expect(app.findAll(.textContaining("49.")).first?.frame.minX == -142)
  }

  @Test func `scrolling a wide table creates no views once some have been created`() throws {
    let app = host(columns: 50)
    func scroll() throws {
      for distance in [Point(x: 40, y: 0), Point(x: 0, y: 28), Point(x: 0, y: 20)] {
        for _ in 0..<20 { try app.scroll(by: distance) }
      }
      for _ in 0..<10 { try app.scroll(by: Point(x: -10, y: -20)) }
    }
    // The number of rows and columns that are cut off at the edges differs from place to place.
    for _ in 0..<2 { try scroll() }
    let made = app.view.counters.viewsCreated
    for _ in 0..<2 { try scroll() }
    #expect(app.view.counters.viewsCreated == made)
  }

  @Test func `a table in a component that scrolls sideways is as wide as its columns`() throws {
    let app = TestHost(size: Size(width: 300, height: 300)) {
      Scroll(.horizontal) { WideTable(columns: 5, rows: 10).frame(height: 300) }
    }
    #expect(edges(app).titles == [0, 100, 200, 300, 400])
    #expect(edges(app).cells == [0, 100, 200, 300, 400])
    #expect(try list(app).viewportSize.width == 500)
  }

  @Test func `of hundreds of columns, only visible ones have views`() throws {
    let app = host(columns: 300, rows: 5)
    #expect(app.findAll(.textContaining(".")).count < 5 * 8)
    try app.scroll(by: Point(x: 20_000, y: 0))
    #expect(app.contains("0.200") && app.contains("4.202"))
    #expect(app.findAll(.textContaining(".")).count < 5 * 8)
    #expect(app.findAll(.role(.columnHeader)).count < 12)
  }
}
