import Alidade
import AlidadeHeadless
import AlidadeTesting

@testable import AlidadeCore

/// A random program with a list: changes rows from outside and what they remember, in all lanes,
/// scrolls, resizes, holds work up, lets hosts die, and compares what is in sight with what a list
/// without any cleverness would show.
///
/// At any time no row may show what it did not show yet when it showed something newer; what is
/// changed at once must be shown at once; and when nothing waits any longer, what is in sight must be
/// exactly what the rows have counted, in their order and heights.
@MainActor final class ListSoundnessRun {
  var generator: SeededGenerator
  let mountHost = HeadlessMountHost(isRecording: false)
  private(set) var book = RowBook()
  private(set) var handle = ListHandle()
  private(set) var host: ComponentHost?
  private(set) var root: HeadlessView?
  private(set) var stepCount = 0
  var statistics = Statistics()
  /// What is wrong, and how it came to be.
  private(set) var failure: String?
  private var trace: [String] = []

  /// What is to be shown.
  var items: [SoundItem] = []
  private(set) var header = SoundItem(id: 0, height: ListStage.headerHeight, kind: 0)
  var theme = 0
  /// What each row has counted.
  private var counts: [Int: Int] = [:]
  /// What each row has shown it has counted, and the number of its state.
  private var shownCounts: [Int: Int] = [:]
  private var serials: [Int: Int] = [:]
  private var lastId = 0

  /// How many rows that are gone a list may not have taken apart yet.
  private static let batch = 66

