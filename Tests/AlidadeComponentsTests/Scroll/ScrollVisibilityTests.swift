import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Components that report when they become visible, in windows of 100 × 200 points.
@MainActor @Suite struct ScrollVisibilityTests {
  /// A text that records when it becomes visible, and when it no longer is.
  private struct Watched: Component, Equatable {
    let name: String
    var width: Double?
    var height = 100.0
    var threshold = 0.5
    let log: EventLog

    var body: some Component {
      Text(name).frame(width: width, height: height)
        .onScrollVisibilityChange(threshold: threshold) { log.record("\(name) \($0)") }
    }
  }

  private let log = EventLog()
  private let size = Size(width: 100, height: 200)

  /// Ten components of 100 points, one below the other.
  private func lines(threshold: Double = 0.5) -> some Component {
    let log = log
    return Scroll {
      Column {
        ForEach(Array(0..<10), id: \.self) {
          Watched(name: "\($0)", threshold: threshold, log: log)
        }
      }
    }
  }

  private func scrollViews(_ host: TestHost) -> [HeadlessScrollView] {
    host.view.root.descendants.compactMap { $0 as? HeadlessScrollView }
  }

  // MARK: - Scrolling

  @Test func `a component is visible while half of it is in the viewport`() throws {
    let host = TestHost(size: size) { lines() }
    #expect(log.take() == ["0 true", "1 true"])
    try host.scroll(by: 49)
    #expect(log.take() == [])
    try host.scroll(by: 2)
    #expect(log.take() == ["0 false", "2 true"])
    try host.scroll(by: -2)
    #expect(log.take() == ["0 true", "2 false"])
  }

  @Test func `a component that loses its views is no longer visible, and is again with them`()
    throws
  {
    let host = TestHost(size: size) { lines() }
    #expect(log.take() == ["0 true", "1 true"])
    try host.scroll(by: 600)
    #expect(log.take() == ["0 false", "1 false", "6 true", "7 true"])
    #expect(!host.view.root.visibleTexts.contains("0"))
    try host.scroll(by: -600)
    #expect(log.take() == ["6 false", "7 false", "0 true", "1 true"])
  }

  @Test func `with a threshold of zero, any part of a component is enough`() throws {
    let host = TestHost(size: size) { lines(threshold: 0) }
    #expect(log.take() == ["0 true", "1 true"], "the third one only touches the viewport")
    try host.scroll(by: 1)
    #expect(log.take() == ["2 true"])
    try host.scroll(by: 99)
    #expect(log.take() == ["0 false"])
  }

  @Test func `with a threshold of one, no part of a component may be missing`() throws {
    let host = TestHost(size: size) { lines(threshold: 1) }
    #expect(log.take() == ["0 true", "1 true"])
    try host.scroll(by: 1)
    #expect(log.take() == ["0 false"])
    try host.scroll(by: 99)
    #expect(log.take() == ["2 true"])
  }

  @Test func `a component without an area is visible where its position is`() throws {
    let log = log
    let host = TestHost(size: size) {
      Scroll {
        Column {
          Text("content").frame(height: 300)
          Watched(name: "end", height: 0, threshold: 1, log: log)
        }
      }
    }
    #expect(log.take() == [])
    try host.scroll(by: 99)
    #expect(log.take() == [])
    try host.scroll(by: 1)
    #expect(log.take() == ["end true"])
    try host.scroll(by: -1)
    #expect(log.take() == ["end false"])
  }

  @Test func `all viewports around a component count`() throws {
    let log = log
    let host = TestHost(size: size) {
      Scroll {
        Column {
          Text("above").frame(height: 150)
          Scroll(.horizontal) {
            Row {
              ForEach(["a", "b", "c"], id: \.self) { Watched(name: $0, width: 80, log: log) }
            }
          }
          .frame(width: 100, height: 100)
          Text("below").frame(height: 400)
        }
      }
    }
    #expect(log.take() == ["a true"], "half of the first one")
    let views = scrollViews(host)
    try #require(views.count == 2)
    views[1].contentOffset.x = 60
    host.settle()
    #expect(log.take() == ["a false", "b true"])
    views[0].contentOffset.y = 140
    host.settle()
    #expect(log.take() == [])
    views[0].contentOffset.y = 210
    host.settle()
    #expect(log.take() == ["b false"])
  }

