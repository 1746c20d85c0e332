import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Testing

@testable import AlidadeLists

extension FrameRun {
  /// Does something.
  func step() {
    switch number(0...99) {
    case 0..<10: changeData()
    case 10..<14: changeMuchInOneTurn()
    case 14..<24: count(priority: number(0...1) == 0 ? .nextFrame : .background)
    case 24..<29: countImmediately()
    case 29..<33: countOnThread()
    case 33..<36: changeMeasuring()
    case 36..<40: resize()
    case 40..<56: scroll()
    case 56..<59: focus()
    case 59..<67:
      mountHost.holdsBackgroundWork = number(0...2) == 0
      log("frame, held \(mountHost.holdsBackgroundWork)")
      observe("frame", holds: true) { mountHost.runFrame() }
    case 67..<75:
      log("main work")
      observe("main work", holds: true) { mountHost.runMainWork() }
    case 75..<79:
      log("background work")
      observe("background work", holds: true) { mountHost.runBackgroundWork() }
    case 79..<84: runOnePiece()
    case 84..<92: holdOrGoOn()
    case 92..<94:
      log("later turns")
      observe("later turns", holds: true) { mountHost.runLaterTurns() }
    case 94..<96:
      log("update")
      observe("update", holds: true) { host?.update() }
    default:
      log("settle")
      mountHost.holdsBackgroundWork = number(0...1) == 0
      settle()
    }
  }

  // MARK: - Background work

  private func takeWork() -> (@Sendable () -> Void)? {
    mountHost.takeBackgroundWork { number(0...$0 - 1) }
  }

  private func runOnePiece() {
    guard let work = takeWork() else { return }
    log("one piece of background work")
    observe("one piece", holds: true, work)
  }

  private func holdOrGoOn() {
    if heldWork.isRunning {
      log("go on")
      observe("going on", holds: true) { heldWork.goOn(isFinal: number(0...3) == 0) }
    } else if let work = takeWork() {
      log("begin held work")
      statistics.holds += 1
      observe("held work", holds: true) { heldWork.begin(work) }
    }
  }

  // MARK: - State

  /// A row that is in sight or has been.
  private func pickRow() -> (id: Int, context: Context<FrameRow.State>)? {
    let items = ledger.data.items
    var known = rows.map(\.shown)
    if number(0...2) > 0 { known += lastShown.values.sorted { $0.id < $1.id } }
    guard !known.isEmpty else { return nil }
    let shown = known[number(0...known.count - 1)]
    guard items.contains(where: { $0.id == shown.id }),
      let context = ledger.context(of: shown.serial)
    else { return nil }
    ledger.noteCount(of: shown.id)
    return (shown.id, context)
  }

  private func count(priority: UpdatePriority) {
    guard let (id, context) = pickRow() else { return }
    log("count \(id) \(priority)")
    observe("count", holds: true) { context.update(priority: priority) { $0.count += 1 } }
  }

  private func countImmediately() {
    guard let (id, context) = pickRow() else { return }
    log("count \(id) immediately")
    let count = ledger.counts[id] ?? 0
    observe("immediately", holds: true) { context.updateImmediately { $0.count += 1 } }
    // Other threads may be about to count.
    if !usesThreads { expectCounted(id, count) }
  }

  private func countOnThread() {
    guard let (id, context) = pickRow() else { return }
    let priority: UpdatePriority = number(0...1) == 0 ? .nextFrame : .background
    log("count \(id) \(priority) on a thread")
    observe("thread", holds: true) {
      onThread { context.update(priority: priority) { $0.count += 1 } }
    }
  }

  /// Checks that a row shows at least a number of counts; since then, it may have counted by
  /// itself.
  private func expectCounted(_ id: Int, _ count: Int) {
    guard let row = rows.first(where: { $0.id == id }) else { return }
    if row.shown.count < count { fail("\(row.shown) has not counted \(count) at once") }
  }

  /// Does something on another thread, and waits for it if every run must be the same.
  private func onThread(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(group: otherThreads, execute: DispatchWorkItem(block: body))
    if !usesThreads { otherThreads.waitPatiently(for: "the update of another thread") }
  }

  // MARK: - Data

  private func changeData() {
    let changes = FrameEdits.random(using: &generator)
    edit(changes)
    show(way: number(0...5))
  }

  private func edit(_ edits: [FrameEdits]) {
    ledger.edit { items, lastId in
      for edit in edits {
        edit.apply(to: &items, &lastId, largest: largest, using: &generator)
      }
    }
  }