  /// How often things happened that a run must not do without.
  struct Statistics {
    var updates = 0
    var immediateUpdates = 0
    var settlings = 0
    var missedFrames = 0
    var rowsShown = 0
    var hostDeaths = 0
  }

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    begin()
  }

  /// Takes a number of steps, or fewer if something is wrong.
  func run(steps: Int) {
    for _ in 0..<steps where failure == nil {
      let ledger = book.ledger
      Diagnostics.withSink({ ledger.note(problem: $0.description) }) {
        stepCount += 1
        step()
      }
    }
    if failure == nil { end() }
  }

  // MARK: - Hosts

  private func begin() {
    (book, handle) = (RowBook(), ListHandle())
    (counts, shownCounts, serials, theme) = ([:], [:], [:], 0)
    items = (0..<random(0...60)).map { _ in makeItem() }
    let root = mountHost.makeRoot(size: Size(width: 300, height: 300))
    let host = ComponentHost(stage, in: root, mounter: Mounter(host: mountHost))
    (self.host, self.root) = (host, root)
    host.isVisible = true
    host.size = root.frame.size
    check("begin")
  }

  private var stage: ListStage {
    ListStage(items: items, header: header, book: book, handle: handle)
  }

  /// The host goes away, in the midst of whatever was under way.
  func end() {
    log("death")
    statistics.hostDeaths += 1
    if Bool.random(using: &generator) { host?.tearDown() }
    host = nil
    root = nil
    book.ledger.forgetContexts(but: [])
    mountHost.settle()
    // What was under way has gone on without its host.
    book.ledger.forgetContexts(but: [])
    let lives = book.ledger.livesInProgress.count + book.ledger.boxesInProgress.count
    if lives > 0 { fail("\(lives) controllers outlive their host") }
    if book.ledger.tokensAlive > 0 { fail("\(book.ledger.tokensAlive) states outlive their host") }
    if !book.appearances.isEmpty { fail("some disappeared not: \(book.appearances)") }
    if let problem = book.ledger.problems.first { fail(problem) }
  }

  func restart() {
    end()
    if failure == nil { begin() }
  }

  // MARK: - Changes

  func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  func makeItem() -> SoundItem {
    lastId += 1
    return SoundItem(
      id: lastId, height: Double(random(10...70)), kind: random(0...SoundItem.kinds - 1))
  }

  /// Shows the items and the header as they are now.
  func show(in lane: UpdateLane) {
    host?.setComponent(stage, in: lane)
    check("show")
  }

  func changeHeader() { header.version += 1 }

  /// A row that is in sight, or remembers something; the header is one, too.
  func pickRow() -> (id: Int, context: Context<CounterState>)? {
    let ids = sight.map(\.id) + items.map(\.id).filter { counts[$0] != nil }
    guard let id = ids.randomElement(using: &generator),
      id == header.id || items.contains(where: { $0.id == id }),
      let serial = serials[id], let context = book.ledger.context(of: serial)
    else { return nil }
    statistics.updates += 1
    counts[id, default: 0] += 1
    return (id, context)
  }

  func expectShown(_ id: Int) {
    statistics.immediateUpdates += 1
    // Without any room nothing is brought up to date.
    guard let host, let size = host.size, size.width > 0 else { return }
    if let row = sight.first(where: { $0.id == id }), row.count != counts[id] {
      fail("\(id) shows \(row.count) instead of \(counts[id] ?? 0) at once")
    }
  }

  // MARK: - What is in sight

  /// A row in sight.
  struct Row: Equatable {
    let id: Int
    let count: Int
    let text: String
    let serial: Int
    var top = 0.0
    var height = 0.0

    init?(_ text: String, top: Double, height: Double) {
      let pieces = text.split(separator: "#")
      guard pieces.count == 2, let serial = Int(pieces[1]),
        let number = pieces[0].split(separator: "v").first
      else { return nil }
      let numbers = number.split(separator: ":").compactMap { Int($0) }
      guard numbers.count == 2 else { return nil }
      (id, count) = (numbers[0], numbers[1])
      (self.text, self.serial) = (String(pieces[0]), serial)
      (self.top, self.height) = (top, height)
    }
  }

  var scrollView: HeadlessScrollView? {
    root?.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first
  }

  /// The header and the rows in sight, from the top.
  var sight: [Row] {
    let others = root?.visibleTexts.first.map { [Row($0, top: 0, height: 0)] } ?? []
    return others.compactMap { $0 } + rows
  }

  /// The rows in sight, from the top.
  private var rows: [Row] {
    guard let scrollView, scrollView.viewportSize.height > 0, scrollView.viewportSize.width > 0
    else { return [] }
    return scrollView.visibleSubviews
      .compactMap { view in
        Row(
          view.visibleTexts.joined().filter { !$0.isNewline },
          top: view.frame.minY + scrollView.contentOrigin, height: view.frame.size.height)
      }
      .filter { $0.top + $0.height > 0 && $0.top < scrollView.viewportSize.height }
      .sorted { $0.top < $1.top }
  }

  // MARK: - Checks

  /// Looks whether nothing goes back, and nobody else's state is shown.
  func check(_ what: String) {
    guard failure == nil else { return }
    for serial in book.ledger.takeIncrements() {
      if let id = book.owner(of: serial) { counts[id, default: 0] += 1 }
    }
    statistics.missedFrames = max(statistics.missedFrames, host?.counters.missedFrames ?? 0)
    for row in sight {
      if book.owner(of: row.serial) != row.id { fail("\(what): \(row.id) shows another's state") }
      if counts[row.id] != nil, let serial = serials[row.id], serial != row.serial,
        shownCounts[row.id] ?? 0 > 0
      {
        fail("\(what): \(row.id) has forgotten what it was")
      }
      if row.count < shownCounts[row.id] ?? 0 { fail("\(what): \(row.id) goes back") }
      if row.count > counts[row.id] ?? 0 { fail("\(what): \(row.id) counts too far") }
      serials[row.id] = row.serial
      shownCounts[row.id] = row.count
    }
    if let problem = book.ledger.problems.first { fail("\(what): \(problem)") }
  }

  /// Lets all that waits happen, and looks whether everything is as it must be.
  func settle() {
    statistics.settlings += 1
    for _ in 0..<200 where !mountHost.isIdle && failure == nil {
      mountHost.runMainWork()
      check("main")
      mountHost.runBackgroundWork()
      check("background")
      mountHost.runLaterTurns()
      mountHost.runFrame()
      check("frame")
    }
    mountHost.holdsBackgroundWork = false
    if !mountHost.isIdle { fail("it does not settle") }
    guard failure == nil, let size = host?.size, size.width > 0 else { return }
    compareSight()
    compareLives()
    counts = counts.filter { count in isWanted(count.key) }
    book.ledger.forgetContexts(but: Set(serials.filter { isWanted($0.key) }.values))
    serials = serials.filter { isWanted($0.key) }
    book.ledger.forgetEnded()
    // Rows that nobody wants are taken apart in batches.
    let states = book.ledger.tokensAlive
    if states > items.count + 1 + ListSoundnessRun.batch {
      fail("\(states) states are alive for \(items.count) rows")
    }
  }

  private func isWanted(_ id: Int) -> Bool {
    id == header.id || items.contains { $0.id == id }
  }

  private func compareSight() {
    guard let height = scrollView?.viewportSize.height, height > 0 else { return }
    let shown = rows
    statistics.rowsShown += shown.count
    if items.isEmpty != shown.isEmpty { return fail("\(shown.count) rows of \(items.count)") }
    guard let first = shown.first else { return }
    guard let start = items.firstIndex(where: { $0.id == first.id }) else {
      return fail("\(first.id) is shown though it is gone")
    }
    if first.top > 0 {
      return fail("there is nothing above \(first.id), which is \(first.top) from the top")
    }
    var top = first.top
    var expected: [String] = []
    for item in items[start...] where top < height {
      let count = counts[item.id] ?? 0
      expected.append("\(item.text(count: count, theme: theme)) \(top) \(item.height(at: count))")
      top += item.height(at: count)
    }
    let actual = shown.map { "\($0.text) \($0.top) \($0.height)" }
    if actual != expected { return fail("in sight is \(actual),\n  not \(expected)") }
    let text = header.text(count: counts[header.id] ?? 0, theme: theme)
    if sight.first?.text != text { fail("the header is \(sight.first?.text ?? ""), not \(text)") }
  }

  private func compareLives() {
    // What is in sight by less than a pixel, or just outside, may be mounted.
    let mounted = Set(book.ledger.livesInProgress.filter(\.value.isMounted).keys)
    let shown = Set(sight.map(\.serial))
    let strays = shown.subtracting(mounted)
    if !strays.isEmpty { fail("\(strays) are shown without controllers") }
    let appeared = book.appearances
    if appeared.values.contains(where: { $0 != 1 }) { fail("appeared are \(appeared)") }
    let owners = Set(mounted.compactMap(book.owner))
    if Set(appeared.keys) != owners { fail("mounted are \(owners), appeared \(appeared.keys)") }
  }

  func fail(_ what: String) {
    guard failure == nil else { return }
    failure = "step \(stepCount): \(what)\n" + trace.suffix(40).joined(separator: "\n")
  }

  func log(_ line: String) {
    trace.append("  \(stepCount): \(line)")
    if trace.count > 200 { trace.removeFirst(100) }
  }
}
