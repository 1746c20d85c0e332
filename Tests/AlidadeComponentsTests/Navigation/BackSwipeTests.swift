import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Pages that the user swipes aside.
@MainActor @Suite struct BackSwipeTests {
  private struct Page: Component, Equatable {
    let name: String
    let log: EventLog

    static func == (one: Page, other: Page) -> Bool { one.name == other.name }

    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      let _ = log.record("build \(name)")
      Column(spacing: 4, alignment: .stretch) {
        Text(name).frame(height: 20)
        BackButton()
        Button("\(name) taps: \(context.state)") { context.update { $0 += 1 } }
        Button("Next") { context.navigation.push(2) }
        TextField("field")
        Scroll(.horizontal) { Text("wide").frame(width: 900, height: 20) }
        Text("ground of \(name)").frame(height: 40).grow()
      }
    }
  }

  private struct Pages: Component {
    let log: EventLog
    var direction = LayoutDirection.leftToRight
    let path: [Int]

    func initialState() -> [Int] { path }

    func body(_ context: Context<[Int]>) -> some Component {
      let log = log
      NavigationStack(path: context.binding(\.self)) {
        Page(name: "root", log: log)
      } page: { page in
        Page(name: "page \(page)", log: log)
      }
      .layoutDirection(direction)
    }
  }

  private struct Sides: Component {
    func initialState() -> Bool { true }

    func body(_ context: Context<Bool>) -> some Component {
      SplitView(collapsesBelow: 400, isContentShown: context.binding(\.self)) {
        Text("sidebar").frame(height: 20)
        Text("ground of sidebar").frame(height: 20)
      } content: {
        Text("content").frame(height: 20)
        Text("ground of content").frame(height: 20)
      }
    }
  }

  private let log = EventLog()

  private func show(
    _ path: [Int] = [1], _ direction: LayoutDirection = .leftToRight
  ) -> HeadlessHostingView {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      Pages(log: log, direction: direction, path: path)
    }
    view.settle()
    _ = log.take()
    return view
  }

  private func text(_ text: String, _ view: HeadlessHostingView) -> HeadlessView? {
    view.root.descendants.first { $0.isVisible && $0.visibleText == text }
  }

  /// The distance of the page with a text from its place, to the right; `nil` if it isn't seen.
  private func shift(_ name: String, _ view: HeadlessHostingView) -> Double? {
    text(name, view).map { $0.outwardViews.reduce(0) { $0 + $1.translation } }
  }

  private func runFrame(_ view: HeadlessHostingView) {
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
  }

  /// Moves a finger over a page, and runs a frame after each step.
  @discardableResult
  private func pan(
    over name: String, _ translations: [Double], velocity: Double = 0, isCanceled: Bool = false,
    _ view: HeadlessHostingView, didMove: @MainActor (Double) -> Void = { _ in }
  ) throws -> Bool {
    let ground = try #require(text("ground of \(name)", view))
    return ground.pan(through: translations, velocity: velocity, isCanceled: isCanceled) {
      runFrame(view)
      didMove($0)
    }
  }

  @Test func `the page follows the finger over the one below it, without a build`() throws {
    let view = show([1])
    var places: [[Double]] = []
    try pan(over: "page 1", [10, 60, 150, 90], velocity: 0, view) { _ in
      places.append([shift("page 1", view) ?? .nan, shift("root", view) ?? .nan])
    }
    #expect(places == [[10, -72.5], [60, -60], [150, -37.5], [90, -52.5]])
    #expect(log.take().isEmpty)
    view.settle()
    #expect(shift("page 1", view) == 0 && shift("root", view) == nil)
  }

  @Test(arguments: [(100.0, 500.0, true), (200, 0, true), (200, -500, false), (100, 0, false)])
  func `a quick movement decides, and otherwise the middle`(
    _ distance: Double, _ velocity: Double, _ goesBack: Bool
  ) throws {
    let view = show([1])
    #expect(try pan(over: "page 1", [10, distance], velocity: velocity, view))
    runFrame(view)
    // It goes on from where it was let go.
    #expect(abs((shift("page 1", view) ?? 0) - distance) < 20)
    view.settle()
    #expect((text("root", view) != nil) == goesBack)
    #expect((text("page 1", view) != nil) == !goesBack)
    #expect(shift(goesBack ? "root" : "page 1", view) == 0)
    #expect(text("ground of \(goesBack ? "root" : "page 1")", view)?.shownOpacity == 1)
  }

  @Test(arguments: [(120.0, 700.0, 300.0, 0.25), (120, -700, 0, 0.35)])
  func `a page that is released goes on with the speed of the hand`(
    distance: Double, velocity: Double, end: Double, duration: Double
  ) throws {
    let view = show([1])
    try pan(over: "page 1", [10, distance], velocity: velocity, view)
    let start = view.mountHost.frameTime
    for _ in 0..<10 {
      runFrame(view)
      let time = (view.mountHost.frameTime - start) / .seconds(1)
      let exact = Spring(duration: duration).advance(
        displacement: distance - end, velocity: velocity, by: time)
      #expect(abs((shift("page 1", view) ?? .nan) - (end + exact.displacement)) < 0.01)
      let below = (shift("root", view) ?? .nan) - (shift("page 1", view) ?? .nan) / 4
      #expect(abs(below + 75) < 0.01, "the lower page goes with it")
    }
  }

  @Test func `a canceled movement leaves the page where it is`() throws {
    let view = show([1])
    try pan(over: "page 1", [10, 250], velocity: 900, isCanceled: true, view)
    view.settle()
    #expect(shift("page 1", view) == 0 && text("root", view) == nil)
  }

  @Test func `a page on its way is caught where it is`() throws {
    let view = show([1])
    try pan(over: "page 1", [10, 200], view)
    for _ in 0..<4 { runFrame(view) }
    let before = try #require(shift("page 1", view))
    #expect(before > 200 && before < 300)
    var caught: Double?
    try pan(over: "page 1", [-10, -before], view) { _ in caught = caught ?? shift("page 1", view) }
    #expect(caught == before)
    view.settle()
    #expect(shift("page 1", view) == 0 && text("root", view) == nil)
  }

  @Test func `from right to left, the page goes to the left`() throws {
    let view = show([1], .rightToLeft)
    var places: [Double] = []
    try pan(over: "page 1", [-10, -200], view) { _ in
      places += [shift("page 1", view) ?? .nan, shift("root", view) ?? .nan]
    }
    #expect(places == [-10, 72.5, -200, 25])
    view.settle()
    #expect(text("root", view) != nil && text("page 1", view) == nil)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `Alt and the arrow that points back go back`(_ direction: LayoutDirection) {
    let view = show([1], direction)
    let (back, forward): (Key, Key) =
      direction == .rightToLeft ? (.right, .left) : (.left, .right)
    #expect(!view.mountHost.pressKey(KeyCombination(forward, .alt), in: view.root))
    #expect(view.mountHost.pressKey(KeyCombination(back, .alt), in: view.root))
    view.settle()
    #expect(text("root", view) != nil && text("page 1", view) == nil)
    #expect(!view.mountHost.pressKey(KeyCombination(back, .alt), in: view.root))
  }

  @Test func `a movement to the other side does nothing, and neither does one over the root`()
    throws
  {
    let view = show([1])
    try pan(over: "page 1", [-10, -200], velocity: -900, view) { _ in
      #expect(shift("page 1", view) == 0 && text("root", view) == nil)
    }
    view.settle()
    #expect(text("page 1", view) != nil)
    let root = show([])
    #expect(try pan(over: "root", [10, 200], root) == false)
  }

  @Test func `what moves sideways itself keeps its movements`() throws {
    let view = show([1])
    let wide = try #require(text("wide", view))
    #expect(!wide.pan(through: [10, 200]))
    let field = view.root.descendants.first { $0 is HeadlessTextInputView && $0.isVisible }
    #expect(try #require(field).pan(through: [10, 200]) == false)
    view.settle()
    #expect(text("page 1", view) != nil)
  }

  @Test func `pages keep their state, and a page that is pushed afterward slides`() throws {
    let host = TestHost(size: Size(width: 300, height: 400)) { Pages(log: log, path: [1]) }
    try host.tap("page 1 taps: 0")
    try host.swipe("ground of page 1", by: 60)
    #expect(host.contains("page 1 taps: 1"))
    try host.swipe("ground of page 1", by: 200)
    try host.tap("root taps: 0")
    try host.tap("Next")
    #expect(host.contains("page 2 taps: 0") && !host.contains("root taps: 1"))
    try host.swipe("ground of page 2", by: 60, velocity: 800)
    #expect(host.contains("root taps: 1"))
    withKnownIssue { try host.swipe("ground of root", by: 200) }
  }

  @Test func `a page that is taken away while the user moves it goes, and the next one stays`()
    throws
  {
    let view = show([1, 2])
    let ground = try #require(text("ground of page 2", view))
    ground.pan(through: [10, 150, 160], velocity: 0) { distance in
      runFrame(view)
      guard distance == 150 else { return }
      let back = view.root.descendants.last {
        $0.isVisible && $0.options.accessibility?.label == "Back"
      }
      _ = (back as? HeadlessPressableView)?.press()
      runFrame(view)
    }
    view.settle()
    #expect(shift("page 1", view) == 0 && text("page 2", view) == nil)
    #expect(text("root", view) == nil)
  }

  @Test func `a page that is taken away on its way takes the swipe with it`() throws {
    let view = show([1])
    try pan(over: "page 1", [10, 200], view)
    runFrame(view)
    let back = view.root.descendants.first {
      $0.isVisible && $0.options.accessibility?.label == "Back"
    }
    withImmediateUpdates { _ = (back as? HeadlessPressableView)?.press() }
    view.settle()
    #expect(text("root", view) != nil && text("page 1", view) == nil)
    let next = view.root.descendants.first { $0.isVisible && $0.visibleTexts == ["Next"] }
    withImmediateUpdates { _ = (next as? HeadlessPressableView)?.press() }
    view.settle()
    #expect(shift("page 2", view) == 0 && text("root", view) == nil)
  }

  @Test func `a page that is swept back doesn't go beyond its place`() throws {
    let view = show([1])
    try pan(over: "page 1", [30, 5], velocity: -3000, view)
    for _ in 0..<30 {
      runFrame(view)
      #expect((shift("page 1", view) ?? 0) >= 0)
    }
    view.settle()
    #expect(shift("page 1", view) == 0)
  }

  @Test func `a flick within a frame moves the page, and goes back soon`() throws {
    let view = show([1])
    let ground = try #require(text("ground of page 1", view))
    ground.pan(through: [40], velocity: 900)
    runFrame(view)
    let place = try #require(shift("page 1", view))
    #expect(place > 0 && place < 100)
    for _ in 0..<20 { runFrame(view) }
    #expect(shift("root", view) == 0 && text("page 1", view) == nil)
  }

  @Test func `the keyboard goes on in the page that is shown, and not in one that is only seen`()
    throws
  {
    let view = show([1])
    let first = view.mountHost.focusedView
    try pan(over: "page 1", [10, 60], view) { _ in #expect(view.mountHost.focusedView === first) }
    view.settle()
    let field = view.root.descendants.first { $0 is HeadlessTextInputView && $0.isVisible }
    view.mountHost.moveFocus(to: try #require(field))
    try pan(over: "page 1", [10, 60], view) { _ in #expect(view.mountHost.focusedView === field) }
    view.settle()
    try pan(over: "page 1", [10, 200], view)
    view.settle()
    let focused = try #require(view.mountHost.focusedView)
    #expect(focused.isVisible && text("root", view)?.host != nil)
  }

  @Test func `the page below doesn't react before it is shown`() throws {
    let view = show([1])
    try pan(over: "page 1", [10, 200], view) { distance in
      guard distance == 200 else { return }
      let below = view.root.descendants.first {
        $0.isVisible && $0.visibleTexts == ["root taps: 0"] && $0 is HeadlessPressableView
      }
      #expect((below as? HeadlessPressableView)?.press() == false)
    }
    view.settle()
    #expect(text("root taps: 0", view) != nil)
  }

  @Test func `with less motion, the page follows the finger, and is then where it goes`() throws {
    let view = show([1])
    view.mountHost.showsAnimations = false
    try pan(over: "page 1", [10, 200], view) { #expect(shift("page 1", view) == $0) }
    runFrame(view)
    #expect(text("root", view) != nil && text("page 1", view) == nil)
  }

  @Test func `the content of a collapsed split view is swiped to the sidebar`() throws {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Sides() }
    view.settle()
    try pan(over: "content", [10, 60], view) { _ in
      #expect(text("sidebar", view) != nil && text("content", view) != nil)
    }
    view.settle()
    #expect(shift("content", view) == 0 && text("sidebar", view) == nil)
    try pan(over: "content", [10, 200], view)
    view.settle()
    #expect(shift("sidebar", view) == 0 && text("content", view) == nil)
    #expect(text("ground of sidebar", view)?.shownOpacity == 1)
    view.size.width = 600
    view.settle()
    #expect(shift("sidebar", view) == 0 && shift("content", view) == 0)
    #expect(try pan(over: "content", [10, 200], view) == false)
  }
}

extension HeadlessView {
  /// The distance by which the view is painted beside its place, to the right.
  fileprivate var translation: Double { options.transform?.translation.x ?? 0 }

  /// The opacity in which the view is painted.
  fileprivate var shownOpacity: Double {
    outwardViews.reduce(1) { $0 * ($1.options.alpha ?? 1) }
  }
}
