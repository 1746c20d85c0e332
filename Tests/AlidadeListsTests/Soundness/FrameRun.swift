import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Testing

@testable import AlidadeLists

/// A random program with one list, which is compared after every frame with a list without any
/// cleverness.
@MainActor final class FrameRun {
  /// The largest number of rows; few enough to be compared at once, so that each frame shows the
  /// newest ones.
  nonisolated static let maximumRowCount = 300

  var generator: SeededGenerator
  let mountHost: HeadlessMountHost
  let heldWork: HeldWork
  let ledger: FrameLedger
  let controller = ListController()
  let usesThreads: Bool
  /// The largest number of rows of this run.
  let largest: Int
  private(set) var host: ComponentHost?
  private(set) var root: HeadlessView?
  private(set) weak var scrollView: HeadlessScrollView?
  /// The view that says which revision of the data is shown.
  private weak var heading: HeadlessView?
  private(set) var stepCount = 0
  private(set) var failure: String?
  private var trace: [String] = []
  var statistics = Statistics()

  /// The conditions under which rows in sight may have been measured.
  var measurers: [HeadlessMeasurer] = []
  var scales: [Double] = []
  /// What each row has shown last.
  var lastShown: [Int: FrameRow.Shown] = [:]

  /// What the reader saw when the list last had room; `nil` if it was scrolled since.
  var lastSight: Sight?

  /// The row that had the focus in the last frame.
  var lastFocused: FrameRow.Shown?

  /// The work on other threads.
  let otherThreads = DispatchGroup()

  /// How often something happened that a run must not do without.
  struct Statistics {
    var frames = 0
    var rows = 0
    var staleRows = 0
    var anchors = 0
    /// The number of changes of a row of which only the lower part was in sight.
    var partlyVisibleRows = 0
    var scrolls = 0
    var settlings = 0
    var holds = 0
    /// The number of frames in which a row kept the focus.
    var focusedFrames = 0
    /// The number of those in which that row was out of sight.
    var focusedOutOfSight = 0
  }

  init(seed: UInt64, usesThreads: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.usesThreads = usesThreads
    heldWork = HeldWork(seed: seed)
    ledger = FrameLedger(heldWork: heldWork)
    mountHost = HeadlessMountHost(
      background: usesThreads ? .threads : .manual, isRecording: true)
    largest = seed % 4 == 0 ? FrameRun.maximumRowCount : 80
    begin()
  }

  /// Takes a number of steps, or fewer if something is wrong.
  func run(steps: Int) {
    for _ in 0..<steps where failure == nil {
      stepCount += 1
      Diagnostics.withSink({ [ledger] in ledger.note(problem: $0.description) }) { step() }
    }
    if failure == nil { settle() }
  }

  private func begin() {
    mountHost.scaleFactor = [1, 1, 1.5, 3][number(0...3)]
    (scales, measurers) = ([mountHost.scaleFactor], [HeadlessMeasurer()])
    ledger.edit { items, lastId in
      lastId = number(0...largest / 2)
      items = (0..<lastId).map { FrameItem(id: $0 + 1, using: &generator) }
    }
    let root = mountHost.makeRoot(size: Size(width: 300, height: 300))
    let host = ComponentHost(desk, in: root, mounter: Mounter(host: mountHost))
    (self.host, self.root) = (host, root)
    host.isVisible = true
    host.size = root.frame.size
    let views = root.descendants.dropFirst()
    scrollView = views.lazy.compactMap { $0 as? HeadlessScrollView }.first
    heading = views.first { $0.visibleTexts.count == 1 }
    checkFrame("begin")
  }

  var desk: FrameDesk { FrameDesk(data: ledger.data, ledger: ledger, controller: controller) }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  /// Ends the host, and checks that nothing is left of it.
  func end() async {
    guard failure == nil else { return heldWork.goOn(isFinal: true) }
    if number(0...1) == 0 { host?.tearDown() }
    (host, root) = (nil, nil)
    ledger.forgetContexts()
    heldWork.goOn(isFinal: true)
    mountHost.settle()
    ledger.forgetContexts()
    // Controllers that another thread has released end on the main actor.
    for _ in 0..<10_000 where ledger.tokensAlive > 0 { await Task.yield() }
    if ledger.tokensAlive > 0 { fail("\(ledger.tokensAlive) states outlive their host") }
    if !ledger.appearedRows.isEmpty { fail("some rows have stayed: \(ledger.appearedRows)") }
    if !ledger.appearances.isEmpty { fail("some have not disappeared: \(ledger.appearances)") }
  }

  // MARK: - Rest

  /// Lets everything happen that waits, and checks that all is new.
  func settle() {
    statistics.settlings += 1
    otherThreads.waitPatiently(for: "the updates of other threads")
    for _ in 0..<300 where !isIdle && failure == nil {
      observe("main work", holds: true) { mountHost.runMainWork() }
      observe("held work", holds: true) { heldWork.goOn(isFinal: number(0...2) == 0) }
      observe("background work", holds: true) { mountHost.runBackgroundWork() }
      observe("later turns", holds: true) { mountHost.runLaterTurns() }
      observe("frame", holds: true) { mountHost.runFrame() }
    }
    if failure == nil, !isIdle { fail("it does not come to rest") }
    guard failure == nil else { return }
    // Without any room nothing is brought up to date.
    if let size = scrollView?.viewportSize, size.width > 0, size.height > 0 {
      (scales, measurers) = ([mountHost.scaleFactor], [measurers[measurers.count - 1]])
    }
    checkFrame("rest")
    checkNewest()
    let ids = Set(ledger.data.items.map(\.id))
    ledger.forgetContexts(exceptOf: ids, since: lastSight?.revision)
    lastShown = lastShown.filter { ids.contains($0.key) }
  }

  private var isIdle: Bool { mountHost.isIdle && !heldWork.isRunning }

  // MARK: - Views

  var list: ListMounter? { scrollView?.scrollDelegate as? ListMounter }

  /// The revision of the data that the views show.
  var shownRevision: Int? {
    heading?.visibleTexts.first.flatMap { $0.split(separator: " ").last }.flatMap { Int($0) }
  }

  // MARK: - Failures

  func fail(_ what: String) {
    guard failure == nil else { return }
    failure = "step \(stepCount): \(what)\n" + trace.suffix(30).joined(separator: "\n")
  }

  func log(_ line: String) {
    trace.append("  \(stepCount): \(line)")
    if trace.count > 200 { trace.removeFirst(100) }
  }
}
