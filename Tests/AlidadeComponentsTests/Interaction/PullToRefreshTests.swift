import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Content that the user loads again by pulling it down.
@MainActor @Suite struct PullToRefreshTests {
  private let log = EventLog()
  private let builds = EventLog()
  private let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {}

  private struct Row: Component {
    let number: Int
    let builds: EventLog

    var body: some Component {
      builds.record("row \(number)")
      return Text("row \(number)").frame(height: 20)
    }
  }

  private func list(_ count: Int = 100) -> some Component {
    List(0..<count, id: \.self, estimatedRowHeight: 20) { [builds] in
      Row(number: $0, builds: builds)
    }
    .grow()
  }

  private func show<Content: Component>(_ content: Content) {
    view.update { content }
    view.settle()
    _ = builds.take()
  }

  private func refreshing(_ name: String = "refresh") -> @Sendable () async -> Void {
    { [log] in log.record(name) }
  }

  /// The innermost scroll views, from the top.
  private var scrollViews: [HeadlessScrollView] {
    view.root.descendants.compactMap { $0 as? HeadlessScrollView }.filter(\.isVisible)
  }

  /// The indicator; `nil` if none is shown.
  private var indicator: HeadlessView? {
    view.root.descendants.first { $0.isVisible && $0.frame.size == Size(width: 32, height: 32) }
  }

  private var top: Double? { indicator?.frameInRoot.minY }

  private var icon: String? {
    let images = indicator?.descendants.compactMap { ($0 as? HeadlessImageView)?.imageContent }
    guard case .icon(let name) = images?.first?.source else { return nil }
    return name
  }

  /// Returns the place of the top of the indicator after a pull of a distance.
  private func place(_ distance: Double) -> Double {
    let travel: Double = 128 * distance / (128 + distance)
    return travel - 32
  }

  /// Runs the work of one frame.
  private func runFrame() {
    view.mountHost.runMainWork()
    view.mountHost.runBackgroundWork()
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
  }

  private func waitForRefresh(_ count: Int = 1) async {
    await waitPatiently(for: "the content to be loaded") {
      view.settle()
      return log.entries.count >= count
    }
    for _ in 0..<100 {
      await Task.yield()
      view.settle()
    }
  }