  // MARK: - Other changes

  @Test func `a view around a component that clips it counts`() {
    let log = log
    func clipped(_ clip: ViewClip?) -> some Component {
      Column { Watched(name: "a", log: log).clipped(to: clip) }
    }
    let host = TestHost(size: size) { clipped(ViewClip(bottom: 60)) }
    #expect(log.take() == [])
    host.update { clipped(ViewClip(bottom: 40)) }
    #expect(log.take() == ["a true"])
    host.update { clipped(ViewClip(bottom: 60)) }
    #expect(log.take() == ["a false"])
    host.update { clipped(nil) }
    #expect(log.take() == ["a true"])
  }

  @Test func `a window that becomes smaller hides what no longer fits`() {
    let host = TestHost(size: size) { lines() }
    #expect(log.take() == ["0 true", "1 true"])
    host.resize(to: Size(width: 100, height: 120))
    #expect(log.take() == ["1 false"])
    host.resize(to: Size(width: 100, height: 300))
    #expect(log.take() == ["1 true", "2 true"])
  }

  @Test func `a component that an update moves out of view is no longer visible`() {
    let log = log
    func content(_ height: Double) -> some Component {
      Scroll {
        Column {
          Text("above").frame(height: height)
          Watched(name: "a", log: log)
        }
      }
    }
    let host = TestHost(size: size) { content(20) }
    #expect(log.take() == ["a true"])
    host.update { content(160) }
    #expect(log.take() == ["a false"])
    host.update { content(0) }
    #expect(log.take() == ["a true"])
  }

  @Test func `nothing is visible in a window that the user can't see`() {
    let log = log
    let view = HeadlessHostingView(size: size) { Watched(name: "a", log: log) }
    view.settle()
    #expect(log.take() == [])
    view.host.isVisible = true
    #expect(log.take() == ["a true"])
    view.host.isVisible = false
    #expect(log.take() == ["a false"])
    view.host.isVisible = true
    #expect(log.take() == ["a true"])
    view.host.tearDown()
    #expect(log.take() == ["a false"])
  }

  @Test func `a component that is removed is no longer visible`() {
    let log = log
    let host = TestHost(size: size) { Watched(name: "a", log: log) }
    host.update { Text("other") }
    #expect(log.take() == ["a true", "a false"])
    host.update { Watched(name: "b", log: log).hidden() }
    #expect(log.take() == [])
    host.update { Watched(name: "b", log: log).hidden(false) }
    #expect(log.take() == ["b true"])
  }

  @Test func `a component whose views are exchanged stays visible`() {
    let log = log
    func content(_ role: AccessibilityRole) -> some Component {
      Box(role: role) {
        Scroll(.horizontal) {
          Row {
            Watched(name: "a", width: 100, log: log)
            Watched(name: "b", width: 100, log: log)
          }
        }
      }
    }
    let host = TestHost(size: size) { content(.generic) }
    #expect(log.take() == ["a true"])
    // A view has its role from the beginning, so the Scroll in it gets another view, too.
    host.update { content(.group) }
    #expect(log.take() == [])
    host.update { Text("other") }
    #expect(log.take() == ["a false"])
  }

  @Test func `the part of a host that other code shows is its viewport`() {
    let log = log
    let view = HeadlessHostingView(size: Size(width: 100, height: 1000)) {
      Column {
        ForEach(Array(0..<10), id: \.self) { Watched(name: "\($0)", log: log) }
      }
    }
    view.host.visibleRect = Rect(x: 0, y: 0, width: 100, height: 200)
    view.settle()
    view.host.isVisible = true
    #expect(log.take() == ["0 true", "1 true"])
    view.host.visibleRect = Rect(x: 0, y: 60, width: 100, height: 200)
    view.settle()
    #expect(log.take() == ["0 false", "2 true"])
  }

