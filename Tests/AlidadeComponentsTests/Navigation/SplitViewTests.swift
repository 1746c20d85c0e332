import AlidadeHeadless
import AlidadeLists
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct SplitViewTests {
  /// A side that counts what is pressed in it; it isn't `Equatable`.
  private struct Side: Component {
    let name: String
    struct State { var taps = 0 }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Box(background: .blue) {
        Column(spacing: 4) {
          Button("\(name) \(context.state.taps)") { context.update { $0.taps += 1 } }
          TextField("\(name) field")
          Text(context.navigation.isCollapsed ? "\(name) collapsed" : "\(name) beside")
        }
      }
    }
  }

  private struct Page: Component {
    struct State {
      var width: Double
      var isSidebarShown = true
      var isContentShown = false
    }
    var width = 200.0
    var limit = 0.0
    let log: EventLog

    func initialState() -> State { State(width: width) }

    func body(_ context: Context<State>) -> some Component {
      let width = Binding(context.state.width) { [log] width in
        log.record("\(width)")
        context.update { $0.width = width }
      }
      SplitView(
        width: width, ideal: 220, minimum: 120, maximum: 300, collapsesBelow: limit,
        isSidebarShown: context.state.isSidebarShown,
        isContentShown: context.binding(\.isContentShown)
      ) {
        Side(name: "sidebar")
        Button("Toggle") { context.update { $0.isSidebarShown.toggle() } }
        Button("Open") { context.update { $0.isContentShown = true } }
      } content: {
        Side(name: "content")
        BackButton()
        Button("Show") { context.update { $0.isSidebarShown.toggle() } }
      }
    }
  }

  private let log = EventLog()

  private func host(
    _ page: (EventLog) -> Page, width: Double = 600, _ direction: LayoutDirection = .leftToRight
  ) -> TestHost {
    TestHost(size: Size(width: width, height: 300), layoutDirection: direction) { page(log) }
  }

  private func widths(_ host: TestHost) -> [Double] {
    host.findAll(.component(Side.self)).filter(\.isVisible).map(\.frame.size.width)
  }

  private let border = ElementFinder.role(.separator, "Width of the sidebar")

  @Test func `the pointer shows that the border can be moved`() throws {
    let host = host { Page(log: $0) }
    let frame = try host.find(border).frame
    for x in [frame.minX + 1, (frame.minX + frame.maxX) / 2, frame.maxX - 1] {
      host.mountHost.movePointer(to: Point(x: x, y: 150), in: host.view.root)
      #expect(host.mountHost.cursor == .columnResize)
    }
    host.mountHost.movePointer(to: Point(x: frame.maxX + 20, y: 250), in: host.view.root)
    #expect(host.mountHost.cursor != .columnResize)
  }

  /// Moves the keyboard focus to the border.
  private func focusBorder(_ host: TestHost) throws {
    for _ in 0..<20 where try !host.find(border).isFocused { host.press(.tab) }
    #expect(try host.find(border).isFocused)
  }

  // MARK: - Width

  @Test func `the sidebar has its width, and the content the rest without the line`() throws {
    let host = host { Page(log: $0) }
    #expect(widths(host) == [200, 399])
    #expect(try host.find(border).frame.origin.x == 196)
    #expect(try host.find(border).frame.size == Size(width: 9, height: 300))
    host.resize(to: Size(width: 500, height: 300))
    #expect(widths(host) == [200, 299])
  }

  @Test func `a drag moves the border within the limits, and is told of at its end`() throws {
    let host = host { Page(log: $0) }
    try host.drag(border, by: Point(x: 51, y: 4))
    #expect(widths(host) == [251, 348])
    #expect(log.take() == ["251.0"])
    try host.drag(border, by: Point(x: 300, y: 0))
    #expect(widths(host) == [300, 299])
    try host.drag(border, by: Point(x: -500, y: 0))
    #expect(widths(host) == [120, 479])
    #expect(log.take() == ["300.0", "120.0"])
  }

  @Test func `the content keeps as much space as the smallest sidebar`() throws {
    let host = host({ Page(width: 300, log: $0) }, width: 350)
    #expect(widths(host) == [229, 120])
    // The drag begins where the border is, not where the state would have it.
    try host.drag(border, by: Point(x: -20, y: 0))
    #expect(widths(host) == [209, 140])
    host.resize(to: Size(width: 100, height: 300))
    #expect(widths(host) == [99])
  }

  @Test func `a drag builds only the border, and sets each frame once`() throws {
    let host = host { Page(log: $0) }
    let view = try #require(host.find(border).view)
    var steps: [[Double]] = []
    let updates = host.updates {
      view.drag(
        from: Point(x: 4, y: 50), through: [Point(x: 20, y: 50), Point(x: 60, y: 50)],
        isCanceled: true)
      steps.append(widths(host))
    }
    #expect(steps == [[200, 399]], "A canceled drag leaves nothing behind.")
    #expect(log.entries.isEmpty)
    #expect(updates.reasons["Side"] == nil && updates.reasons["Page"] == nil)
    #expect(updates.reasons["SplitView"] == nil)
    #expect(updates.reasons["SplitBorder"]?.count == 3)
    #expect(updates.mounting.viewsCreated == 0 && updates.mounting.viewsMoved == 0)
  }

  @Test func `from right to left the sidebar is on the right and follows the pointer`() throws {
    let host = host({ Page(log: $0) }, .rightToLeft)
    let sidebar = try #require(host.findAll(.component(Side.self)).first)
    #expect(sidebar.frame.maxX == 600 && sidebar.frame.size.width == 200)
    try host.drag(border, by: Point(x: -30, y: 0))
    #expect(widths(host) == [230, 369])
    try focusBorder(host)
    host.press(.right)
    #expect(widths(host) == [220, 379])
  }

  @Test func `keys move the border while it has the focus`() throws {
    let host = host { Page(log: $0) }
    host.press(.right)
    #expect(widths(host) == [200, 399])
    host.view.root.hitTest(Point(x: 200, y: 100))?.tap()
    #expect(try host.find(border).isFocused)
    #expect(log.entries.isEmpty, "A click doesn't change the width.")
    try focusBorder(host)
    host.press(.right)
    #expect(widths(host) == [210, 389])
    host.press(.left)
    host.press(.left)
    #expect(widths(host) == [190, 409])
    host.press(.end)
    host.press(.right)
    #expect(widths(host) == [300, 299])
    host.press(.home)
    #expect(widths(host) == [120, 479])
    host.press(.enter)
    #expect(widths(host) == [220, 379])
  }

  @Test func `a double click restores the ideal width`() throws {
    let host = host { Page(log: $0) }
    try host.tap(border, count: 2)
    #expect(widths(host) == [220, 379])
    #expect(log.take() == ["220.0"])
  }

  @Test func `assistive technologies are told the role, the name and the width`() throws {
    let host = host { Page(log: $0) }
    let view = try #require(host.find(border).view)
    #expect(view.options.accessibility?.value == .number(200))
    try focusBorder(host)
    host.press(.right)
    #expect(view.options.accessibility?.value == .number(210))
  }

  @Test func `a width that isn't bound belongs to the view`() throws {
    let host = TestHost(size: Size(width: 600, height: 300)) {
      SplitView(ideal: 150) {
        Side(name: "a")
      } content: {
        Side(name: "b")
      }
    }
    #expect(widths(host) == [150, 449])
    try host.drag(border, by: Point(x: 50, y: 0))
    #expect(widths(host) == [200, 399])
    host.update {
      SplitView(ideal: 160) {
        Side(name: "a")
      } content: {
        Side(name: "b")
      }
    }
    #expect(widths(host) == [200, 399])
  }

  @Test func `numbers that make no sense are reported and replaced`() {
    func split(
      _ width: Double, ideal: Double = 200, minimum: Double = 100, maximum: Double = 300,
      limit: Double = 0
    ) -> (widths: [Double], reports: Int) {
      var boxes: [Rect] = []
      let reports = DiagnosticsRecorder.reports {
        let view = HeadlessHostingView(size: Size(width: 600, height: 100)) {
          SplitView(
            width: Binding(width) { _ in }, ideal: ideal, minimum: minimum, maximum: maximum,
            collapsesBelow: limit
          ) {
            Box(background: .red)
          } content: {
            Box(background: .red)
          }
        }
        boxes = view.boxes
      }
      return (boxes.filter { $0.size.width > 1 }.map(\.size.width), reports.count)
    }
    #expect(split(.nan).widths == [200, 399] && split(.nan).reports > 0)
    #expect(split(-5).widths == [200, 399] && split(-5).reports > 0)
    #expect(split(5000).widths == [300, 299] && split(5000).reports == 0)
    #expect(split(200, minimum: -1).reports > 0)
    #expect(split(200, minimum: 250, maximum: 100).widths == [250, 349])
    #expect(split(200, minimum: 250, maximum: 100).reports > 0)
    #expect(split(200, maximum: .infinity).reports > 0)
    #expect(split(200, limit: .nan).widths == [200, 399] && split(200, limit: .nan).reports > 0)
    #expect(split(.nan, ideal: .nan).widths == [100, 499])
  }

  // MARK: - Showing and hiding

  @Test func `a sidebar that is hidden and shown again remembers what was in it`() throws {
    let host = host { Page(log: $0) }
    try host.tap("sidebar 0")
    try host.type("words", into: "sidebar field")
    try host.drag(border, by: Point(x: 40, y: 0))
    try host.tap("Toggle")
    #expect(!host.contains("sidebar 1") && host.findAll(border).isEmpty)
    #expect(widths(host) == [600])
    try host.tap("Show")
    #expect(host.contains("sidebar 1") && host.contains("words"))
    #expect(widths(host) == [240, 359])
  }

  // MARK: - Collapsing

  @Test func `in less space only one side is shown`() throws {
    let host = host { Page(limit: 400, log: $0) }
    #expect(host.contains("sidebar beside") && host.contains("content beside"))
    host.resize(to: Size(width: 399, height: 300))
    #expect(host.contains("sidebar collapsed") && !host.contains("content 0"))
    #expect(widths(host) == [399] && host.findAll(border).isEmpty)
    try host.tap("Open")
    #expect(host.contains("content collapsed") && !host.contains("sidebar 0"))
    host.resize(to: Size(width: 400, height: 300))
    #expect(host.contains("sidebar beside") && host.contains("content beside"))
  }

  @Test func `a view that is collapsed from the start says so in its first frame`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 300)) {
      Page(limit: 400, log: log)
    }
    #expect(view.root.visibleTexts.contains("sidebar collapsed"))
  }

  @Test func `the back button leads back to the sidebar`() throws {
    let host = host({ Page(limit: 400, log: $0) }, width: 300)
    try host.tap("Open")
    try host.tap(.role(.button, "Back"))
    #expect(host.contains("sidebar 0") && !host.contains("content 0"))
  }

  @Test func `the back button is disabled where both sides are shown`() throws {
    let host = host { Page(limit: 400, log: $0) }
    #expect(try host.find(.role(.button, "Back")).isEnabled == false)
    #expect(!host.press(.left, .alt))
    host.resize(to: Size(width: 300, height: 300))
    try host.tap("Open")
    #expect(try host.find(.role(.button, "Back")).isEnabled)
  }

  @Test func `Alt and Left, and the pointer's button, lead back`() throws {
    let host = host({ Page(limit: 400, log: $0) }, width: 300)
    try host.tap("Open")
    #expect(host.press(.left, .alt))
    #expect(host.contains("sidebar 0"))
    try host.tap("Open")
    try host.tap("content field")
    #expect(host.press(.left, .alt))
    #expect(host.contains("sidebar 0"))
    try host.tap("Open")
    try host.tap("content collapsed", button: .back)
    #expect(host.contains("sidebar 0"))
    #expect(!host.press(.left, .alt), "There is nothing to go back to.")
  }

  @Test func `both sides remember what was done in them while the other one is shown`() throws {
    let host = host({ Page(limit: 400, log: $0) }, width: 300)
    try host.tap("sidebar 0")
    try host.type("one", into: "sidebar field")
    try host.tap("Open")
    try host.tap("content 0")
    try host.type("two", into: "content field")
    host.press(.left, .alt)
    #expect(host.contains("sidebar 1") && host.contains("one"))
    try host.tap("Open")
    #expect(host.contains("content 1") && host.contains("two"))
    host.resize(to: Size(width: 600, height: 300))
    #expect(host.contains("sidebar 1") && host.contains("content 1"))
    #expect(host.contains("one") && host.contains("two"))
  }

  @Test func `lists and scrolled content stay where they were scrolled to`() throws {
    struct Long: Component {
      var body: some Component {
        SplitView(collapsesBelow: 400) {
          List(Array(0..<300), id: \.self, estimatedRowHeight: 20) {
            Text("row \($0)").frame(height: 20)
          }
        } content: {
          Scroll { for line in 0..<100 { Text("line \(line)").frame(height: 20) } }
        }
      }
    }
    let host = TestHost(size: Size(width: 600, height: 200)) { Long() }
    let views = host.view.root.descendants.compactMap { $0 as? HeadlessScrollView }
    try #require(views.count == 2)
    views[0].scrollOffset = 1000
    views[1].scrollOffset = 400
    host.view.settle()
    #expect(host.contains("row 50") && host.contains("line 20"))
    host.resize(to: Size(width: 300, height: 200))
    #expect(host.contains("row 50") && !host.contains("line 20"))
    host.resize(to: Size(width: 600, height: 200))
    #expect(host.contains("row 50") && host.contains("line 20"))
    #expect(!host.contains("row 0") && !host.contains("line 0"))
  }

  @Test func `a view without bindings is led by what is in it`() throws {
    struct Opener: Component {
      func body(_ context: Context<NoState>) -> some Component {
        Button("Open") { context.navigation.showContent() }
      }
    }
    let host = TestHost(size: Size(width: 300, height: 200)) {
      SplitView(collapsesBelow: 400) {
        Opener()
      } content: {
        BackButton("To the folders")
      }
    }
    try host.tap("Open")
    try host.tap(.role(.button, "To the folders"))
    #expect(host.contains("Open"))
  }

  @Test func `resizing builds nothing until the view collapses`() throws {
    let host = host { Page(limit: 400, log: $0) }
    let wide = host.updates {
      host.resize(to: Size(width: 550, height: 300))
      host.resize(to: Size(width: 410, height: 300))
    }
    #expect(wide.reasons["Side"] == nil && wide.reasons["SplitView"] == nil)
    let narrow = host.updates { host.resize(to: Size(width: 390, height: 300)) }
    #expect(narrow.reasons["SplitView"]?.count == 1)
  }

  @Test func `a split view around others leaves the way back to the innermost`() throws {
    let host = TestHost(size: Size(width: 300, height: 200)) {
      SplitView(
        collapsesBelow: 400, isContentShown: Binding(true) { [log] _ in log.record("outer") }
      ) {
        Text("outer")
      } content: {
        SplitView(
          collapsesBelow: 400, isContentShown: Binding(true) { [log] _ in log.record("inner") }
        ) {
          Text("inner")
        } content: {
          TextField("field")
          BackButton()
        }
      }
    }
    try host.tap(.role(.button, "Back"))
    try host.tap("field")
    host.press(.left, .alt)
    try host.tap("field", button: .back)
    #expect(log.take() == ["inner", "inner", "inner"])
  }
}
