import AlidadeHeadless
import AlidadeNative
import AlidadeTesting

@testable import AlidadeCore

/// A random program with a list: changes rows from outside and what they remember, in all
/// priorities, scrolls, resizes, holds work up, lets hosts die, and compares what is in sight with
/// what a list without any cleverness would show.
///
/// At any time no row may show what it did not show yet when it showed something newer; what is
/// changed at once must be shown at once; and when nothing waits any longer, what is in sight must
/// be exactly what the rows have counted, in their order and heights.
@MainActor final class ListSoundnessRun {
  var generator: SeededGenerator
  let mountHost = HeadlessMountHost(isRecording: false)
  private(set) var book = RowBook()
  private(set) var controller = ListController()
  private(set) var host: ComponentHost?
  private(set) var root: HeadlessView?
  /// The scroll view of the list, once it was looked for.
  private weak var knownScrollView: HeadlessScrollView?
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
    var anchorsHeld = 0
    var focusedOutOfSight = 0
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
    (book, controller) = (RowBook(), ListController())
    (counts, shownCounts, serials, theme) = ([:], [:], [:], 0)
    mountHost.scaleFactor = [1, 1, 1.5, 3][random(0...3)]
    mountHost.measurer = HeadlessMeasurer()
    items = (0..<random(0...60)).map { _ in makeItem() }
    let root = mountHost.makeRoot(size: Size(width: 300, height: 300))
    let host = ComponentHost(stage, in: root, mounter: Mounter(host: mountHost))
    (self.host, self.root) = (host, root)
    host.isVisible = true
    host.size = root.frame.size
    check("begin")
  }

  private var stage: ListStage {
    ListStage(items: items, header: header, book: book, controller: controller)
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
      id: lastId, height: makeHeight(), kind: random(0...SoundItem.kinds - 1),
      words: random(0...2) == 0 ? random(1...8) : 0, isFocusable: random(0...2) == 0)
  }

  /// Mostly some text lines, now and then nothing or more than there is room for.
  func makeHeight() -> Double {
    switch random(0...19) {
    case 0: 0
    case 1: Double(random(500...4_000))
    case 2...5: Double(random(30...210)) / 3
    default: Double(random(10...70))
    }
  }

  /// Shows the items and the header as they are now.
  func show(priority: UpdatePriority) {
    host?.setComponent(stage, priority: priority)
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

  /// Checks that rows in sight show the newest items.
  func expectVersions() {
    guard let host, let size = host.size, size.width > 0 else { return }
    for row in rows {
      guard let item = items.first(where: { $0.id == row.id }) else {
        return fail("\(row.id) is shown at once though it is gone")
      }
      let text = item.text(count: row.count, theme: theme)
      if row.text.prefix(while: { $0 != "@" }) != text.prefix(while: { $0 != "@" }) {
        return fail("\(row.text) is shown instead of \(text) at once")
      }
    }
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

    /// The edge of the next row.
    var bottom: Double { top + height }

    init?(_ text: String, top: Double, height: Double) {
      let pieces = text.split(separator: "|").first?.split(separator: "#") ?? []
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
    // To look through all views takes long.
    if let root, let known = knownScrollView, known.isInside(root), known.isVisible { return known }
    let found = root?.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first
    knownScrollView = found
    return found
  }

  /// The header and the rows in sight, from the top.
  var sight: [Row] { addingHeader(to: rows) }

  /// Returns the header and the rows in sight, from the top.
  private func addingHeader(to rows: [Row]) -> [Row] {
    let header = headerText.flatMap { Row($0, top: 0, height: 0) }
    return [header].compactMap { $0 } + rows
  }

  /// The first text in the window; `nil` without any.
  private var headerText: String? {
    var pending = [root].compactMap { $0 }
    while let view = pending.popLast() {
      if view.isHidden { continue }
      if let text = view.visibleText { return text }
      pending += view.subviews.reversed()
    }
    return nil
  }

  /// The rows in sight, from the top.
  var rows: [Row] {
    guard let scrollView, scrollView.viewportSize.height > 0, scrollView.viewportSize.width > 0
    else { return [] }
    return scrollView.visibleSubviews
      .compactMap { view in
        Row(
          view.visibleTexts.joined().filter { !$0.isNewline },
          top: view.frame.minY + scrollView.contentOrigin.y, height: view.frame.size.height)
      }
      .filter { $0.bottom > 0.01 && $0.top < scrollView.viewportSize.height - 0.01 }
      // A row without height begins where the next one does.
      .sorted { ($0.top, $0.bottom) < ($1.top, $1.bottom) }
  }

  // MARK: - Checks

  /// Checks that nothing goes back, that no row shows another's state, and that rows neither
  /// overlap nor leave gaps.
  func check(_ what: String) {
    guard failure == nil else { return }
    let rows = rows
    checkPlaces(rows, what)
    for serial in book.ledger.takeIncrements() {
      if let id = book.owner(of: serial) { counts[id, default: 0] += 1 }
    }
    statistics.missedFrames = max(statistics.missedFrames, host?.counters.missedFrames ?? 0)
    for row in addingHeader(to: rows) {
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

  private func checkPlaces(_ rows: [Row], _ what: String) {
    for (above, below) in zip(rows, rows.dropFirst()) where abs(above.bottom - below.top) > 0.001 {
      return fail(
        "\(what): \(above.id) ends at \(above.bottom), \(below.id) begins at \(below.top)")
    }
    if let first = rows.first, first.top > 0.001 {
      fail("\(what): there is nothing above \(first.id), which is \(first.top) from the top")
    }
    if Set(rows.map(\.id)).count < rows.count { fail("\(what): a row is shown twice") }
  }

  /// Does something that must not move what the reader looks at: the topmost row in sight that
  /// stays.
  func holdingAnchor(_ what: String, _ body: () -> Void) {
    let before = readingPlace
    body()
    guard let before, let after = readingPlace, failure == nil,
      let anchor = before.rows.first(where: { row in items.contains { $0.id == row.id } }),
      // A row that has become too small to reach the top goes out of sight.
      let item = items.first(where: { $0.id == anchor.id }), item.height > -anchor.top
    else { return }
    statistics.anchorsHeld += 1
    let top = after.rows.first { $0.id == anchor.id }?.top
    if let top, abs(top - anchor.top) < 1 / mountHost.scaleFactor + 0.001 { return }
    fail(
      """
      \(what): \(anchor.id) has moved from \(anchor.top) to \(top.map { "\($0)" } ?? "nowhere"),
        in sight were \(before.rows.map { "\($0.id) \($0.top)" }) at \(before.offset),
        in sight are \(after.rows.map { "\($0.id) \($0.top)" }) at \(after.offset) \
      of \(scrollView?.maximumContentOffset.y ?? 0)
      """)
  }

  /// The rows in sight; `nil` at the ends of the list, which are kept in sight whatever rows do.
  private var readingPlace: (rows: [Row], offset: Double)? {
    guard let scrollView, scrollView.scrollOffset > 1,
      scrollView.scrollOffset < scrollView.maximumContentOffset.y - 1
    else { return nil }
    let rows = rows
    return rows.isEmpty ? nil : (rows, scrollView.scrollOffset)
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
    let rows = rows
    compareSight(rows)
    compareLives(rows)
    let wanted = Set(items.map(\.id)).union([header.id])
    counts = counts.filter { wanted.contains($0.key) }
    serials = serials.filter { wanted.contains($0.key) }
    book.ledger.forgetContexts(but: Set(serials.values))
    book.ledger.forgetEnded()
    // Rows that nobody wants are taken apart in batches.
    let states = book.ledger.tokensAlive
    if states > items.count + 1 + ListSoundnessRun.batch {
      fail("\(states) states are alive for \(items.count) rows")
    }
  }

  private func compareSight(_ rows: [Row]) {
    guard let height = scrollView?.viewportSize.height, height > 0 else { return }
    // Of a row without height there is nothing to see, whether or not it still has views.
    let shown = rows.filter { $0.height > 0 }
    statistics.rowsShown += shown.count
    let isEmpty = items.allSatisfy { $0.height == 0 && !$0.wraps }
    if isEmpty != shown.isEmpty {
      return fail("\(shown.count) rows of \(items.count): \(root?.dump() ?? "")")
    }
    guard let first = shown.first else { return }
    guard let start = items.firstIndex(where: { $0.id == first.id }) else {
      return fail("\(first.id) is shown though it is gone")
    }
    var top = first.top
    var shownBefore = 0
    let (width, grid) = (
      scrollView?.viewportSize.width ?? 0, PixelGrid(scale: mountHost.scaleFactor)
    )
    for item in items[start...] where top < height - 0.01 {
      let count = counts[item.id] ?? 0
      let itemHeight = item.height(at: count, width: width, mountHost.measurer, grid)
      if itemHeight == 0 { continue }
      let text = item.text(count: count, theme: theme)
      guard shownBefore < shown.count, shown[shownBefore].text == text,
        abs(shown[shownBefore].top - top) < 0.001,
        abs(shown[shownBefore].height - itemHeight) < 0.001
      else {
        let actual = shown.map { "\($0.text) \($0.top) \($0.height)" }
        return fail("in sight is \(actual),\n  not \(text) \(top) \(itemHeight)")
      }
      shownBefore += 1
      top += itemHeight
    }
    if shownBefore < shown.count { return fail("\(shown[shownBefore]) is shown beside the rows") }
    let text = header.text(count: counts[header.id] ?? 0, theme: theme)
    let shownHeader = addingHeader(to: rows).first?.text
    if shownHeader != text { fail("the header is \(shownHeader ?? ""), not \(text)") }
  }

  private func compareLives(_ rows: [Row]) {
    // What is in sight by less than a pixel, or just outside, may be mounted.
    let mounted = Set(book.ledger.livesInProgress.filter(\.value.isMounted).keys)
    let shown = Set(addingHeader(to: rows).map(\.serial))
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