  @Test func `the indicator comes down with the finger, and changes where letting go refreshes`()
    async
  {
    show(list().refreshable(refreshing()))
    var course: [String] = []
    #expect(
      scrollViews[0].pull(through: [32, 127, 128, 384, 127, 128]) { _ in
        view.settle()
        course.append("\(top ?? .nan) \(icon ?? "nothing")")
      })
    let before = place(127)
    #expect(
      course == [
        "\(place(32)) go-down-symbolic", "\(before) go-down-symbolic", "32.0 view-refresh-symbolic",
        "64.0 view-refresh-symbolic", "\(before) go-down-symbolic", "32.0 view-refresh-symbolic",
      ])
    #expect(log.entries.isEmpty, "nothing is loaded before the finger is lifted")
    await waitForRefresh()
    #expect(log.entries == ["refresh"])
    #expect(indicator == nil && view.mountHost.isIdle)
  }

  @Test func `while the content is loaded, a spinner goes to its place and stays there`() async {
    let held = HeldRefresh()
    show(list().refreshable { await held.run() })
    scrollViews[0].pull(through: [384]) { _ in view.settle() }
    runFrame()
    var tops: [Double] = []
    while !view.mountHost.isIdle, tops.count < 200 {
      tops.append(top ?? .nan)
      runFrame()
    }
    #expect(tops.first ?? 0 > 50 && zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(tops.count > 5 && tops.count < 40)
    #expect(top == 8)
    #expect(indicator?.descendants.contains { $0.role == .progressBar } == true)
    await held.letGo()
    await waitForRefresh(0)
    #expect(indicator == nil)
  }

  @Test func `a pull that isn't long enough goes back, and nothing is loaded`() async {
    show(list().refreshable(refreshing()))
    scrollViews[0].pull(through: [100]) { _ in view.settle() }
    #expect(top == place(100))
    var frames = 0
    while indicator != nil, frames < 100 {
      let before = top ?? .nan
      runFrame()
      frames += 1
      #expect(top == nil || top ?? 0 <= before)
    }
    #expect(frames > 5 && frames < 60)
    view.settle()
    await waitForRefresh(0)
    #expect(log.entries.isEmpty && view.mountHost.isIdle)
  }

  @Test func `without animations, the indicator jumps`() {
    view.mountHost.showsAnimations = false
    show(list().refreshable(refreshing()))
    scrollViews[0].pull(through: [100]) { _ in view.settle() }
    #expect(top == -32)
    runFrame()
    #expect(indicator == nil && view.mountHost.isIdle)
  }

  @Test func `a movement between two stages sets one transform, and builds and mounts nothing`() {
    show(list().refreshable(refreshing()))
    var counters: [MountCounters] = []
    var operations: [Int] = []
    scrollViews[0].pull(through: [10, 20, 30, 40]) { distance in
      if distance == 10 { view.settle() }
      #expect(view.mountHost.isIdle)
      var mounted = view.counters
      mounted.motionSteps = 0
      counters.append(mounted)
      operations.append(view.mountHost.log.count)
    }
    #expect(counters.count == 4 && Set(counters).count == 1)
    #expect(zip(operations, operations.dropFirst()).allSatisfy { $1 - $0 == 1 })
    #expect(builds.entries.isEmpty)
  }

  @Test func `content that is scrolled goes to its top first`() {
    show(list().refreshable(refreshing()))
    let list = scrollViews[0]
    list.scrollOffset = 50
    var (tops, offsets): ([Double?], [Double]) = ([], [])
    list.pull(through: [40, 50, 82, 40, 50, 58]) { _ in
      view.settle()
      tops.append(top)
      offsets.append(list.scrollOffset)
    }
    // On its way up, the finger first pushes the indicator back, and then scrolls.
    let expected: [Double?] = [nil, nil, place(32), place(0), place(0), place(8)]
    #expect(tops == expected)
    #expect(offsets == [10, 0, 0, 10, 0, 0])
  }

  @Test func `a wheel, a drag with the pointer and keys don't pull`() {
    show(list().refreshable(refreshing()))
    scrollViews[0].scroll(by: Point(x: 0, y: -500))
    scrollViews[0].drag(from: Point(x: 50, y: 10), through: [Point(x: 50, y: 90)])
    scrollViews[0].perform(.pageBackward)
    view.settle()
    #expect(indicator == nil)
  }

  @Test func `content that is smaller than its view is pulled, and so is a Scroll`() async {
    show(list(1).refreshable(refreshing("short list")))
    scrollViews[0].pull(through: [200])
    await waitForRefresh()
    show(Scroll { Text("text") }.grow().refreshable(refreshing("scroll")))
    scrollViews[0].pull(through: [200])
    await waitForRefresh(2)
    #expect(log.entries == ["short list", "scroll"])
  }

  @Test func `what scrolls only horizontally isn't pulled, but what is around it`() async {
    show(Scroll(.horizontal) { Text("text") }.grow().refreshable(refreshing()))
    #expect(!scrollViews[0].pull(through: [200]))
    show(
      Scroll {
        Scroll(.horizontal) { Text("text").frame(width: 500, height: 50) }
      }
      .grow().refreshable(refreshing("around")))
    #expect(scrollViews.last?.pull(through: [200]) == true)
    await waitForRefresh()
    #expect(log.entries == ["around"])
  }

  @Test func `content that doesn't scroll isn't pulled`() {
    show(Text("text").refreshable(refreshing()))
    let text = view.root.descendants.first { $0 is HeadlessTextView }
    #expect(text?.pull(through: [200]) == false)
    show(Scroll { Text("text").refreshable(refreshing()) }.grow())
    #expect(!scrollViews[0].pull(through: [200]))
  }

  @Test func `the innermost refreshable content is loaded, once all around it is at its top`() async
  {
    show(
      Scroll {
        Text("above").frame(height: 50)
        list().frame(height: 60).refreshable(refreshing("inner"))
        Scroll { Text("other").frame(height: 200) }.frame(height: 60)
      }
      .grow().refreshable(refreshing("outer")))
    let (outer, inner) = (scrollViews[0], scrollViews[1])
    outer.contentOffset.y = 30
    inner.contentOffset.y = 20
    inner.pull(through: [20, 50, 170]) { distance in
      view.settle()
      #expect(inner.scrollOffset == 0)
      #expect(outer.scrollOffset == (distance == 20 ? 30 : 0))
      #expect((indicator == nil) == (distance < 170))
    }
    #expect(log.entries.isEmpty)
    view.settle()
    scrollViews[1].pull(through: [200])
    await waitForRefresh()
    #expect(log.entries == ["inner"])
    outer.contentOffset.y = 10
    scrollViews[2].pull(through: [200])
    await waitForRefresh(2)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func `a pull while the content is loaded, and one that is canceled, load nothing`() async {
    let held = HeldRefresh()
    show(list().refreshable { await held.run() })
    scrollViews[0].pull(through: [200], isCanceled: true) { _ in view.settle() }
    view.settle()
    #expect(indicator == nil)
    scrollViews[0].pull(through: [200])
    view.settle()
    scrollViews[0].pull(through: [50]) { _ in
      view.settle()
      #expect(top == 8, "the spinner stays")
    }
    scrollViews[0].pull(through: [200])
    view.settle()
    await held.letGo()
    await waitForRefresh(0)
    #expect(held.count == 1 && indicator == nil)
  }

  @Test func `a key in the middle of a pull refreshes, and the spinner goes to its place`() async {
    let held = HeldRefresh()
    show(list().refreshable { await held.run() })
    scrollViews[0].pull(through: [50, 60]) { distance in
      if distance == 60 { view.mountHost.pressKey(KeyCombination(.function(5)), in: view.root) }
      view.settle()
    }
    view.settle()
    #expect(top == 8)
    await held.letGo()
    await waitForRefresh(0)
    #expect(held.count == 1 && indicator == nil)
  }

  @Test func `content that goes away is no longer pulled, and its indicator leaves no trace`() {
    show(list().refreshable(refreshing()))
    weak var pulled: HeadlessView?
    scrollViews[0].pull(through: [50, 200]) { distance in
      if distance == 50 {
        view.settle()
        pulled = indicator
        view.update { list() }
        view.settle()
      }
    }
    view.settle()
    #expect(pulled?.options.transform == nil)
    #expect(log.entries.isEmpty && indicator == nil && view.mountHost.isIdle)
  }
}

/// Work that lasts until it is let go.
private actor HeldRefresh {
  nonisolated private let begun = EventLog()
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  /// The number of times that it has begun.
  nonisolated var count: Int { begun.entries.count }

  func run() async {
    begun.record("begun")
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends the work in progress, and that which begins later.
  func letGo() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