  // MARK: - Actions

  @Test func `the newest closure is called, with the newest threshold`() {
    let log = log
    func content(_ name: String, _ threshold: Double) -> some Component {
      Scroll {
        Text("a").frame(height: 300)
          .onScrollVisibilityChange(threshold: threshold) { log.record("\(name) \($0)") }
      }
    }
    let host = TestHost(size: size) { content("one", 0.9) }
    #expect(log.take() == [])
    host.update { content("two", 0.5) }
    #expect(log.take() == ["two true"])
    host.update { content("three", 0.5) }
    #expect(log.take() == [])
    host.resize(to: Size(width: 100, height: 120))
    #expect(log.take() == ["three false"])
    host.resize(to: size)
    #expect(log.take() == ["three true"])
    host.update { content("four", 0.9) }
    #expect(log.take() == ["four false"])
  }

  /// A component that moves itself out of view as soon as it is visible.
  private struct Shy: Component, Equatable {
    let log: EventLog

    func initialState() -> Bool { false }

    func body(_ context: Context<Bool>) -> some Component {
      Column {
        Text("above").frame(height: context.state ? 300 : 0)
        Text("shy").frame(height: 100)
          .onScrollVisibilityChange { isVisible in
            log.record("\(isVisible)")
            context.updateImmediately { $0 = true }
          }
      }
    }
  }

  @Test func `an action may change what is visible`() {
    let log = log
    let host = TestHost(size: size) { Scroll { Shy(log: log) } }
    #expect(log.take() == ["true", "false"])
    host.settle()
    #expect(log.take() == [])
  }

  /// A component that is visible only until it knows that it is.
  private struct Restless: Component, Equatable {
    func initialState() -> Bool { false }

    func body(_ context: Context<Bool>) -> some Component {
      Column {
        Text("above").frame(height: context.state ? 300 : 0)
        Text("restless").frame(height: 100)
          .onScrollVisibilityChange { isVisible in
            context.updateImmediately { $0 = isVisible }
          }
      }
    }
  }

  @Test func `components that become visible and invisible in turns are reported`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView(size: size) { Scroll { Restless() } }
      view.host.isVisible = true
      view.host.tearDown()
    }
    #expect(
      reports.all.map(\.summary)
        == ["Components became visible or invisible 8 times in a row."])
  }

  /// A component that is visible only in each other frame.
  private struct Flickering: Component, Equatable {
    func initialState() -> Bool { false }

    func body(_ context: Context<Bool>) -> some Component {
      Column {
        Text("above").frame(height: context.state ? 300 : 0)
        Text("flickering").frame(height: 100)
          .onScrollVisibilityChange { isVisible in context.update { $0 = isVisible } }
      }
    }
  }

  @Test func `a component that becomes visible and invisible from frame to frame is reported`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView(size: size) { Scroll { Flickering() } }
      view.host.isVisible = true
      for _ in 0..<100 {
        view.mountHost.runFrame()
        view.mountHost.runMainWork()
        view.mountHost.runBackgroundWork()
      }
      view.host.tearDown()
    }
    #expect(reports.all.map(\.summary) == ["The state of Flickering changes in every build."])
  }

  @Test func `a threshold that no component can have is reported`() {
    for threshold in [-0.1, 1.5, .infinity, .nan] {
      let reports = DiagnosticsRecorder()
      Diagnostics.withSink(reports.sink) {
        let view = HeadlessHostingView(size: size) {
          Text("a").onScrollVisibilityChange(threshold: threshold) { _ in }
        }
        view.settle()
      }
      #expect(
        reports.all.map(\.summary)
          == ["The threshold of onScrollVisibilityChange has an invalid value."])
    }
  }
}