  private func show(way: Int) {
    let data = ledger.data
    log("revision \(data.revision), \(data.items.count) rows, way \(way)")
    let keep: @Sendable (inout FrameData) -> Void = { if data.revision > $0.revision { $0 = data } }
    observe("show", holds: true) {
      let context = ledger.desk
      switch way {
      case 0: host?.setComponent(desk, priority: .nextFrame)
      case 1: host?.setComponent(desk, priority: .background)
      case 2: context?.update(priority: .nextFrame, keep)
      case 3: context?.update(priority: .background, keep)
      case 4: context?.updateImmediately(keep)
      default: if let context { onThread { context.update(priority: .background, keep) } }
      }
    }
    if way == 4, ledger.desk != nil { expectNewestVersions() }
  }

  /// Checks that what was changed immediately is in sight.
  private func expectNewestVersions() {
    // Other threads may have changed more.
    if usesThreads { return }
    let data = ledger.data
    let versions = Dictionary(uniqueKeysWithValues: data.items.map { ($0.id, $0.version) })
    for row in rows where row.shown.version != versions[row.id] {
      fail("\(row.shown) is shown at once instead of version \(versions[row.id] ?? -1)")
    }
  }

  /// Changes data and rows in several priorities before anything is shown.
  private func changeMuchInOneTurn() {
    log("much in one turn")
    let revision = ledger.data.revision
    let isImmediate = number(0...2) == 0
    let body = { @MainActor [self] in
      for _ in 0..<number(2...4) {
        switch number(0...2) {
        case 0:
          edit(FrameEdits.random(using: &generator))
          host?.setComponent(desk, priority: number(0...1) == 0 ? .background : .nextFrame)
        case 1:
          guard let (id, context) = pickRow() else { continue }
          log("count \(id)")
          context.update(priority: number(0...1) == 0 ? .background : .nextFrame) { $0.count += 1 }
        default:
          guard let (id, context) = pickRow() else { continue }
          log("count \(id) on a thread")
          onThread { context.update(priority: .background) { $0.count += 1 } }
        }
      }
    }
    observe("much at once \(isImmediate)", holds: true) {
      if isImmediate { withImmediateUpdates(body) } else { body() }
    }
    if isImmediate, ledger.data.revision > revision { expectNewestVersions() }
  }

  // MARK: - Surroundings

  private func changeMeasuring() {
    if number(0...1) == 0 {
      mountHost.scaleFactor = [1, 1.5, 2, 3][number(0...3)]
      scales.append(mountHost.scaleFactor)
      log("scale \(mountHost.scaleFactor)")
    } else {
      let measurer = HeadlessMeasurer(textScale: [1, 1.25, 2][number(0...2)])
      mountHost.measurer = measurer
      measurers.append(measurer)
      log("scale of text \(measurer.textScale)")
    }
    host?.setNeedsLayout()
    checkFrame("measuring")
  }

  private func resize() {
    let size = Size(
      width: [0, 200, 300, 333.5][number(0...3)], height: [20, 120, 300, 600][number(0...3)])
    log("size \(size)")
    observe("size", holds: true) { host?.size = size }
  }

  private func focus() {
    let views = scrollView?.visibleSubviews ?? []
    let stops = views.filter { $0.descendants.contains { $0 is HeadlessPressableView } }
    guard let view = (stops.isEmpty ? views : stops).randomElement(using: &generator) else {
      return
    }
    log("focus \(view.visibleTexts.first ?? "")")
    // The row that had the focus may lose it now.
    if !stops.isEmpty { lastFocused = nil }
    observe("focus", holds: true) { mountHost.moveFocus(to: view) }
  }

  private func scroll() {
    statistics.scrolls += 1
    switch number(0...7) {
    case 0:
      let row = number(0...max(0, ledger.data.items.count))
      log("scroll to row \(row)")
      observe("row", holds: false) { controller.scroll(toRow: row) }
    case 1:
      let command = ScrollCommand.allCases[number(0...ScrollCommand.allCases.count - 1)]
      log("\(command)")
      // Keys move the focus from row to row.
      lastFocused = nil
      observe("key", holds: false) { scrollView?.perform(command) }
    case 2:
      let offset = Double(number(0...Int(controller.contentHeight + 100)))
      log("scroll to \(offset)")
      observe("offset", holds: false) { controller.offset = offset }
    default:
      let distance =
        number(0...3) == 0 ? Double(number(-900...900)) / 3 : Double(number(-300...300))
      log("scroll by \(distance)")
      observe("wheel", holds: true, by: distance) {
        scrollView?.scroll(by: distance)
      }
    }
  }
}
